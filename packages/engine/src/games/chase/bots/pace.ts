import type { Random } from '../../../random.ts'
import type { Command } from '../commands.ts'

/** How long a person takes, from and to, in ms. */
type Span = readonly [from: number, to: number]

const SPANS: Readonly<Record<Command['type'], Span>> = {
  'get-ready': [1500, 3000],
  leave: [1000, 2000],
  'plan-sides': [1000, 2000],
  'plan-targets': [1000, 2000],
  'claim-start': [800, 2500],
  'place-start': [3000, 7000],
  'take-pile': [500, 1200],
  'place-tile': [2120, 4700],
  'call-exchange': [1200, 2600],
  'withdraw-exchange': [1000, 2000],
  'answer-exchange': [600, 1400],
  'place-marker': [1430, 3450],
  'pass-markers': [700, 1600],
  'lose-trail': [1500, 3000],
  'void-round': [1000, 2000],
  'correct-round': [1000, 2000],
  'abandon-game': [1000, 2000],
}

/** With two chases on one table there is more to look through. */
const CROWD = 4
const SLOWER_IN_A_CROWD = 1.2

/** The time for a command: mostly from the middle of its span, seldom from its ends. */
export function paceOf(command: Command, players: number, random: Random): number {
  const [from, to] = SPANS[command.type]
  const half = (to - from) / 2
  const pace = from + random(half + 1) + random(half + 1)
  const isSlower = command.type === 'place-marker' && players === CROWD
  return isSlower ? Math.round(pace * SLOWER_IN_A_CROWD) : pace
}
