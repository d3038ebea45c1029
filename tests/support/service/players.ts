import type { Connection, Receipt } from '@getaway/client'
import { type AnyGame, createFollowing, type LogEvent, type Random } from '@getaway/engine'
import { playOf } from '../play/games-at-random.ts'
import type { RandomPlay } from '../play/random-play/random-play.ts'
import { gameIn } from '../play/states.ts'

export interface PlayedSeat {
  /** What was acknowledged. */
  readonly receipts: readonly Receipt[]
  readonly refused: number
  /** The match as this seat saw it. */
  readonly events: readonly LogEvent[]
}

/** A random player of whatever game on a real line, as fast as it goes, to the end of the match. */
export async function playRandomly(
  connection: Connection,
  seat: number,
  random: Random,
  wishOf?: RandomPlay['wish'],
  gameOf: (created: LogEvent) => AnyGame = (created) => gameIn([created]),
): Promise<PlayedSeat> {
  const events: LogEvent[] = []
  const following = createFollowing({ rulesOf: gameOf })
  let refused = 0
  let isOver = false

  const act = async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, random(4)))
      const { match } = following
      const choose = match && (wishOf ?? playOf(match.game).wish)
      const wish = match && choose?.(match.state, seat, random)
      if (!wish) continue
      const answer = await connection.send({ ...wish })
      if (answer.type === 'refused') refused++
    }
  }
  const acting = act()
  for await (const item of connection.items) {
    if (item.type === 'restart') events.length = 0
    if (item.type === 'restart' || item.type === 'shown') following.take(item)
    if (item.type !== 'shown') continue
    events.push(item.event)
    if (item.event.type === 'game.sealed') {
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
