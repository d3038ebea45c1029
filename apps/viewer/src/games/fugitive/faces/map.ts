import type { Drawing, Mark } from '@getaway/faces/drawing'
import { createCosmeticDie } from '../../../stage/set/die.ts'
import { MAP } from '../plan/places.ts'

/** A unit of the drawing is a hundredth of the map's width. */
const HIGH = (100 * MAP.height) / MAP.width
const ROUND = 2.2
/** Where the town ends, and where the coast begins. */
const TOWN = 33
const COAST = 67
const TOWN_GROUND = '#46302b'
const COUNTRY_GROUND = '#2b4035'
const SEA_GROUND = '#234052'
const BORDER = '#b9924a'

type Die = () => number

/** The way out by night, under all that lies on the table: the town, the country and the coast, as the decks have them. */
export function mapDrawing(): Drawing {
  const die = createCosmeticDie(11)
  const townEdge = edge(TOWN, die)
  const coastEdge = edge(COAST, die)
  return {
    height: HIGH,
    marks: [
      { d: frame(0), fill: COUNTRY_GROUND },
      { d: `${frameWest()}${townEdge.path}Z`, fill: TOWN_GROUND },
      { d: `${frameEast()}${coastEdge.path}Z`, fill: SEA_GROUND },
      ...streets(die, townEdge.at),
      ...fields(die, townEdge.at, coastEdge.at),
      ...waves(die, coastEdge.at),
      { d: `M${coastEdge.first}${coastEdge.path}`, stroke: '#8fb7c4', width: 0.5, opacity: 0.4 },
      { d: `M${coastEdge.first}${coastEdge.path}`, stroke: '#8fb7c4', width: 2.2, opacity: 0.08 },
      ...road(),
      ...compass(91, HIGH - 9.5),
      { d: frame(0.55), stroke: BORDER, width: 0.32, opacity: 0.85 },
      { d: frame(1.15), stroke: BORDER, width: 0.12, opacity: 0.6 },
    ],
  }
}

function brief(value: number): number {
  return Math.round(value * 100) / 100
}

/** The outline of the map, so far within it. */
function frame(within: number): string {
  const [a, b, c, r] = [within, 100 - within, HIGH - within, ROUND]
  const [x, y, z] = [brief(a), brief(b), brief(c)]
  const k = r * 0.45
  return (
    `M${x + r} ${x}L${brief(y - r)} ${x}C${brief(y - k)} ${x} ${y} ${brief(x + k)} ${y} ${x + r}` +
    `L${y} ${brief(z - r)}C${y} ${brief(z - k)} ${brief(y - k)} ${z} ${brief(y - r)} ${z}` +
    `L${x + r} ${z}C${brief(x + k)} ${z} ${x} ${brief(z - k)} ${x} ${brief(z - r)}` +
    `L${x} ${x + r}C${x} ${brief(x + k)} ${brief(x + k)} ${x} ${x + r} ${x}Z`
  )
}

/** From the foot of the map along its western, or eastern, side to its head, where an edge goes on downwards. */
function frameWest(): string {
  return `M${ROUND} ${brief(HIGH)}L0 ${brief(HIGH - ROUND)}L0 ${ROUND}L${ROUND} 0`
}

function frameEast(): string {
  return `M${100 - ROUND} ${brief(HIGH)}L100 ${brief(HIGH - ROUND)}L100 ${ROUND}L${100 - ROUND} 0`
}

interface Edge {
  readonly first: string
  readonly path: string
  at(y: number): number
}

/** A line from the head of the map to its foot, which winds. */
function edge(middle: number, die: Die): Edge {
  const steps = 9
  const off = Array.from({ length: steps + 1 }, () => (die() - 0.5) * 7)
  const at = (y: number) => {
    const step = Math.min(Math.max((y / HIGH) * steps, 0), steps - 0.001)
    const [low, share] = [Math.floor(step), step % 1]
    const smooth = share * share * (3 - 2 * share)
    return middle + (off[low] ?? 0) * (1 - smooth) + (off[low + 1] ?? 0) * smooth
  }
  const points = Array.from({ length: 41 }, (_, nth) => {
    const y = (HIGH * nth) / 40
    return `L${brief(at(y))} ${brief(y)}`
  })
  return { first: `${brief(at(0))} 0`, path: points.join(''), at }
}

/** Blocks of houses between streets that are not quite straight. */
function streets(die: Die, until: (y: number) => number): Mark[] {
  const blocks: string[] = []
  const [wide, deep] = [3.4, 2.9]
  for (let row = 0; row * deep < HIGH - 4; row++) {
    for (let column = 0; column < 12; column++) {
      const [x, y] = [2.4 + column * wide + (die() - 0.5) * 0.4, 2.4 + row * deep + (die() - 0.5) * 0.3]
      const [w, h] = [wide * (0.68 + die() * 0.14), deep * (0.62 + die() * 0.16)]
      if (x + w > until(y) - 0.8 || die() < 0.08) continue
      blocks.push(
        `M${brief(x)} ${brief(y)}L${brief(x + w)} ${brief(y)}L${brief(x + w)} ${brief(y + h)}L${brief(x)} ${brief(y + h)}Z`,
      )
    }
  }
  const lit = blocks.filter((_, nth) => nth % 7 === 3)
  return [
    { d: blocks.join(''), fill: '#5a3a33', opacity: 0.5, stroke: '#7a5348', width: 0.12 },
    { d: lit.join(''), fill: '#c98a4a', opacity: 0.2 },
  ]
}

