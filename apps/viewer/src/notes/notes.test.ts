import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeptNotes } from './kept-notes.ts'
import { joinedNotes, LONGEST_NOTE, MOST_NOTES, type Note, notesIn, noteText } from './note.ts'
import { notesFile, notesInFile } from './note-file.ts'
import { LONGEST_LINK, notesHash, notesInHash } from './note-link.ts'
import { takeNotesHash } from './taken-hash.ts'

const notes: readonly Note[] = [
  { into: 1_000_000, text: 'Too early? <b>no</b> & “fine” – perché 🎲' },
  { into: 9_000_000, text: 'Here it was lost' },
]

it('notes come out of a link and a file as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ into: fc.nat(), text: fc.string({ unit: 'grapheme' }) })),
      async (any) => {
        const clean = notesIn(any)
        const hash = await notesHash(clean)
        if (hash) expect(await notesInHash(hash)).toEqual(clean)
        expect(await notesInFile('m', notesFile('m', clean))).toEqual(clean)
      },
    ),
    { numRuns: 40 },
  )
})

it('a link is packed where that pays, and none is longer than can be passed on', async () => {
  expect(await notesHash([{ into: 1, text: 'a' }])).toMatch(/^#notes=p\./)
  const many = Array.from({ length: 30 }, (_, into) => ({ into, text: 'again and again the same' }))
  expect(await notesHash(many)).toMatch(/^#notes=z\./)
  const random = Array.from({ length: 60 }, (_, into) => ({
    into,
    text: Array.from({ length: 280 }, (_, nth) =>
      String.fromCharCode(0x4e00 + ((into * 7919 + nth * 104729) % 20_000)),
    ).join(''),
  }))
  expect(await notesHash(random)).toBeUndefined()
})

it.each([
  '#notes=',
  '#notes=z.AAAA',
  '#notes=p.AAAA',
  '#notes=q.AAAA',
  `#notes=p.${btoa('{}')}`,
  `#notes=p.${'A'.repeat(LONGEST_LINK)}`,
])('%s carries none', async (hash) => {
  expect(await notesInHash(hash)).toBeUndefined()
})

it('a link that would unfold without end is not unfolded', async () => {
  const zeros = new Blob([new Uint8Array(3_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const packed = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url')
  expect(packed.length).toBeLessThan(LONGEST_LINK)
  expect(await notesInHash(`#notes=z.${packed}`)).toBeUndefined()
})

it('a note is one line of so many characters, without what hides or turns others', () => {
  expect(noteText(' one\n\ttwo \u202egnp\u0000 ')).toBe('one two gnp')
  expect([...noteText('🎲'.repeat(500))]).toHaveLength(LONGEST_NOTE)
  expect(notesIn([{ into: -1, text: 'a' }, { into: 1, text: ' ' }, null, { into: 2, text: 'b' }])).toEqual([
    { into: 2, text: 'b' },
  ])
})

it('what came is joined to one’s own, each once, as many as are kept', () => {
  expect(joinedNotes(notes, [...notes, { into: 0, text: 'first' }]).map(({ into }) => into)).toEqual([
    0, 1_000_000, 9_000_000,
  ])
  const many = Array.from({ length: 80 }, (_, into) => ({ into, text: 'n' }))
  expect(joinedNotes(notes, many)).toHaveLength(MOST_NOTES)
})

it('the browser keeps them by match, and forgets the match that was written in longest ago', () => {
  const stored = new Map<string, string>()
  const kept = createKeptNotes({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
  })
  for (let nth = 0; nth <= 100; nth++) kept.keep(`m${nth}`, notes)
  expect(kept.of('m0')).toEqual([])
  expect(kept.of('m100')).toEqual(notes)
  kept.keep('m100', [])
  expect(kept.of('m100')).toEqual([])
  expect(createKeptNotes(undefined).keep('m', notes)).toBe(false)
})

it('a file of another match, or of something else, has none', async () => {
  expect(await notesInFile('other', notesFile('m', notes))).toBeUndefined()
  expect(await notesInFile('m', new Blob(['<html>']))).toBeUndefined()
})

it('a link’s notes are taken out of the address', () => {
  const cleaned: string[] = []
  const clean = (address: string) => void cleaned.push(address)
  expect(takeNotesHash({ hash: '#notes=p.a', pathname: '/review/m', search: '?seat=1' }, clean)).toBe(
    '#notes=p.a',
  )
  expect(takeNotesHash({ hash: '#C5', pathname: '/rules', search: '' }, clean)).toBeUndefined()
  expect(cleaned).toEqual(['/review/m?seat=1'])
})
