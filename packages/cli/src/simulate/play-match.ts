import { simulate } from '@getaway/engine'
import { gameTexts } from '../games/game-texts.ts'
import { beginningOf, gameOfRun, type SimulationRun } from './run.ts'
import type { SimulationTally } from './tally.ts'

export interface PlayedMatch {
  readonly id: string
  /** The whole log. */
  readonly log: string
  readonly tally: SimulationTally
}

export function playMatch(run: SimulationRun, index: number): PlayedMatch {
  const game = gameOfRun(run)
  const { id, at, random } = beginningOf(run, index)
  const played = simulate({ game, id, at, random, seats: run.bots, options: run.options })
  const { events, lines, state, refusals } = played
  const { players, winners } = game.outcomeOf(state)
  const isOver = game.isOver(state)
  const report = game.reportOf(state, () => ({ late: [], dropped: [] }))
  return {
    id,
    log: `${lines.join('\n')}\n`,
    tally: {
      matches: 1,
      cutOff: isOver ? 0 : 1,
      withoutWinner: isOver && winners.length === 0 ? 1 : 0,
      events: events.length,
      refused: refusals.length,
      lengthUs: (events.at(-1)?.at ?? at) - at,
      seats: players.map(({ marks }, seat) => ({ won: isOver && winners.includes(seat) ? 1 : 0, marks })),
      counts: gameTexts[game.id]?.count(report) ?? {},
    },
  }
}
