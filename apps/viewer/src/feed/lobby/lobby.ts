import type { Client, MatchSummary } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { hasTable } from '../../games/registry.ts'
import { createMatchPages, type MatchPages } from './match-pages.ts'
import { type Programme, programmeAfter } from './programme.ts'

export interface Lobby {
  readonly live: ReadonlySignal<readonly MatchSummary[] | undefined>
  /** Seats are free there. */
  readonly waiting: ReadonlySignal<readonly MatchSummary[] | undefined>
  readonly over: MatchPages
  /** The match to look at. */
  readonly on: ReadonlySignal<Programme | undefined>
  /** Why the service did not answer, as long as it does not. */
  readonly problem: ReadonlySignal<string | undefined>
  /** What was on in that turn has been seen to its end. */
  done(turn: number): void
  dispose(): void
}

const EVERY = 3000

const canBeShown = ({ game }: MatchSummary) => hasTable(game)

/** Which matches there are, asked for every few seconds. */
export function createLobby(client: Pick<Client, 'findMatches' | 'listMatches'>): Lobby {
  const live = signal<readonly MatchSummary[] | undefined>(undefined)
  const waiting = signal<readonly MatchSummary[] | undefined>(undefined)
  const over = createMatchPages(client, { status: 'over' })
  const on = signal<Programme | undefined>(undefined)
  const problem = signal<string | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let doneTurn: number | undefined

  const choose = (before: readonly MatchSummary[], now: readonly MatchSummary[]) => {
    on.value = programmeAfter(on.peek(), {
      live: now.filter(canBeShown),
      before,
      over: (over.matches.peek() ?? []).filter(canBeShown),
      clock: performance.now(),
      isDone: on.peek()?.turn === doneTurn,
    })
  }

  const ask = async () => {
    try {
      const [running, open] = await Promise.all([
        client.listMatches({ status: 'live' }),
        client.listMatches({ status: 'waiting' }),
        over.refresh(),
      ])
      if (!isOpen) return
      choose(live.peek() ?? [], running)
      live.value = running
      waiting.value = open
      problem.value = over.problem.peek()
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
    }
    if (isOpen) timer = setTimeout(ask, EVERY)
  }
  void ask()

  return {
    live,
    waiting,
    over,
    on,
    problem,
    done(turn) {
      doneTurn = turn
    },
    dispose() {
      isOpen = false
      if (timer !== undefined) clearTimeout(timer)
    },
  }
}
