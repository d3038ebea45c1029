import type { AiredAct } from '@getaway/client/protocol'
import type { ShowReader, ShowStatus } from '@getaway/client/shows'
import { type ReadonlySignal, signal } from '@preact/signals'

/** A show as a screen reads it, for as long as it stands. */
export interface ReadShow {
  /** The match that is on; undefined until the show was found. */
  readonly match: ReadonlySignal<string | undefined>
  /** What this screen may know of by now, in the order in which it was told. */
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  readonly status: ReadonlySignal<ShowStatus>
  /** How many screens show it, as its caster is told. */
  readonly readers: ReadonlySignal<number>
  dispose(): void
}

/** A position replaces the last one. */
function standing(acts: readonly AiredAct[], { act }: AiredAct): readonly AiredAct[] {
  return act.type === 'position' ? acts.filter((one) => one.act.type !== 'position') : acts
}

const NONE: readonly AiredAct[] = []

export function readShow(reader: ShowReader): ReadShow {
  const match = signal<string | undefined>(undefined)
  const acts = signal(NONE)
  const status = signal<ShowStatus>('connecting')
  const readers = signal(0)
  const read = async () => {
    for await (const item of reader.items) {
      switch (item.type) {
        case 'show':
          match.value = item.match
          acts.value = item.acts
          break
        case 'act':
          acts.value = [...standing(acts.peek(), item.act), item.act]
          if (item.act.act.type === 'next-match') match.value = item.act.act.match
          break
        case 'readers':
          readers.value = item.count
          break
        case 'status':
          status.value = item.status
      }
    }
  }
  void read()
  return { match, acts, status, readers, dispose: reader.close }
}
