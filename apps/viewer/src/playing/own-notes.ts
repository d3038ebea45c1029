import { type ReadonlySignal, signal } from '@preact/signals'

/** What a player notes on the keys of a pad: kept on this device, of the matches that were noted in last. */
export interface OwnNotes {
  /** By pad and key. */
  readonly notes: ReadonlySignal<Readonly<Record<string, string>>>
  /** `note` undefined: rubbed out. */
  set(pad: string, key: string, note: string | undefined): void
}

type Store = Pick<Storage, 'getItem' | 'setItem'>
type Kept = readonly { readonly match: string; readonly notes: Readonly<Record<string, string>> }[]

const KEY = 'getaway.notebook'
const MOST_MATCHES = 12

export function createOwnNotes(match: string, store: Store | undefined): OwnNotes {
  const notes = signal(keptIn(store).find((one) => one.match === match)?.notes ?? {})
  return {
    notes,
    set(pad, key, note) {
      const { [nameOf(pad, key)]: _, ...others } = notes.peek()
      notes.value = note === undefined ? others : { ...others, [nameOf(pad, key)]: note }
      const rest = keptIn(store).filter((one) => one.match !== match)
      try {
        store?.setItem(KEY, JSON.stringify([{ match, notes: notes.peek() }, ...rest].slice(0, MOST_MATCHES)))
      } catch {
        // A browser that keeps nothing keeps them as long as the page stands.
      }
    },
  }
}

export function noteOn({ notes }: OwnNotes, pad: string, key: string): string | undefined {
  return notes.value[nameOf(pad, key)]
}

/** The note that comes after one by a further press; after the last one there is none. */
export function nextNote(
  all: readonly { readonly note: string }[],
  note: string | undefined,
): string | undefined {
  return all[all.findIndex((one) => one.note === note) + 1]?.note
}

function nameOf(pad: string, key: string): string {
  return `${pad} ${key}`
}

function keptIn(store: Store | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(one: unknown): one is Kept[number] {
  if (typeof one !== 'object' || one === null || !('match' in one) || !('notes' in one)) return false
  const { match, notes } = one
  return (
    typeof match === 'string' &&
    typeof notes === 'object' &&
    notes !== null &&
    Object.values(notes).every((note) => typeof note === 'string')
  )
}
