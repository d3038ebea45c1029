import {
  ASPHALT,
  GLOW,
  LANE,
  LAWN,
  LAWN_DARK,
  PAPER,
  STONE,
  STONE_DARK,
  STONE_LIGHT,
  TREE,
  TREE_DARK,
} from '../chase/paint/palette.ts'
import { createSteadyRandom } from '../chase/town/die.ts'
import type { Shape } from '../drawing/drawing.ts'
import { circle, closed, corners, curve, joined, line, rectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { range } from './build.ts'
import { mixed } from './colours.ts'
import { ridge, ripples } from './nature.ts'
import { hourOf } from './sky.ts'
import { GROUND, HORIZON, WINDOW } from './window.ts'

export const SAND = '#ecd9a6'
const SEA = '#6fb3c4'
const [LEFT, WIDE, FOOT] = [WINDOW.left - 2, WINDOW.width + 4, 119]

/** What lies behind a place and under it. */
export type Scenery = 'town' | 'yard' | 'suburb' | 'field' | 'woods' | 'beach' | 'quay' | 'peaks' | 'water'

export function sceneryShapes(scenery: Scenery, card: number): Shape[] {
  return SCENERY[scenery](card)
}

const SCENERY: Readonly<Record<Scenery, (card: number) => Shape[]>> = {
  town: (card) => [...roofline(card), ...cobbles(STONE, STONE_DARK)],
  yard: (card) => [...hills(card, 0.2), ...cobbles(STONE_DARK, '#6f6870')],
  suburb: (card) => [...hills(card, 0.4), floor(GROUND - 6, LAWN), ...road()],
  field: (card) => [...hills(card, 0.45), floor(GROUND - 8, LAWN), ...furrows()],
  woods: (card) => [...firline(card), floor(GROUND - 6, LAWN_DARK), ...tufts(card)],
  beach: (card) => [...sea(card), floor(GROUND - 3, SAND), ...pebbles(card)],
  quay: (card) => [...sea(card), floor(GROUND, STONE_LIGHT), ...kerb()],
  peaks: (card) => [...mountains(card), floor(GROUND - 6, LAWN), ...tufts(card)],
  water: (card) => [...sea(card), ...swell()],
}

function floor(top: number, fill: string): Shape {
  return filled(rectangle(LEFT, top, WIDE, FOOT - top), fill)
}

/** Other houses, far off, with a few lights. */
function roofline(card: number): Shape[] {
  const die = createSteadyRandom(`roofs ${card}`)
  const { high, low } = hourOf(card)
  const houses = Array.from({ length: 9 }, (_, index) => {
    const [x, width] = [LEFT + index * 10.6, 11 + die() * 3]
    const top = 66 + die() * 14
    return { x, width, top, isFlat: die() < 0.3, light: die() }
  })
  return [
    filled(
      houses.flatMap(({ x, width, top, isFlat }) =>
        isFlat
          ? rectangle(x, top, width, FOOT - top)
          : corners(x, top, x + width / 2, top - 6, x + width, top, x + width, FOOT, x, FOOT),
      ),
      mixed(mixed(high, low, 0.25), '#1a1c40', 0.25),
    ),
    filled(
      houses.flatMap(({ x, top, light }) =>
        light < 0.75 ? rectangle(x + 3 + light * 3, top + 4, 1.8, 2.6) : [],
      ),
      GLOW,
      { opacity: 0.7 },
    ),
  ]
}

function hills(card: number, green: number): Shape[] {
  const die = createSteadyRandom(`hills ${card}`)
  const { high, low } = hourOf(card)
  const peak = 32 + die() * 36
  return [
    filled(
      ridge(82 + die() * 4, 72 + die() * 5, 80 + die() * 5, FOOT, peak),
      mixed(mixed(low, high, 0.45), TREE, green * 0.5),
    ),
    filled(
      ridge(90 - die() * 4, 84, 88 + die() * 4, FOOT, 100 - peak),
      mixed(mixed(low, high, 0.6), TREE, green),
    ),
  ]
}

function firline(card: number): Shape[] {
  const { high, low } = hourOf(card)
  const die = createSteadyRandom(`firs ${card}`)
  const row = (apart: number, base: number, height: number) =>
    range(LEFT + 2, LEFT + WIDE - 4, apart).flatMap((x) => {
      const high = height * (0.7 + die() * 0.5)
      return corners(x - high * 0.24, base, x, base - high, x + high * 0.24, base)
    })
  const tone = mixed(low, high, 0.5)
  return [
    filled([...row(7, 92, 26), ...rectangle(LEFT, 91, WIDE, FOOT - 91)], mixed(tone, TREE_DARK, 0.35)),
    filled([...row(9, 99, 20), ...rectangle(LEFT, 98, WIDE, FOOT - 98)], mixed(tone, TREE_DARK, 0.65)),
  ]
}

function mountains(card: number): Shape[] {
  const { high, low } = hourOf(card)
  const [far, near] = [mixed(low, high, 0.55), mixed(mixed(low, high, 0.8), TREE_DARK, 0.25)]
  return [
    filled(
      corners(LEFT, 84, 14, 62, 26, 74, 42, 44, 56, 66, 66, 56, 82, 76, 97, 64, 97, FOOT, LEFT, FOOT),
      far,
    ),
    filled(corners(42, 44, 49, 55, 45, 57, 42, 54, 38, 59, 35.6, 56), PAPER),
    filled(corners(66, 56, 71.4, 62.7, 67.6, 62, 65, 64.6, 61.8, 60), PAPER),
    filled(corners(14, 62, 18.6, 66.6, 15, 66.4, 12, 68.6, 10.2, 67.4), PAPER),
    filled(ridge(86, 84, 90, FOOT, 36), near),
  ]
}

function sea(card: number): Shape[] {
  const { high, low } = hourOf(card)
  const water = mixed(mixed(SEA, high, 0.25), low, 0.15)
  return [
    filled(rectangle(LEFT, HORIZON, WIDE, FOOT - HORIZON), water),
    ripples(
      [
        [12, 92, 14],
        [40, 91, 10],
        [62, 91.4, 22],
        [30, 95, 16],
        [70, 96, 12],
        [9, 98, 10],
        [52, 98.6, 14],
      ],
      mixed(low, PAPER, 0.35),
    ),
  ]
}

function swell(): Shape[] {
  const wave = (y: number, fill: string) => {
    const humps = range(LEFT, LEFT + WIDE - 10, 11.75).map((x) =>
      curve({ x, y }, { x: x + 4, y: y - 3 }, { x: x + 7.75, y: y - 3 }, { x: x + 11.75, y }),
    )
    return filled(closed(joined(...humps, line(LEFT + WIDE, FOOT, LEFT, FOOT))), fill)
  }
  return [wave(GROUND, '#7fbfcc'), wave(GROUND + 6, '#63a5b7'), wave(GROUND + 12, '#4b8ba3')]
}

function cobbles(fill: string, seam: string): Shape[] {
  const rows = range(GROUND + 3, FOOT - 3, 4)
  return [
    floor(GROUND - 4.5, fill),
    stroked(
      rows.flatMap((y, row) =>
        range(LEFT + (row % 2) * 4, LEFT + WIDE, 8).flatMap((x) => line(x, y, x + 4.6, y)),
      ),
      seam,
      0.8,
    ),
  ]
}

function road(): Shape[] {
  return [
    floor(GROUND + 3, ASPHALT),
    filled(rectangle(LEFT, GROUND + 2, WIDE, 1.4), STONE_LIGHT),
    stroked(line(LEFT, GROUND + 10, LEFT + WIDE, GROUND + 10), LANE, 1.2, { dash: [7, 5], cap: 'butt' }),
  ]
}

function furrows(): Shape[] {
  const ends = range(-40, 140, 15)
  return [
    stroked(
      ends.flatMap((x) => {
        const top = { x: 50 + (x - 50) * 0.45, y: GROUND + 2 }
        const foot = { x: Math.min(97, Math.max(3, x)), y: FOOT }
        // Only those that stay within what is seen.
        return x > 3 && x < 97 ? line(top.x, top.y, foot.x, foot.y) : []
      }),
      LAWN_DARK,
      1,
    ),
  ]
}

function tufts(card: number): Shape[] {
  const die = createSteadyRandom(`grass ${card}`)
  return [
    stroked(
      Array.from({ length: 14 }, () => ({ x: 8 + die() * 84, y: GROUND + 1 + die() * 12 })).flatMap(
        ({ x, y }) => [...line(x, y, x - 0.9, y - 2), ...line(x, y, x + 0.9, y - 2)],
      ),
      TREE,
      0.7,
    ),
  ]
}

function pebbles(card: number): Shape[] {
  const die = createSteadyRandom(`sand ${card}`)
  const dots = Array.from({ length: 22 }, () =>
    circle(7 + die() * 86, GROUND + 1 + die() * 12, 0.35 + die() * 0.35),
  )
  return [
    stroked(
      curve(
        { x: 3, y: GROUND - 3 },
        { x: 30, y: GROUND - 5 },
        { x: 60, y: GROUND - 1 },
        { x: 97, y: GROUND - 3.4 },
      ),
      PAPER,
      1.4,
    ),
    filled(dots.flat(), '#c9b27c'),
  ]
}

function kerb(): Shape[] {
  return [
    filled(rectangle(LEFT, GROUND, WIDE, 2.4), STONE),
    filled(rectangle(LEFT, GROUND + 2.4, WIDE, 0.8), STONE_DARK),
    stroked(
      range(10, 94, 14).flatMap((x) => line(x, GROUND + 5, x - 4, FOOT - 2)),
      STONE,
      0.8,
    ),
  ]
}
