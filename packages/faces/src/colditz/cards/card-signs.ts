import type { Card, Equipment, KitPart } from '@getaway/engine/colditz'
import {
  BARRIER,
  GLOW,
  GOLD,
  INK,
  PAPER,
  STONE_DARK,
  STONE_LIGHT,
  TREE,
  TREE_LIGHT,
} from '../../chase/paint/palette.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { by, placed, rotated } from '../../drawing/moves.ts'
import {
  arc,
  circle,
  closed,
  corners,
  curve,
  joined,
  line,
  rectangle,
  roundedRectangle,
} from '../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import { shoe } from '../../fugitive/signs.ts'
import { barsShapes, carShapes, hatchShapes, helmetShapes, thingShapes } from '../signs.ts'

const LINE = 1.3

/** What a card looks like at a glance, 26 high around the origin: no two kinds share a form. */
export function cardSign(card: Card): Shape[] {
  const dash = card.indexOf('-')
  const [kind, what] = dash < 0 ? [card, ''] : [card.slice(0, dash), card.slice(dash + 1)]
  switch (kind) {
    case 'tunnel':
      return tunnelMouth()
    case 'release':
      return [...barsShapes(-3, 0, 1.15), ...arrow(7, 0, 0)]
    case 'fast':
      return [
        filled([...shoe(-5, 3, 1.15, 24), ...shoe(6, -3, 1.15, 24)], INK),
        stroked([...line(-14, -6, -9, -6), ...line(-15, 0, -11, 0)], STONE_DARK, 1.6),
      ]
    case 'exchange':
      return [...thingShapes(what as Equipment, 0, -2, 0.95), ...swap()]
    case 'bribe':
      return coins()
    case 'kit':
      return what.split('-').flatMap((part, index) => thingShapes(part as KitPart, index * 19 - 9.5, 0, 0.85))
    case 'staff':
      return carShapes(0, 0, 1.25)
    case 'sabotage':
      return torn()
    case 'diversion':
      return [...helmetShapes(-2, 0, 0.95, STONE_LIGHT), ...arrow(9, 6, 90)]
    case 'inspection':
      return [
        ...helmetShapes(-7, -2, 0.8, STONE_LIGHT),
        ...helmetShapes(7, -2, 0.8, GOLD),
        ...arrow(0, 9, 90),
      ]
    case 'hideaway':
      return hatchShapes(0, 0, 1.4)
    case 'talisman':
      return clover()
    case 'warning':
      return whistle()
    case 'appel':
      return list()
    case 'search':
      return lens()
    case 'detected':
      return [...placed(tunnelMouth(), by(-3, 3), 0.8), ...placed(lens(), by(7, -6), 0.6)]
    case 'shot':
      return [
        stroked([...circle(0, 0, 9), ...circle(0, 0, 4.4)], BARRIER, 1.8),
        stroked(
          [...line(-13, 0, -5, 0), ...line(5, 0, 13, 0), ...line(0, -13, 0, -5), ...line(0, 5, 0, 13)],
          INK,
          1.8,
        ),
        filled(circle(0, 0, 1.6), BARRIER),
      ]
    case 'arrest':
      return [...thingShapes(what as Equipment, 0, -3, 0.85), ...cuffs()]
    default:
      throw new Error(`there is no card ${card}`)
  }
}

function arrow(x: number, y: number, degrees: number): Shape[] {
  const shape = outlined(corners(-6, -1.8, 1, -1.8, 1, -5, 8, 0, 1, 5, 1, 1.8, -6, 1.8), GOLD, INK, LINE)
  return placed(placed([shape], rotated(degrees)), by(x, y), 0.9)
}

function swap(): Shape[] {
  return [
    stroked([...arc(0, 0, 13, 200, 250), ...arc(0, 0, 13, 20, 70)], INK, 2),
    filled([...corners(-8.2, -13.4, -1.6, -13, -5.4, -8.4), ...corners(8.2, 13.4, 1.6, 13, 5.4, 8.4)], INK),
  ]
}