/** Fields, hedges and a river. */
function fields(die: Die, from: (y: number) => number, until: (y: number) => number): Mark[] {
  const hedges: string[] = []
  const furrows: string[] = []
  for (let nth = 0; nth < 34; nth++) {
    const y = 2 + die() * (HIGH - 8)
    const left = from(y) + 2.5
    const x = left + die() * Math.max(until(y) - left - 8, 0.5)
    const [w, h, skew] = [3 + die() * 4, 2 + die() * 2.4, (die() - 0.5) * 1.6]
    if (x + w > until(y) - 2 || x + w > until(y + h) - 2) continue
    hedges.push(
      `M${brief(x)} ${brief(y)}L${brief(x + w)} ${brief(y + skew * 0.3)}L${brief(x + w + skew)} ${brief(y + h)}L${brief(x + skew)} ${brief(y + h)}Z`,
    )
    for (let row = 1; row < 4; row++) {
      const share = row / 4
      furrows.push(
        `M${brief(x + skew * share + 0.3)} ${brief(y + h * share)}L${brief(x + w + skew * share - 0.3)} ${brief(y + h * share)}`,
      )
    }
  }
  const river = `M${brief(from(0) + 9)} 0C${brief(from(0) + 16)} ${brief(HIGH * 0.25)} ${brief(from(HIGH) + 3)} ${brief(HIGH * 0.55)} ${brief(from(HIGH) + 13)} ${brief(HIGH)}`
  return [
    { d: hedges.join(''), fill: '#31493a', stroke: '#4f6d55', width: 0.14, opacity: 0.55 },
    { d: furrows.join(''), stroke: '#5d7c61', width: 0.1, opacity: 0.35 },
    { d: river, stroke: '#3f6d80', width: 1.1, opacity: 0.6, cap: 'round' },
  ]
}

/** Depth lines along the shore, and a ship's way. */
function waves(die: Die, from: (y: number) => number): Mark[] {
  const lines = [2.2, 4.6, 7.6].map((off) => {
    const points = Array.from({ length: 31 }, (_, nth) => {
      const y = 1.5 + ((HIGH - 3) * nth) / 30
      return `${nth === 0 ? 'M' : 'L'}${brief(Math.min(from(y) + off + Math.sin(nth * 0.9 + off) * 0.3, 98.5))} ${brief(y)}`
    })
    return points.join('')
  })
  const small = Array.from({ length: 26 }, () => {
    const y = 4 + die() * (HIGH - 8)
    const x = Math.max(from(y) + 9, 76) + die() * 18
    return x > 96
      ? ''
      : `M${brief(x)} ${brief(y)}C${brief(x + 0.5)} ${brief(y - 0.4)} ${brief(x + 0.9)} ${brief(y - 0.4)} ${brief(x + 1.4)} ${brief(y)}`
  })
  return [
    { d: lines.join(''), stroke: '#6fa0b2', width: 0.14, opacity: 0.4 },
    { d: small.join('') || 'M0 0L0 0', stroke: '#7fb0c2', width: 0.16, opacity: 0.4 },
  ]
}

/** The way out goes across all of it. */
function road(): Mark[] {
  const y = HIGH / 2
  const d = `M1.4 ${brief(y + 3)}C20 ${brief(y + 6)} 30 ${brief(y - 5)} 48 ${brief(y)}C64 ${brief(y + 4.5)} 76 ${brief(y - 4)} 98.6 ${brief(y - 2)}`
  return [
    { d, stroke: '#0f0c0a', width: 1.5, opacity: 0.45, cap: 'round' },
    { d, stroke: '#d9b46a', width: 0.26, opacity: 0.75, dash: [1.3, 1], cap: 'butt' },
  ]
}

function compass(x: number, y: number): Mark[] {
  const ray = (angle: number, length: number, width: number): string => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const at = (out: number, aside: number) =>
      `${brief(x + sin * out + cos * aside)} ${brief(y - cos * out + sin * aside)}`
    return `M${at(length, 0)}L${at(0, width)}L${at(0, -width)}Z`
  }
  const main = [0, 1, 2, 3].map((quarter) => ray((quarter * Math.PI) / 2, quarter === 0 ? 4.6 : 3.4, 0.55))
  const between = [0, 1, 2, 3].map((quarter) => ray(((quarter + 0.5) * Math.PI) / 2, 1.9, 0.4))
  return [
    { d: between.join(''), fill: BORDER, opacity: 0.4 },
    { d: main.join(''), fill: BORDER, opacity: 0.7 },
  ]
}
