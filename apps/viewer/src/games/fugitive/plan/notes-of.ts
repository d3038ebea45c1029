import { listOf, type Table } from '@getaway/engine/fugitive'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import type { Chronicle } from './chronicle.ts'
import { TELL } from './motion.ts'
import type { Note } from './plan.ts'

/** What everybody can write down by now, by number: only what has been said, and what lies face up. */
export function notesOf(table: Table, chronicle: Chronicle): Note[] {
  const notes = new Map<number, Note>()
  const write = (note: Note) => {
    const before = notes.get(note.number)
    if (!before || RANK[note.kind] >= RANK[before.kind]) notes.set(note.number, note)
  }
  for (const [nth, guess] of table.guesses.entries()) {
    const { numbers, wasUp, isRight, count, places } = guess
    if (isRight !== false) continue
    const asked = numbers.filter((number) => !wasUp.includes(number))
    const isSure = asked.length === 1 || count === 0
    const from = (chronicle.guesses[nth]?.answeredFrom ?? LONG_AGO) + TELL
    for (const number of asked) {
      write({ number, kind: isSure && wasUp.length === 0 ? 'not-yet' : 'doubted', from, places })
    }
  }
  for (const { seq, numbers, places } of table.ruledOut) {
    const from = chronicle.events.find((one) => one.seq === seq)?.readFrom ?? LONG_AGO
    for (const number of numbers) write({ number, kind: 'not-yet', from, places })
  }
  for (const [nth, { card }] of table.out.entries()) {
    write({ number: card, kind: 'gone', from: chronicle.outAt[nth] ?? LONG_AGO, places: table.row.length })
  }
  for (const [nth, { isUp, isSprintUp, card, sprint }] of table.row.entries()) {
    const place = nth + 1
    const places = table.row.length
    if (isSprintUp) {
      const from = chronicle.sprintFlips.get(place) ?? LONG_AGO
      for (const number of listOf(sprint) ?? []) write({ number, kind: 'gone', from, places })
    }
    if (isUp && card !== undefined) {
      write({ number: card, kind: 'found', from: chronicle.flips.get(place) ?? LONG_AGO, places })
    }
  }
  return [...notes.values()]
    .filter(({ from }) => from !== NEVER)
    .toSorted((one, other) => one.number - other.number)
}

/** What is surer stands in the notebook. */
const RANK: Readonly<Record<Note['kind'], number>> = { doubted: 0, 'not-yet': 1, gone: 2, found: 3 }
