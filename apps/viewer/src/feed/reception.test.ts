import { describe, expect, it } from 'vitest'
import { type Reception, receptionOf, type Signs } from './reception.ts'

const live: Signs = { known: { isOver: false }, status: 'live', isSilent: false, failure: undefined }
const failure = { code: 'fault', text: 'no answer' }

const cases: { name: string; signs: Signs; isWatched?: boolean; is: Reception }[] = [
  { name: 'live', signs: live, is: 'well' },
  { name: 'nothing known yet', signs: { ...live, known: undefined, status: 'connecting' }, is: 'well' },
  { name: 'between two tries', signs: { ...live, status: 'offline' }, is: 'cut' },
  { name: 'trying', signs: { ...live, status: 'connecting' }, is: 'cut' },
  { name: 'no heartbeat', signs: { ...live, isSilent: true }, is: 'cut' },
  { name: 'a final goodbye', signs: { ...live, status: 'closed', failure }, is: 'ended' },
  { name: 'over', signs: { ...live, known: { isOver: true }, status: 'offline' }, is: 'well' },
  { name: 'stored, all read', signs: { ...live, status: 'closed' }, isWatched: false, is: 'well' },
  { name: 'stored, half read', signs: { ...live, status: 'closed', failure }, isWatched: false, is: 'ended' },
]

describe('how a match comes in', () => {
  it.each(cases)('$name: $is', ({ signs, isWatched = true, is }) => {
    expect(receptionOf(signs, isWatched)).toBe(is)
  })
})
