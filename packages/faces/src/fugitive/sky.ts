import { GLOW, PAPER } from '../chase/paint/palette.ts'
import { createSteadyRandom } from '../chase/town/die.ts'
import type { Shape } from '../drawing/drawing.ts'
import { arc, circle, closed, joined, rectangle } from '../drawing/outlines.ts'
import { filled } from '../drawing/shapes.ts'
import { mixed } from './colours.ts'
import { HORIZON, WINDOW } from './window.ts'

/** The way leads through one night: card 0 is deep in it, 42 the morning. */
const HOURS = [
  { at: 0, high: '#171d45', low: '#37447c' },
  { at: 12, high: '#252c66', low: '#5a5e9e' },
  { at: 22, high: '#3d3c7e', low: '#a078a8' },
  { at: 30, high: '#5f5596', low: '#e39a92' },
  { at: 35, high: '#a084b8', low: '#ffb78c' },
  { at: 39, high: '#a9b9e2', low: '#ffd09a' },
  { at: 42, high: '#84c4e8', low: '#ffe6a6' },
] as const
const BANDS = [92, 77, 61, 45, 30]
const LAST_STAR = 34
const FIRST_SUN = 37

export interface Hour {
  readonly high: string
  readonly low: string
  /** What the dark lays over everything, and how much of it. */
  readonly tone: string
  readonly dark: number
}

export function hourOf(card: number): Hour {
  const next = HOURS.findIndex(({ at }) => at >= card)
  const to = HOURS[next] ?? HOURS[6]
  const from = HOURS[next - 1] ?? to
  const share = to.at === from.at ? 0 : (card - from.at) / (to.at - from.at)
  return {
    high: mixed(from.high, to.high, share),
    low: mixed(from.low, to.low, share),
    tone: '#2b2f70',
    dark: 0.29 * (1 - card / 42),
  }
}

/** The glow of a town or of the morning in rings, stars while there are any, then the moon or the sun. */
export function skyShapes(card: number): Shape[] {
  const { high, low } = hourOf(card)
  const { left, top, width } = WINDOW
  return [
    filled(rectangle(left - 2, top - 2, width + 4, HORIZON - top + 20), high),
    ...BANDS.map((radius, index) =>
      filled(
        closed(joined(arc(50, HORIZON + 6, Math.min(radius, 48), 180, 360, radius))),
        mixed(high, low, (index + 1) / BANDS.length),
      ),
    ),
    ...(card <= LAST_STAR ? starShapes(card) : []),
    ...(card >= FIRST_SUN ? sunShapes(card) : moonShapes(card)),
  ]
}

function starShapes(card: number): Shape[] {
  const die = createSteadyRandom(`stars ${card}`)
  const count = Math.round(18 * (1 - card / (LAST_STAR + 6)))
  const stars = Array.from({ length: count }, () =>
    circle(WINDOW.left + 4 + die() * 82, 28 + die() * 34, 0.4 + die() * 0.5),
  )
  return [filled(stars.flat(), PAPER, { opacity: 0.85 })]
}

/** It goes down to the left, as the night does. */
function moonShapes(card: number): Shape[] {
  const [x, y] = [84 - card * 0.35, 40 + card * 0.22]
  const { high, low } = hourOf(card)
  return [
    filled(circle(x, y, 8.6), mixed(high, low, 0.7), { opacity: 0.5 }),
    filled(circle(x, y, 5.6), '#fdf0cf'),
    filled(circle(x + 2.5, y - 1.4, 4.7), mixed(high, low, 0.55)),
  ]
}

function sunShapes(card: number): Shape[] {
  const y = HORIZON + 4 - (card - FIRST_SUN) * 4.2
  return [filled(circle(70, y, 17), '#fff0b8', { opacity: 0.45 }), filled(circle(70, y, 11.5), GLOW)]
}
