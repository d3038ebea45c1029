import { type Client, type MatchSummary, ServiceError } from '@getaway/client'
import type { TournamentView } from '@getaway/client/protocol'
import { createTournamentClient, type TournamentClient } from '@getaway/client/tournaments'
import { type ReadonlySignal, signal } from '@preact/signals'

/** What everybody is told of an event: of a tournament all that its organisers do; of any other name, its matches. */
export type PublicEvent =
  | { readonly kind: 'tournament'; readonly tournament: TournamentView }
  | { readonly kind: 'matches'; readonly matches: readonly MatchSummary[] }
  | { readonly kind: 'unknown' }

export interface PublicEventSession {
  /** The last answer: it stays while the service is away. */
  readonly event: ReadonlySignal<PublicEvent | undefined>
  readonly failure: ReadonlySignal<unknown>
  refresh(): Promise<void>
  dispose(): void
}

const EVERY_MS = 5000
const HIDDEN_MS = 60_000

export function createPublicEventSession(
  client: Pick<Client, 'findMatches'>,
  id: string,
  tournaments: Pick<TournamentClient, 'readTournament'> = createTournamentClient({ url: location.origin }),
): PublicEventSession {
  const event = signal<PublicEvent | undefined>(undefined)
  const failure = signal<unknown>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true

  const read = async (): Promise<PublicEvent> => {
    try {
      return { kind: 'tournament', tournament: await tournaments.readTournament(id) }
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'no-tournament') throw error
    }
    const { matches } = await client.findMatches({ event: id })
    return matches.length > 0 ? { kind: 'matches', matches } : { kind: 'unknown' }
  }
  const go = async () => {
    clearTimeout(timer)
    try {
      const answer = await read()
      if (!isOpen) return
      // What is the same as before is not drawn again.
      if (JSON.stringify(answer) !== JSON.stringify(event.peek())) event.value = answer
      failure.value = undefined
    } catch (error) {
      if (isOpen) failure.value = error
    }
    clearTimeout(timer)
    const isDone = event.peek()?.kind === 'tournament' && isSealed(event.peek())
    if (isOpen && !isDone) timer = setTimeout(go, globalThis.document?.hidden ? HIDDEN_MS : EVERY_MS)
  }
  const look = () => {
    if (!document.hidden) void go()
  }
  globalThis.document?.addEventListener('visibilitychange', look)
  void go()
  return {
    ...{ event, failure },
    refresh: go,
    dispose() {
      isOpen = false
      clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', look)
    },
  }
}

/** Nothing changes any more. */
function isSealed(event: PublicEvent | undefined): boolean {
  return event?.kind === 'tournament' && event.tournament.status === 'sealed'
}
