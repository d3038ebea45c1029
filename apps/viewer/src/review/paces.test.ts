import { expect, it } from 'vitest'
import type { ChapterReview, ReviewedAct } from '../table/reviewing.ts'
import { paceOf } from './paces.ts'

const act = (seat: number, kind: string, us: number | undefined) => ({ seat, kind, us }) as ReviewedAct
const chapters = [
  { acts: [act(0, 'tile', 4), act(0, 'tile', undefined), act(1, 'marker', 9)] },
  { acts: [act(0, 'tile', 2), act(0, 'tile', 8), act(1, 'tile', 5), act(2, 'tile', 7)] },
] as unknown as readonly ChapterReview[]

it('compares acts of a kind only, over all chapters; what nobody waited for does not count', () => {
  expect(paceOf({ chapters }, 'tile', 0)).toEqual({ kind: 'tile', own: 4, others: 7 })
  expect(paceOf({ chapters }, 'marker', 0)).toEqual({ kind: 'marker', own: undefined, others: 9 })
})
