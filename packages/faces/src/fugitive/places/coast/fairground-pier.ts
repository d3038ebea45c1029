import { BARRIER, GLOW, GOLD, INK, PAPER } from '../../../chase/paint/palette.ts'
import { by, moved } from '../../../drawing/moves.ts'
import { circle, line, rectangle, roundedRectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, disc, hip, LINE, poly, range, strip } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { DRIFTWOOD, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const FAIRGROUND_PIER: PicturedPlace = {
  name: { en: 'The fairground pier', it: 'Il luna park sul molo' },
  scenery: 'water',
  shapes: () => [
    ...wheel(55, GROUND - 38, 27),
    stroked(line(38, GROUND - 4, 55, GROUND - 38, 72, GROUND - 4), INK, 3.4),
    stroked(line(38, GROUND - 4, 55, GROUND - 38, 72, GROUND - 4), PAPER, 1.8),
    disc(55, GROUND - 38, 3.4, GOLD),
    block(18, GROUND - 5, 18, 14, PAPER),
    ...range(11, 25, 6).map((x) => filled(rectangle(x, GROUND - 18.4, 3, 13), BARRIER)),
    poly(BARRIER, 5, GROUND - 19, 18, GROUND - 31, 31, GROUND - 19),
    poly(GOLD, 18, GROUND - 31, 18, GROUND - 37, 24, GROUND - 34),
    block(86, GROUND - 5, 14, 11, TEAL),
    hip(86, GROUND - 16, 18, 10, 6, GOLD),
    strip(86, GROUND - 8, 8, 5, GLOW),
    block(50, GROUND - 2, 98, 4, DRIFTWOOD),
    ...range(10, 94, 14).map((x) => block(x, GROUND + 9, 3, 11, '#86694f')),
    stroked(
      range(10, 80, 14).flatMap((x) => [...line(x, GROUND - 1, x + 14, GROUND + 8)]),
      '#86694f',
      1,
    ),
    filled(rectangle(3, GROUND + 8, 94, 9), '#4b8ba3', { opacity: 0.8 }),
    filled(
      range(7, 95, 6).flatMap((x) => circle(x, GROUND - 0.4, 0.9)),
      GLOW,
    ),
  ],
}

function wheel(x: number, y: number, radius: number) {
  const spokes = range(0, 315, 45)
  const at = (turn: number, reach: number) => {
    const angle = (turn * Math.PI) / 180
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  }
  const colours = [BARRIER, GOLD, TEAL, PAPER]
  return [
    stroked(
      [...circle(x, y, radius), ...spokes.flatMap((turn) => line(x, y, ...at(turn, radius)))],
      INK,
      2.2,
    ),
    stroked(
      [...circle(x, y, radius), ...spokes.flatMap((turn) => line(x, y, ...at(turn, radius)))],
      PAPER,
      1,
    ),
    stroked(circle(x, y, radius * 0.72), PAPER, 0.8),
    ...spokes.flatMap((turn, index) => {
      const [cx, cy] = at(turn, radius)
      return [
        outlined(
          moved(roundedRectangle(-3, 0, 6, 5.4, 1.6), by(cx, cy)),
          colours[index % 4] ?? GOLD,
          INK,
          LINE,
        ),
      ]
    }),
    filled(
      range(22.5, 340, 45).flatMap((turn) => circle(...at(turn, radius), 1)),
      GLOW,
    ),
  ]
}
