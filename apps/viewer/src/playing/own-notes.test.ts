import { expect, it } from 'vitest'
import { createOwnNotes, nextNote, noteOn } from './own-notes.ts'

function storeWith(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text
    },
  }
}

it('what is noted is there again, for its match only', () => {
  const store = storeWith()
  const notes = createOwnNotes('one', store)
  notes.set('numbers', '12', 'no')
  notes.set('numbers', '13', 'maybe')
  notes.set('numbers', '13', undefined)
  createOwnNotes('other', store).set('numbers', '12', 'yes')
  const again = createOwnNotes('one', store)
  expect(['12', '13', '14'].map((key) => noteOn(again, 'numbers', key))).toEqual(['no', undefined, undefined])
  expect(noteOn(again, 'dice', '12')).toBeUndefined()
  expect(noteOn(createOwnNotes('other', store), 'numbers', '12')).toBe('yes')
})

it('of old matches nothing is kept for ever', () => {
  const store = storeWith()
  for (let match = 0; match < 30; match++) createOwnNotes(`match ${match}`, store).set('numbers', '1', 'no')
  const kept = Array.from({ length: 30 }, (_, match) =>
    noteOn(createOwnNotes(`match ${match}`, store), 'numbers', '1'),
  )
  expect(kept.filter((note) => note === 'no')).toHaveLength(12)
  expect(kept[29]).toBe('no')
})

it.each(['[', '{}', '[1, null, {"match": 1}]', '[{"match": "one", "notes": {"numbers 12": 3}}]'])(
  'what cannot be understood is no note: %s',
  (text) => {
    expect(createOwnNotes('one', storeWith({ 'getaway.notebook': text })).notes.value).toEqual({})
  },
)

it('without a store it is kept as long as the page stands', () => {
  const notes = createOwnNotes('one', undefined)
  notes.set('numbers', '12', 'no')
  expect(noteOn(notes, 'numbers', '12')).toBe('no')
})

it('notes follow each other, and end with none', () => {
  const all = [{ note: 'no' }, { note: 'maybe' }]
  expect(nextNote(all, undefined)).toBe('no')
  expect(nextNote(all, 'no')).toBe('maybe')
  expect(nextNote(all, 'maybe')).toBeUndefined()
  expect(nextNote([], undefined)).toBeUndefined()
})
