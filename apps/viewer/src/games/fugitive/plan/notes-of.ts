import type { Table } from '@getaway/engine/fugitive'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import { type KnownNumber, knownNumbersOf, type Told } from '../notebook/known-numbers.ts'
import type { Chronicle } from './chronicle.ts'
import { TELL } from './motion.ts'
import type { Note } from './plan.ts'

/** What everybody can write down by now, by number, each from the instant at which it is seen or heard. */
export function notesOf(table: Table, chronicle: Chronicle): Note[] {
  return [...knownNumbersOf(table)]
    .map(([number, known]): Note => ({ number, ...noteOf(known, table, chronicle) }))
    .filter(({ from }) => from !== NEVER)
    .toSorted((one, other) => one.number - other.number)
}

function noteOf(known: KnownNumber, { row }: Table, chronicle: Chronicle): Omit<Note, 'number'> {
  const places = row.length
  switch (known.type) {
    case 'found':
      return { kind: 'found', from: chronicle.flips.get(known.place) ?? LONG_AGO, places }
    case 'sprint':
      return { kind: 'gone', from: chronicle.sprintFlips.get(known.place) ?? LONG_AGO, places }
    case 'out':
      return { kind: 'gone', from: chronicle.outAt[known.nth] ?? LONG_AGO, places }
    case 'ruled-out':
      return { kind: 'not-yet', from: toldFrom(known.by, chronicle), places: known.places }
    case 'doubted':
      return { kind: 'doubted', from: toldFrom(known.by, chronicle), places: known.places }
  }
}

function toldFrom(by: Told, chronicle: Chronicle): number {
  if (by.type === 'guess') return (chronicle.guesses[by.nth]?.answeredFrom ?? LONG_AGO) + TELL
  return chronicle.events.find(({ seq }) => seq === by.seq)?.readFrom ?? LONG_AGO
}
