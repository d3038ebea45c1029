import type { Client, MatchSummary, OpenTable } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { hasTable } from '../../games/registry.ts'
import { isUnreachable } from '../../offline/is-unreachable.ts'
import { createMatchPages, type MatchPages } from './match-pages.ts'
import { type Programme, programmeAfter } from './programme.ts'

export interface Lobby {
  readonly live: ReadonlySignal<readonly MatchSummary[] | undefined>
  /** Strangers may sit down there. */
  readonly open: ReadonlySignal<readonly OpenTable[]>
  /** Seats are free there, for those who are invited: the newest few. */
  readonly waiting: ReadonlySignal<readonly MatchSummary[] | undefined>
  readonly over: MatchPages
  /** The match to look at. */
  readonly on: ReadonlySignal<Programme | undefined>
  /** Why the service did not answer, as long as it does not. */
  readonly problem: ReadonlySignal<string | undefined>
  /** Nobody answers at all. */
  readonly isAway: ReadonlySignal<boolean>
  /** What was on in that turn has been seen to its end. */
  done(turn: number): void
  dispose(): void
}

const EVERY = 3000
/** Nobody but invited guests can do anything there, so a few stand for all. */
const MOST_WAITING = 4

const canBeShown = ({ game }: MatchSummary) => hasTable(game)

/** Which matches there are, asked for every few seconds; without those that are the player's own, which stand elsewhere. */
export function createLobby(
  client: Pick<Client, 'findMatches' | 'listMatches' | 'listTables'>,
  isOwn: (match: string) => boolean = () => false,
): Lobby {
  const live = signal<readonly MatchSummary[] | undefined>(undefined)
  const waiting = signal<readonly MatchSummary[] | undefined>(undefined)
  const open = signal<readonly OpenTable[]>([])
  const over = createMatchPages(client, { status: 'over' })
  const on = signal<Programme | undefined>(undefined)
  const problem = signal<string | undefined>(undefined)
  const isAway = signal(globalThis.navigator?.onLine === false)
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
      const [all, gathering, tables] = await Promise.all([
        client.listMatches({ status: 'live' }),
        client.listMatches({ status: 'waiting' }),
        client.listTables(),
        over.refresh(),
      ])
      if (!isOpen) return
      const running = all.filter(({ id }) => !isOwn(id))
      choose(live.peek() ?? [], running)
      live.value = running
      open.value = tables.filter(({ id }) => !isOwn(id))
      const closed = gathering.filter(({ id }) => !isOwn(id) && tables.every((table) => table.id !== id))
      waiting.value = closed.slice(0, MOST_WAITING)
      problem.value = over.problem.peek()
      isAway.value = false
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
      isAway.value = isUnreachable(error)
    }
    if (isOpen) timer = setTimeout(ask, EVERY)
  }
  void ask()

  return {
    live,
    open,
    waiting,
    over,
    on,
    problem,
    isAway,
    done(turn) {
      doneTurn = turn
    },
    dispose() {
      isOpen = false
      if (timer !== undefined) clearTimeout(timer)
    },
  }
}
