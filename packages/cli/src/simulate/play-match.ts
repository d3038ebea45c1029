import { simulate } from '@getaway/engine'
import { countChase } from '../count-chase.ts'
import { beginningOf, gameIn, type Run } from './run.ts'
import type { Counts, Tally } from './tally.ts'

/** What a game counts, from its part of the report. One line per game. */
const counters: Readonly<Record<string, (report: object) => Counts>> = {
  chase: countChase,
}
export const GAMES: readonly string[] = Object.keys(counters)

export interface Played {
  readonly id: string
  /** The whole log. */
  readonly log: string
  readonly tally: Tally
}

export function playMatch(run: Run, index: number): Played {
  const game = gameIn(run)
  const { id, at, random } = beginningOf(run, index)
  const played = simulate({ game, id, at, random, seats: run.bots, options: run.options })
  const { events, lines, state, refusals } = played
  const { players, winner } = game.outcomeOf(state)
  const isOver = game.isOver(state)
  const report = game.reportOf(state, () => ({ late: [], dropped: [] }))
  return {
    id,
    log: `${lines.join('\n')}\n`,
    tally: {
      matches: 1,
      cutOff: isOver ? 0 : 1,
      withoutWinner: isOver && winner === null ? 1 : 0,
      events: events.length,
      refused: refusals.length,
      lengthUs: (events.at(-1)?.at ?? at) - at,
      seats: players.map(({ marks }, seat) => ({ won: isOver && winner === seat ? 1 : 0, marks })),
      counts: counters[game.id]?.(report) ?? {},
    },
  }
}
