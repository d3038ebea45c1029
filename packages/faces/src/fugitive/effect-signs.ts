import type { Effect } from '@getaway/engine/fugitive'
import { BARRIER, GLOW, GOLD, INK, PAPER, STONE_LIGHT, TREE } from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import { by, inTurn, moved, placed, rotated } from '../drawing/moves.ts'
import {
  arc,
  circle,
  closed,
  corners,
  curve,
  ellipse,
  joined,
  line,
  rectangle,
  roundedRectangle,
} from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { centredNumber, romanShapes } from './numerals.ts'
import { shoe } from './signs.ts'

const LINE = 1.2
const CARD = roundedRectangle(-6, -8.4, 12, 16.8, 1.8)

/** What an effect is about, as a picture within a circle of 13 around the origin. */
export function effectShapes(effect: Effect): Shape[] {
  switch (effect.type) {
    case 'draw':
      return [...fan(effect.count), ...badge('plus')]
    case 'no-draw':
      return [...fan(2), ...badge('cross')]
    case 'close-deck':
      return [...stack(effect.deck), ...badge('cross')]
    case 'discard':
      return [...fan(1), stroked([...line(0, -4, 0, 4), ...line(-3, 1.4, 0, 4.6, 3, 1.4)], BARRIER, 2)]
    case 'reach':
      return reachShapes(effect.by)
    case 'strong-sprint':
      return [filled(shoe(-3, 1, 1.15, 8), INK), ...badge('plus')]
    case 'no-sprint':
      return [filled(shoe(-3, 1, 1.15, 8), INK), ...badge('cross')]
    case 'place-more':
      return [...house(), ...badge('plus')]
    case 'stay':
      return [...house(), ...badge('cross')]
    case 'guess-more':
      return [...question(), ...badge('plus')]
    case 'no-guess':
      return [...question(), ...badge('cross')]
    case 'one-number':
      return [...question(), ...badge('one')]
    case 'tell-count':
      return [...question(), ...badge('tick')]
    case 'rule-out':
      return ruledOut(effect.count)
    case 'show-sprint':
      return [filled(shoe(0, -3.4, 0.95, 8), INK), ...eye(8)]
    case 'show-parity':
      return [...centredNumber(1, -6, -4, 12, INK), ...centredNumber(2, 5.4, -4, 12, INK), ...eye(8)]
    case 'show-deck':
      return [...placed(stack(undefined), by(0, -3), 0.85), ...eye(8)]
    case 'turn-up':
      return [...placed(house(), by(0, -2.4), 0.9), ...eye(8)]
    case 'burn':
      return [...fan(2), ...flame()]
    default:
      return effect satisfies never
  }
}

function fan(count: number): Shape[] {
  const turns = count === 1 ? [0] : [-13, 11]
  return turns.flatMap((turn, index) => {
    const move = inTurn(rotated(turn), by(count === 1 ? 0 : index * 5 - 2.5, 0))
    return [
      outlined(moved(CARD, move), index === turns.length - 1 ? PAPER : STONE_LIGHT, INK, LINE),
      stroked(moved(roundedRectangle(-4.2, -6.6, 8.4, 13.2, 1), move), '#b9a78a', 0.8),
    ]
  })
}

function stack(deck: 1 | 2 | 3 | undefined): Shape[] {
  return [
    ...[3, 1.5, 0].map((off) =>
      outlined(moved(CARD, by(off - 1.5, off - 1.5)), off === 0 ? PAPER : STONE_LIGHT, INK, LINE),
    ),
    ...(deck === undefined ? question(0.62, -1.5, -1.5) : romanShapes(deck, -1.5, -1.5, 8.4, INK)),
  ]
}

function house(): Shape[] {
  return [
    outlined(rectangle(-7, -1.6, 14, 10), PAPER, INK, LINE),
    outlined(corners(-9.6, -1.2, 0, -9.6, 9.6, -1.2), '#a3603f', INK, LINE),
    outlined(roundedRectangle(-2, 2.4, 4, 6, 1.6), INK, INK, 0.6),
    outlined(rectangle(3, 0.8, 2.8, 3), GLOW, INK, 0.8),
  ]
}

