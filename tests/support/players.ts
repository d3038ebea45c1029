import type { Connection, Receipt } from '@getaway/client'
import { createTimeline, gameOf, type LogEvent, type Random, type Timeline } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { playersWish, type Skill } from '@getaway/engine/testing'

const SKILL: Skill = { care: 95, sight: 90, haste: 60, pace: 0, sense: 98, favourite: undefined }

export interface Played {
  /** What was acknowledged. */
  readonly receipts: readonly Receipt[]
  readonly refused: number
  /** The match as this seat saw it. */
  readonly events: readonly LogEvent[]
}

/**
 * A random player on a real line, as fast as it goes, to the end of the match. `pause` lets others run
 * between two wishes.
 */
export async function playRandomly(connection: Connection, seat: number, random: Random): Promise<Played> {
  const events: LogEvent[] = []
  let timeline: Timeline<Match> | undefined
  let refused = 0
  let isOver = false

  const match = () => timeline?.stateAfter(timeline.length)
  const act = async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, random(4)))
      const state = match()
      const wish = state && playersWish(state, seat, SKILL, random)
      if (!wish) continue
      const answer = await connection.send({ ...wish })
      if (answer.type === 'refused') refused++
    }
  }
  const acting = act()
  for await (const item of connection.items) {
    if (item.type === 'restart') {
      timeline = undefined
      events.length = 0
    }
    if (item.type !== 'shown') continue
    events.push(item.event)
    if (timeline) {
      for (const reveal of item.reveals) timeline.learn(reveal)
      timeline.push(item.event)
    } else {
      const game = gameOf(item.event)
      if (typeof game === 'string') throw new Error(game)
      timeline = createTimeline(game, item.event) as Timeline<Match>
    }
    if (match()?.sealed) {
      isOver = true
      // What is under way will be answered: it came too late.
      acting.catch(() => {}).finally(() => connection.close())
    }
  }
  await acting.catch((error) => {
    if (!isOver) throw error
  })
  return { receipts: connection.receipts(), refused, events }
}
