import type { MatchSummary } from '@getaway/client'
import type { ShowAct } from '@getaway/client/protocol'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Casting } from '../../shows/casting.ts'
import type { DirectedViewing } from '../../shows/direct-viewing.ts'
import type { ShowDirection } from '../../shows/direction.ts'
import type { CuedAct, Rehearsal } from '../../shows/rehearsal.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** What every control works with. */
export interface Controls {
  readonly match: MatchSummary
  /** The match as it is on air. */
  readonly viewing: Viewing
  readonly direction: ReadonlySignal<ShowDirection>
  readonly cued: ReadonlySignal<CuedAct | undefined>
  /** Whether what is hidden while the match runs may be aired. */
  readonly maySeeHidden: boolean
  /** What a press on a tile does. */
  readonly pressing: Signal<'highlight' | 'shot'>
  /** What is chosen goes on air at once. */
  readonly isDirect: Signal<boolean>
  /** The instant of the match on air. */
  now(): number
  /** Tries an act, or airs it where nothing is tried before. */
  choose(act: ShowAct): void
  air(act: ShowAct): Promise<boolean>
  take(): void
  drop(): void
  /** How an act stands: in the preview, or else on air. */
  stateOf(isIt: (act: ShowAct) => boolean, isOnAir: boolean): 'cued' | 'onAir' | undefined
}

interface Options {
  readonly match: MatchSummary
  readonly token: string | undefined
  readonly casting: Casting
  readonly rehearsal: Rehearsal
  readonly programme: DirectedViewing
}

export function useControls({ match, token, casting, rehearsal, programme }: Options): Controls {
  return useMemo(() => {
    const { cued } = rehearsal
    const isDirect = signal(false)
    const now = () => Math.floor(programme.clock.peek())
    const air = (act: ShowAct) =>
      casting.air(act, { match: match.id, at: now(), ...(token && { caster: token }) })
    const take = async () => {
      const chosen = cued.peek()
      if (chosen && (await air(chosen.act)) && cued.peek() === chosen) rehearsal.drop()
    }
    return {
      match,
      viewing: programme.viewing,
      direction: programme.direction,
      cued,
      maySeeHidden: match.status === 'over' || (token !== undefined && match.delayMs > 0),
      pressing: signal('highlight'),
      isDirect,
      now,
      choose(act) {
        if (isDirect.peek()) void air(act)
        else rehearsal.cue(act, now())
      },
      air,
      take: () => void take(),
      drop: rehearsal.drop,
      stateOf(isIt, isOnAir) {
        const chosen = cued.value
        if (chosen && isIt(chosen.act)) return 'cued'
        return isOnAir ? 'onAir' : undefined
      },
    }
  }, [match, token, casting, rehearsal, programme])
}
