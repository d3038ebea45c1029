/** What somebody wrote down at an instant of a match: plain text. */
export interface Note {
  /** µs since the match was created. */
  readonly into: number
  readonly text: string
}

export const LONGEST_NOTE = 280
export const MOST_NOTES = 60

/** µs: no match lasts a month. */
const LONGEST_MATCH = 30 * 24 * 3600 * 1_000_000

/** One line of text, in which nothing moves or hides what stands around it; empty where nothing is left. */
export function noteText(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')]
    .slice(0, LONGEST_NOTE)
    .join('')
    .trim()
}

/** The notes in what a link, a file or the browser holds, by their instants; what is none is left out. */
export function notesIn(value: unknown): readonly Note[] {
  if (!Array.isArray(value)) return []
  const notes = value.slice(0, MOST_NOTES).flatMap((one: unknown): Note[] => {
    const { into, text } = Object(one) as { readonly into?: unknown; readonly text?: unknown }
    const isPlaced = typeof into === 'number' && Number.isInteger(into) && into >= 0 && into <= LONGEST_MATCH
    const said = typeof text === 'string' ? noteText(text) : ''
    return isPlaced && said !== '' ? [{ into, text: said }] : []
  })
  return inOrder(notes)
}

/** Both, each note once, as many as are kept of a match. */
export function joinedNotes(own: readonly Note[], more: readonly Note[]): readonly Note[] {
  const isThere = (note: Note) => own.some(({ into, text }) => into === note.into && text === note.text)
  return inOrder([...own, ...more.filter((note) => !isThere(note))].slice(0, MOST_NOTES))
}

export function inOrder(notes: readonly Note[]): readonly Note[] {
  return notes.toSorted((one, other) => one.into - other.into)
}