function question(scale = 1, x = -1, y = 0): Shape[] {
  const hook = joined(
    arc(0, -4, 4.6, -165, 60),
    curve({ x: 2.3, y: 0 }, { x: 0.4, y: 1.2 }, { x: 0, y: 2 }, { x: 0, y: 4 }),
  )
  return placed([stroked(hook, INK, 2.8), filled(circle(0, 8.6, 1.8), INK)], by(x, y), scale)
}

function reachShapes(steps: number): Shape[] {
  const far = Math.abs(steps)
  const dots = Array.from({ length: far }, (_, index) => (index - (far - 1) / 2) * 5.6)
  const way = Math.sign(steps)
  return [
    stroked(
      [...line(-9 * way, -3, 8 * way, -3), ...line(4.2 * way, -7.4, 9 * way, -3, 4.2 * way, 1.4)],
      way > 0 ? TREE : BARRIER,
      3,
    ),
    ...dots.map((x) => outlined(circle(x, 7, 2.1), GOLD, INK, 1)),
  ]
}

const RULED_OUT: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5.4, 0],
    [5.4, 0],
  ],
  3: [
    [0, -5.4],
    [-5.4, 5.4],
    [5.4, 5.4],
  ],
}

/** One to three numbers, crossed out. */
function ruledOut(count: number): Shape[] {
  const shown = RULED_OUT[count] ?? []
  return shown.flatMap(([x, y]) => [
    outlined(roundedRectangle(x - 4, y - 4.6, 8, 9.2, 1.4), PAPER, INK, 1),
    stroked(
      [...line(x - 2.2, y - 2.4, x + 2.2, y + 2.4), ...line(x + 2.2, y - 2.4, x - 2.2, y + 2.4)],
      BARRIER,
      1.5,
    ),
  ])
}

function eye(y: number): Shape[] {
  const lid: VectorPath = closed(
    joined(
      curve({ x: -8, y }, { x: -4, y: y - 5.4 }, { x: 4, y: y - 5.4 }, { x: 8, y }),
      curve({ x: 8, y }, { x: 4, y: y + 5.4 }, { x: -4, y: y + 5.4 }, { x: -8, y }),
    ),
  )
  return [
    outlined(lid, PAPER, INK, LINE),
    filled(circle(0, y, 2.7), INK),
    filled(circle(0.9, y - 0.9, 0.8), PAPER),
  ]
}

function flame(): Shape[] {
  const outer = closed(
    joined(
      curve({ x: 0, y: -5 }, { x: 9, y: 2 }, { x: 7, y: 10 }, { x: 0, y: 10 }),
      curve({ x: 0, y: 10 }, { x: -7, y: 10 }, { x: -7, y: 3 }, { x: 0, y: -5 }),
    ),
  )
  return [outlined(outer, '#e0662f', INK, LINE), filled(ellipse(0, 6, 2.6, 3.4), GLOW)]
}

const BADGE = {
  plus: { fill: TREE, ink: [...line(-2.2, 0, 2.2, 0), ...line(0, -2.2, 0, 2.2)] },
  cross: { fill: BARRIER, ink: [...line(-1.8, -1.8, 1.8, 1.8), ...line(1.8, -1.8, -1.8, 1.8)] },
  one: { fill: GOLD, ink: line(-1, -1.6, 0.4, -2.6, 0.4, 2.6) },
  tick: { fill: GOLD, ink: line(-2.2, 0.2, -0.6, 2, 2.4, -2) },
} as const

/** In the lower right corner: more of it, none of it, one, or how many. */
function badge(kind: keyof typeof BADGE): Shape[] {
  const { fill, ink } = BADGE[kind]
  return placed(
    [outlined(circle(0, 0, 4.6), fill, INK, LINE), stroked(ink, fill === GOLD ? INK : PAPER, 1.6)],
    by(8, 7.4),
  )
}
