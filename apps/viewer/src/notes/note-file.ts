import { type Note, notesIn } from './note.ts'

const FORMAT = 'getaway-notes/1'
const MOST_BYTES = 200_000

export function notesFile(match: string, notes: readonly Note[]): File {
  const text = JSON.stringify({ format: FORMAT, match, notes }, undefined, 2)
  return new File([`${text}\n`], `${match}.notes.json`, { type: 'application/json' })
}

/** Undefined: it holds no notes of this match. */
export async function notesInFile(match: string, file: Blob): Promise<readonly Note[] | undefined> {
  if (file.size > MOST_BYTES) return undefined
  try {
    const value = Object(JSON.parse(await file.text())) as Readonly<Record<string, unknown>>
    return value.format === FORMAT && value.match === match ? notesIn(value.notes) : undefined
  } catch {
    return undefined
  }
}
