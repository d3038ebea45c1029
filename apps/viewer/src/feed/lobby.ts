import type { Client, MatchSummary } from '@getaway/client'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { hasTable } from '../games/registry.ts'
import { liveliest, type Shown, shownFrom, stayOrChange } from './liveliest.ts'

export interface Lobby {
  readonly live: ReadonlySignal<readonly MatchSummary[] | undefined>
  readonly over: ReadonlySignal<readonly MatchSummary[] | undefined>
  /** The match to look at. */
  readonly shown: ReadonlySignal<string | undefined>
  /** Why the service did not answer, as long as it does not. */
  readonly problem: ReadonlySignal<string | undefined>
  dispose(): void
}

const EVERY = 3000
const MOST_OVER = 30
/** Before the next match is shown, one sees how this one ended. */
const STAY = 6000

const canBeShown = ({ game }: MatchSummary) => hasTable(game)

/** Which matches there are, asked for every few seconds. */
export function createLobby(client: Pick<Client, 'listMatches'>): Lobby {
  const live = signal<readonly MatchSummary[] | undefined>(undefined)
  const over = signal<readonly MatchSummary[] | undefined>(undefined)
  const shown = signal<Shown | undefined>(undefined)
  const problem = signal<string | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let endedAt: number | undefined

  const choose = (before: readonly MatchSummary[], now: readonly MatchSummary[]) => {
    const clock = performance.now()
    const old = shown.peek()
    const isLive = now.some(({ id }) => id === old?.id)
    if (old && isLive) {
      endedAt = undefined
      shown.value = stayOrChange(old, now, before, clock)
      return
    }
    endedAt ??= clock
    if (old && clock - endedAt < STAY) return
    const next = liveliest(now, before)
    if (next) shown.value = shownFrom(next, clock)
  }

  const ask = async () => {
    try {
      const [running, finished] = await Promise.all([
        client.listMatches({ status: 'live' }),
        client.listMatches({ status: 'over', limit: MOST_OVER }),
      ])
      if (!isOpen) return
      choose((live.peek() ?? []).filter(canBeShown), running.filter(canBeShown))
      live.value = running
      over.value = finished
      problem.value = undefined
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
    }
    if (isOpen) timer = setTimeout(ask, EVERY)
  }
  void ask()

  return {
    live,
    over,
    shown: computed(() => shown.value?.id),
    problem,
    dispose() {
      isOpen = false
      if (timer !== undefined) clearTimeout(timer)
    },
  }
}
