import { GOLD, INK, PAPER, STONE, STONE_DARK } from '../../../chase/paint/palette.ts'
import { by, inTurn, moved, rotated } from '../../../drawing/moves.ts'
import { arc, closed, line, rectangle } from '../../../drawing/outlines.ts'
import { outlined, stroked } from '../../../drawing/shapes.ts'
import { block, courses, disc, door, gable, LINE, pane, poly, range } from '../../build.ts'
import { bush } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const WINDMILL: PicturedPlace = {
  name: { en: 'The windmill', it: 'Il mulino a vento' },
  scenery: 'field',
  shapes: () => [
    poly('#efe0c8', 38, GROUND + 2, 43, GROUND - 40, 61, GROUND - 40, 66, GROUND + 2),
    courses(40.4, 63.6, [GROUND - 18], STONE_DARK, 0.9),
    poly('#e3d0b2', 35, GROUND + 2, 36.4, GROUND - 6, 67.6, GROUND - 6, 69, GROUND + 2),
    ...door(52, GROUND + 2, 8, 13, CLAY.dark),
    ...pane(52, GROUND - 23, 5.4, 7),
    outlined(closed(arc(52, GROUND - 40, 11, 180, 360, 10)), CLAY.light, INK, LINE),
    ...[24, 114, 204, 294].flatMap((turn) => sail(52, GROUND - 44, turn)),
    disc(52, GROUND - 44, 2.2, GOLD),
    block(82, GROUND + 1, 18, 10, OCHRE.wall),
    gable(82, GROUND - 9, 22, 7, CLAY.light),
    ...pane(82, GROUND - 2, 4.4, 5),
    ...bush(16, GROUND + 2, 7),
  ],
}

function sail(x: number, y: number, turn: number) {
  const move = inTurn(rotated(turn), by(x, y))
  return [
    outlined(moved(rectangle(0, -29, 7, 22), move), PAPER, INK, 0.8),
    stroked(
      moved([...line(3.5, -29, 3.5, -7), ...range(-25, -10, 5).flatMap((at) => line(0, at, 7, at))], move),
      STONE,
      0.6,
    ),
    stroked(moved(line(0, 0, 0, -30), move), INK, 1.5),
  ]
}
