import { type Note, notesIn } from './note.ts'

/** The notes of this browser, by match; they leave it by nothing but a link or a file that somebody makes of them. */
export interface KeptNotes {
  of(match: string): readonly Note[]
  /** False: the browser keeps nothing, or has no room. */
  keep(match: string, notes: readonly Note[]): boolean
}

const KEPT = 'getaway.notes'
/** Of so many matches; those written in longest ago go first. */
const MOST_MATCHES = 100

export function createKeptNotes(kept: Pick<Storage, 'getItem' | 'setItem'> | undefined): KeptNotes {
  const read = (): readonly (readonly [string, readonly Note[]])[] => {
    try {
      const value: unknown = JSON.parse(kept?.getItem(KEPT) ?? '[]')
      if (!Array.isArray(value)) return []
      return value.flatMap((row: unknown) =>
        Array.isArray(row) && typeof row[0] === 'string' ? [[row[0], notesIn(row[1])] as const] : [],
      )
    } catch {
      return []
    }
  }
  return {
    of: (match) => read().find(([id]) => id === match)?.[1] ?? [],
    keep(match, notes) {
      const others = read().filter(([id]) => id !== match)
      const all = notes.length > 0 ? [[match, notes] as const, ...others] : others
      try {
        if (!kept) return false
        kept.setItem(KEPT, JSON.stringify(all.slice(0, MOST_MATCHES)))
        return true
      } catch {
        return false
      }
    },
  }
}
