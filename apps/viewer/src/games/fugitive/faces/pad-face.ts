import { HIGHEST_GUESS, LOWEST_GUESS } from '@getaway/engine/fugitive'
import type { Drawing, Mark } from '@getaway/faces/drawing'
import { numberMarks } from '@getaway/faces/fugitive'
import { PAD } from '../plan/places.ts'
import type { Note } from '../plan/plan.ts'

/** The pad: so many numbers in a line; the drawing is a hundred units wide. */
const ACROSS = 7
const DOWN = 6
const SCALE = 100 / PAD.width
const HIGH = PAD.height * SCALE
const HEAD = 10
const EDGE = 4
const CELL = { x: (100 - 2 * EDGE) / ACROSS, y: (HIGH - HEAD - EDGE) / DOWN } as const
const INK = '#3a332b'

/** Where a number stands on the pad, in cells off its middle. */
export function noteOffset(number: number): { readonly x: number; readonly y: number } {
  const nth = number - LOWEST_GUESS
  const x = EDGE + ((nth % ACROSS) + 0.5) * CELL.x
  const y = HEAD + (Math.floor(nth / ACROSS) + 0.5) * CELL.y
  return { x: (x - 50) / SCALE, y: (y - HIGH / 2) / SCALE }
}

/** How large a mark on a number is, in cells. */
export const NOTE_SIZE = (Math.min(CELL.x, CELL.y) / SCALE) * 1.02

/** A notebook's page: 1 to 41, to be struck out. */
export function padFace(): Drawing {
  const lines = Array.from({ length: DOWN + 1 }, (_, row) => {
    const y = Math.round((HEAD + row * CELL.y) * 100) / 100
    return `M${EDGE} ${y}L${100 - EDGE} ${y}`
  })
  const numbers = Array.from({ length: HIGHEST_GUESS }, (_, nth): readonly Mark[] => {
    const { x, y } = noteOffset(nth + LOWEST_GUESS)
    return numberMarks(nth + LOWEST_GUESS, x * SCALE + 50, y * SCALE + HIGH / 2, 5.4, INK)
  })
  const holes = Array.from({ length: 12 }, (_, nth) => {
    const x = 7 + nth * 7.82
    return `M${x} 3.4L${x} 6.6`
  })
  return {
    height: HIGH,
    marks: [
      { d: `M-4 -4L104 -4L104 ${HIGH + 4}L-4 ${HIGH + 4}Z`, fill: '#f2e8cf' },
      { d: `M-4 -4L104 -4L104 ${HEAD - 1.6}L-4 ${HEAD - 1.6}Z`, fill: '#8a3b2c' },
      { d: lines.join(''), stroke: '#b9c4cc', width: 0.4 },
      { d: holes.join(''), stroke: '#2a1713', width: 1.5, cap: 'round' },
      ...numbers.flat(),
    ],
  }
}

/** What is drawn over a number, told apart by its form as well as by its colour. */
export const NOTE_MARKS: Readonly<Record<Note['kind'], readonly Mark[]>> = {
  found: [{ d: ring(40), stroke: '#1f8a4c', width: 13 }],
  gone: [{ d: 'M12 12L88 88M88 12L12 88', stroke: '#4a433b', width: 13, cap: 'round' }],
  'not-yet': [{ d: 'M10 78L90 22', stroke: '#c22f2a', width: 13, cap: 'round' }],
  doubted: [{ d: 'M10 88C30 74 40 100 56 88C68 79 76 96 92 86', stroke: '#d08a1d', width: 11, cap: 'round' }],
}

function ring(radius: number): string {
  const bend = radius * 0.5523
  const [a, b, c, d] = [50 - radius, 50 + radius, 50 - bend, 50 + bend]
  return `M${a} 50C${a} ${c} ${c} ${a} 50 ${a}C${d} ${a} ${b} ${c} ${b} 50C${b} ${d} ${d} ${b} 50 ${b}C${c} ${b} ${a} ${d} ${a} 50Z`
}