function tunnelMouth(): Shape[] {
  const arch = (half: number, high: number) =>
    closed(joined(line(-half, 9, -half, -high), arc(0, -high, half, 180, 360), line(half, 9)))
  return [
    outlined(arch(12, 1), '#b98755', INK, LINE),
    outlined(arch(8, 0), '#3b2413', INK, LINE),
    stroked(
      [
        ...line(-12, 3, -8, 3),
        ...line(8, 3, 12, 3),
        ...line(-10, -6, -6.6, -3.6),
        ...line(10, -6, 6.6, -3.6),
      ],
      INK,
      0.9,
    ),
  ]
}

function coins(): Shape[] {
  const coin = (x: number, y: number) => [
    outlined(circle(x, y, 6.6), GOLD, INK, LINE),
    stroked(circle(x, y, 4.2), '#c98a1f', 1),
  ]
  return [...coin(-5, 4), ...coin(5, 3), ...coin(0, -5)]
}

/** A card in two halves. */
function torn(): Shape[] {
  const left = corners(-9, -10, -1, -10, -3, -5, 0.6, -1, -2.4, 4, 0, 10, -9, 10)
  const right = corners(2.6, -10, 10, -10, 10, 10, 3.6, 10, 1.2, 4, 4.2, -1, 0.6, -5)
  return [
    ...placed([outlined(left, STONE_LIGHT, INK, LINE)], rotated(-8)),
    ...placed([outlined(right, PAPER, INK, LINE)], rotated(8)),
  ]
}

function clover(): Shape[] {
  const leaves = [45, 135, 225, 315].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return circle(Math.cos(angle) * 5.2, Math.sin(angle) * 5.2 - 2, 4.8)
  })
  return [
    stroked(curve({ x: 0, y: 0 }, { x: 2, y: 6 }, { x: 2, y: 9 }, { x: 6, y: 12 }), INK, 2.6),
    stroked(leaves, INK, 2.4),
    filled(leaves, TREE),
    filled(circle(0, -2, 2), TREE_LIGHT),
  ]
}

function whistle(): Shape[] {
  return [
    outlined(roundedRectangle(-12, -5, 16, 6.4, 2), GLOW, INK, LINE),
    outlined(circle(4, 2, 7.4), GLOW, INK, LINE),
    filled(circle(4, 2, 2.6), INK),
    stroked([...line(-8, -9, -9, -13), ...line(-3, -9, -3, -13), ...line(2, -9, 3, -13)], BARRIER, 1.8),
  ]
}

/** A list with ticks. */
function list(): Shape[] {
  const rows = [-5, 0, 5]
  return [
    outlined(roundedRectangle(-9, -11, 18, 23, 2), '#a3714a', INK, LINE),
    outlined(rectangle(-7, -8, 14, 18), PAPER, INK, 1),
    outlined(roundedRectangle(-3.6, -12.6, 7.2, 4.4, 1.4), STONE_LIGHT, INK, LINE),
    stroked(
      rows.flatMap((y) => line(-0.6, y + 1, 5, y + 1)),
      STONE_DARK,
      1.3,
    ),
    stroked(
      rows.flatMap((y) => line(-5.4, y + 0.8, -4, y + 2.4, -2, y - 1.2)),
      TREE,
      1.4,
    ),
  ]
}

function lens(): Shape[] {
  return [
    stroked(line(4.4, 4.4, 12, 12), INK, 5),
    stroked(line(5.4, 5.4, 11.4, 11.4), '#a3714a', 2.4),
    outlined(circle(-2, -2, 8.6), '#d8ecf1', INK, 2.4),
    stroked(curve({ x: -7, y: -3 }, { x: -6.4, y: -6 }, { x: -4, y: -7 }, { x: -2, y: -7.2 }), PAPER, 1.4),
  ]
}

function cuffs(): Shape[] {
  return [
    stroked([...circle(-6, 8, 3.8), ...circle(6, 8, 3.8)], INK, 3.4),
    stroked([...circle(-6, 8, 3.8), ...circle(6, 8, 3.8)], STONE_LIGHT, 1.5),
    stroked(line(-2, 8, 2, 8), INK, 1.8, { dash: [1.2, 0.8], cap: 'butt' }),
  ]
}
