import { type Drawing, type Mark, plainDrawing } from '@getaway/faces/drawing'
import { numberMarks } from '@getaway/faces/fugitive'
import type { SignName } from './names.ts'

/** A counter: ivory with an inlaid ring, and a number that is read from across the table. */
const GROUND = '#f4ead2'
const RING = '#b9924a'
const INK = '#1d1a17'

export function chipFace(number: number): Drawing {
  return {
    marks: [
      ...plainDrawing(GROUND).marks,
      { d: circle(50, 50, 42), stroke: RING, width: 3 },
      ...notches(),
      ...numberMarks(number, 50, 50, 44, INK),
    ],
  }
}

export const CHIP_EDGE = RING

/** What a sign is printed on, told apart by its form as well as by its colour. */
const PAINT: Readonly<Record<SignName, { readonly ground: string; readonly marks: readonly Mark[] }>> = {
  right: { ground: '#1f8a4c', marks: [line('M26 52L43 69L76 31')] },
  wrong: { ground: '#c22f2a', marks: [line('M30 30L70 70M70 30L30 70')] },
  doubted: {
    ground: '#d08a1d',
    marks: [line('M35 38C35 22 65 22 65 38C65 50 50 49 50 62'), { d: circle(50, 78, 6), fill: '#ffffff' }],
  },
  odd: { ground: '#3f4a66', marks: [dot(50, 50)] },
  even: { ground: '#3f4a66', marks: [dot(33, 50), dot(67, 50)] },
  'deck 0': { ground: '#38344a', marks: [{ d: circle(50, 50, 24), stroke: '#f3c866', width: 9 }] },
  'deck 1': { ground: '#8f3b2b', marks: bars(1) },
  'deck 2': { ground: '#2c5a40', marks: bars(2) },
  'deck 3': { ground: '#1f4e6b', marks: bars(3) },
}

export function signFace(sign: SignName): Drawing {
  const { ground, marks } = PAINT[sign]
  return { marks: [...plainDrawing(ground).marks, ...marks] }
}

export const signGround = (sign: SignName) => PAINT[sign].ground

function line(d: string): Mark {
  return { d, stroke: '#ffffff', width: 11, cap: 'round', join: 'round' }
}

function dot(x: number, y: number): Mark {
  return { d: circle(x, y, 12), fill: '#ffffff' }
}

function bars(count: number): Mark[] {
  return Array.from({ length: count }, (_, nth) => {
    const x = 50 + (nth - (count - 1) / 2) * 22
    return { d: `M${x} 24L${x} 76`, stroke: '#ffffff', width: 11, cap: 'round' }
  })
}

/** Inlays along the edge, as counters of a casino have them. */
function notches(): Mark[] {
  const round = (value: number) => Math.round(value * 100) / 100
  return Array.from({ length: 8 }, (_, nth) => {
    const angle = ((nth + 0.5) / 8) * 2 * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return {
      d: `M${round(50 + x * 44)} ${round(50 + y * 44)}L${round(50 + x * 53)} ${round(50 + y * 53)}`,
      ...{ stroke: RING, width: 9 },
    }
  })
}

function circle(x: number, y: number, radius: number): string {
  const bend = Math.round(radius * 55.228) / 100
  return (
    `M${x - radius} ${y}` +
    `C${x - radius} ${y - bend} ${x - bend} ${y - radius} ${x} ${y - radius}` +
    `C${x + bend} ${y - radius} ${x + radius} ${y - bend} ${x + radius} ${y}` +
    `C${x + radius} ${y + bend} ${x + bend} ${y + radius} ${x} ${y + radius}` +
    `C${x - bend} ${y + radius} ${x - radius} ${y + bend} ${x - radius} ${y}Z`
  )
}
