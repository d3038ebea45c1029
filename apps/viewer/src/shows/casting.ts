import type { AiredAct, NewAct, ShowAct, ShowMade } from '@getaway/client/protocol'
import type { ShowClient } from '@getaway/client/shows'
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import { type ReadShow, readShow } from './read-show.ts'

/** What a caster does in a show, from this browser: the show stays the same from match to match, and with it all links. */
export interface Casting {
  /** Undefined until the service has answered. */
  readonly show: ReadonlySignal<ShowMade | undefined>
  /** The match that is on. */
  readonly match: ReadonlySignal<string | undefined>
  /** All acts, also those that screens are told later. */
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  readonly status: ReadonlySignal<ReadShow['status']['value']>
  readonly readers: ReadonlySignal<number>
  /** By number: from when on (µs) screens are told of an act of this page. */
  readonly toldFrom: ReadonlySignal<ReadonlyMap<number, number>>
  /** Why the last act is not on air, or there is no show. */
  readonly problem: ReadonlySignal<string | undefined>
  /** How often the service had lost the show, which was then made again. */
  readonly losses: ReadonlySignal<number>
  air(act: ShowAct, place: Pick<NewAct, 'match' | 'at' | 'caster'>): Promise<boolean>
  dispose(): void
}

export interface CastingOptions {
  readonly shows: ShowClient
  /** What is on where the show is new. */
  readonly match: string
  /** Undefined where the browser keeps nothing: the show is lost with the page. */
  readonly kept: Pick<Storage, 'getItem' | 'setItem'> | undefined
  newToken(): string
  /** As what the show’s token is kept. */
  readonly name?: string
}

const KEPT = 'getaway.show'
const TOKEN = /^[\w-]{43}$/
const NO_ACTS: readonly AiredAct[] = []

export function createCasting({ shows, match, kept, newToken, name = KEPT }: CastingOptions): Casting {
  const token = keptToken(kept, name) ?? newToken()
  quietly(() => kept?.setItem(name, token))
  const show = signal<ShowMade | undefined>(undefined)
  const reading = signal<ReadShow | undefined>(undefined)
  const problem = signal<string | undefined>(undefined)
  const losses = signal(0)
  const toldFrom = signal<ReadonlyMap<number, number>>(new Map())
  let isOpen = true
  let isMaking = false

  const make = async () => {
    if (isMaking) return
    isMaking = true
    try {
      const made = await shows.makeShow({ token, match: reading.peek()?.match.peek() ?? match })
      if (!isOpen) return
      if (show.peek() && !made.isKnown) {
        losses.value++
        toldFrom.value = new Map()
      }
      show.value = made
      reading.value ??= readShow(shows.readShow(made.id, token))
      problem.value = undefined
    } catch (error) {
      problem.value = textOf(error)
    }
    isMaking = false
  }
  void make()
  const stopMaking = effect(() => {
    if (reading.value?.status.value === 'missing') untracked(() => void make())
  })

  return {
    show,
    match: computed(() => reading.value?.match.value),
    acts: computed(() => reading.value?.acts.value ?? NO_ACTS),
    status: computed(() => reading.value?.status.value ?? 'connecting'),
    readers: computed(() => reading.value?.readers.value ?? 0),
    toldFrom,
    problem,
    losses,
    async air(act, place) {
      const { id } = show.peek() ?? {}
      if (!id) return false
      try {
        const { number, from } = await shows.air(id, { id: newToken(), ...place, act }, { token })
        toldFrom.value = new Map(toldFrom.peek()).set(number, from)
        problem.value = undefined
        return true
      } catch (error) {
        problem.value = textOf(error)
        return false
      }
    },
    dispose() {
      isOpen = false
      stopMaking()
      reading.peek()?.dispose()
    },
  }
}

function keptToken(kept: CastingOptions['kept'], name: string): string | undefined {
  const text = quietly(() => kept?.getItem(name)) ?? ''
  return TOKEN.test(text) ? text : undefined
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A browser that keeps nothing still casts. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
