import { type Client, ServiceError } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { type AiredMatch, onAirAfter } from './programme.ts'

export interface FollowedTarget {
  /** Undefined while there is nothing on air. */
  readonly on: ReadonlySignal<AiredMatch | undefined>
  /** The match of that turn has been seen to its end. */
  seen(turn: number): void
  /** It could not be opened, or its feed ended for good: it is opened again, later each time. */
  failed(turn: number): void
  dispose(): void
}

export interface FollowOptions {
  readonly client: Pick<Client, 'readMatch' | 'listMatches'>
  readonly target: string
  /** From 0 to below 1: a hundred overlays of a service that restarts do not ask at once. */
  readonly random: () => number
}

const EVERY = 3_000
/** Longest pause (ms) between two questions, and between two attempts to open a match. */
const LONGEST = 60_000
/** After so long (ms) an attempt that failed counts no more. */
const FORGOTTEN = 300_000
const ON_THE_BILL = 50

/** Follows a match, or an event from match to match: asks as long as it stands, less often while nobody answers. */
export function followTarget({ client, target, random }: FollowOptions): FollowedTarget {
  const on = signal<AiredMatch | undefined>(undefined)
  let kind: 'match' | 'event' | undefined
  let seenTurn: number | undefined
  let failures = 0
  let attempts = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  let isOpen = true

  const put = (next: AiredMatch | undefined) => {
    if (next?.turn === on.peek()?.turn) return
    attempts = next?.match === on.peek()?.match ? attempts : 0
    on.value = next
  }
  const askForMatch = async () => {
    const isMatch = await client.readMatch(target).then(
      () => true,
      (error: unknown) => (isUnknown(error) ? false : Promise.reject(error)),
    )
    if (!isMatch) return
    kind = 'match'
    if (isOpen) put({ match: target, turn: 1 })
  }
  const askForEvent = async () => {
    const search = { event: target, limit: ON_THE_BILL }
    // Of a long event the live ones may be older than a page of the newest.
    const [live, newest] = await Promise.all([
      client.listMatches({ ...search, status: 'live' }),
      client.listMatches(search),
    ])
    const matches = [...new Map([...newest, ...live].map((match) => [match.id, match])).values()]
    if (matches.length > 0) kind = 'event'
    if (isOpen) put(onAirAfter(on.peek(), { matches, isSeen: seenTurn === on.peek()?.turn }))
  }
  const ask = async () => {
    try {
      await askForEvent()
      // What is no event may be a match, and what is neither may become one.
      if (kind === undefined) await askForMatch()
      failures = 0
    } catch {
      failures++
    }
    // The line of a match finds back by itself.
    if (isOpen && kind !== 'match') timer = setTimeout(ask, pauseAfter(failures, random))
  }
  void ask()

  return {
    on,
    seen(turn) {
      seenTurn = turn
    },
    failed(turn) {
      if (opening !== undefined || on.peek()?.turn !== turn) return
      const now = Date.now()
      if (now - failedAt > FORGOTTEN) attempts = 0
      failedAt = now
      opening = setTimeout(
        () => {
          opening = undefined
          const shown = on.peek()
          if (shown?.turn === turn) on.value = { ...shown, turn: turn + 1 }
        },
        pauseAfter(++attempts, random),
      )
    },
    dispose() {
      isOpen = false
      clearTimeout(timer)
      clearTimeout(opening)
    },
  }
}

/** There is no such match: it may be an event. */
function isUnknown(error: unknown): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function pauseAfter(failures: number, random: () => number): number {
  return Math.min(LONGEST, EVERY * 2 ** Math.min(failures, 10)) * (0.75 + random() / 2)
}
