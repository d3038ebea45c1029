import { newToken, ServiceError } from '@getaway/client'
import type { TournamentCommandRequest, TournamentDesk } from '@getaway/client/protocol'
import { createTournamentClient, type TournamentClient } from '@getaway/client/tournaments'
import { type ReadonlySignal, signal } from '@preact/signals'

export type DeskCommand = TournamentCommandRequest['command']

/** The desk of a tournament, asked for every few seconds, and what is done at it. */
export interface DeskSession {
  readonly event: string
  readonly token: string
  readonly client: TournamentClient
  /** The last answer: it stays while the service is away. */
  readonly desk: ReadonlySignal<TournamentDesk | undefined>
  /** Why the last question was not answered. */
  readonly failure: ReadonlySignal<unknown>
  /** The service's clock by this one (µs). */
  now(): number
  refresh(): Promise<void>
  /** The same thing said again after an answer was lost has the same id, and is done once. */
  wish<Answer>(said: unknown, send: (id: string) => Promise<Answer>): Promise<Answer>
  command(command: DeskCommand): Promise<void>
  dispose(): void
}

export interface DeskSessionOptions {
  readonly event: string
  readonly token: string
  readonly url: string
  readonly client?: TournamentClient
}

const EVERY_MS = 3000
/** Nobody looks at it. */
const HIDDEN_MS = 30_000

export function createDeskSession({
  event,
  token,
  url,
  client = createTournamentClient({ url }),
}: DeskSessionOptions): DeskSession {
  const desk = signal<TournamentDesk | undefined>(undefined)
  const failure = signal<unknown>(undefined)
  const ids = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let asked = 0
  /** µs; an answer that the browser had kept is older than it says. */
  let ahead = Number.NEGATIVE_INFINITY

  const read = async () => {
    const nth = ++asked
    try {
      const answer = await client.readDesk(event, { token })
      if (!isOpen || nth < asked) return
      ahead = Math.max(ahead, answer.now - Date.now() * 1000)
      desk.value = answer
      failure.value = undefined
    } catch (error) {
      if (isOpen && nth === asked) failure.value = error
    }
  }
  const go = async () => {
    clearTimeout(timer)
    await read()
    clearTimeout(timer)
    if (!isOpen || isRefusal(failure.peek())) return
    timer = setTimeout(go, globalThis.document?.hidden ? HIDDEN_MS : EVERY_MS)
  }
  const look = () => {
    if (!document.hidden) void go()
  }
  globalThis.document?.addEventListener('visibilitychange', look)
  void go()

  const wish: DeskSession['wish'] = async (said, send) => {
    const text = JSON.stringify(said)
    const id = ids.get(text) ?? newToken()
    ids.set(text, id)
    try {
      const answer = await send(id)
      ids.delete(text)
      return answer
    } catch (error) {
      // Refused for good: if it is asked for again, it is something new.
      if (isRefusal(error)) ids.delete(text)
      throw error
    } finally {
      await go()
    }
  }

  return {
    ...{ event, token, client, desk, failure },
    now: () => Date.now() * 1000 + (Number.isFinite(ahead) ? ahead : 0),
    refresh: go,
    wish,
    async command(command) {
      await wish(command, (id) => client.commandTournament(event, { id, command }, { token }))
    },
    dispose() {
      isOpen = false
      clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', look)
    },
  }
}

/** The service has said no: asking once more is no use. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500 && error.status !== 429
}
