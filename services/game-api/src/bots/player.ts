import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, ConnectionClosed } from '@getaway/client'
import {
  type AnyGame,
  createTimeline,
  gameOf,
  type LogEvent,
  type Random,
  type Timeline,
} from '@getaway/engine'
import type { Play } from './messages.ts'

/** Plays one seat to the end of its match, by what its feed shows and nothing else. */
export async function playSeat(
  connection: Connection,
  { seat, strength, pace }: Pick<Play, 'seat' | 'strength' | 'pace'>,
  random: Random,
): Promise<void> {
  let game: AnyGame | undefined
  let timeline: Timeline<unknown> | undefined
  let isBusy = false

  const see = (event: LogEvent, reveals: readonly LogEvent[]) => {
    if (!timeline) {
      const named = gameOf(event)
      if (typeof named === 'string') throw new Error(named)
      game = named
      timeline = createTimeline(named, event)
      return
    }
    for (const reveal of reveals) timeline.learn(reveal)
    timeline.push(event)
  }
  const view = () => timeline?.stateAfter(timeline.length)

  /** One thing after the other: thinks, acts, hears the answer, thinks again. */
  const act = async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (;;) {
        const intent = game?.bots[strength]?.intend(view(), seat, random)
        if (!intent) return
        await sleep(intent.thinkMs * pace)
        await connection.send(intent.command)
      }
    } catch (error) {
      if (!(error instanceof ConnectionClosed)) throw error
    } finally {
      isBusy = false
    }
  }

  for await (const item of connection.items) {
    if (item.type === 'restart') timeline = undefined
    if (item.type === 'shown') {
      see(item.event, item.reveals)
      if (game?.isOver(view())) connection.close()
      else void act().catch(() => connection.close())
    }
  }
}
