import { effect, type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { AnyPlayerTelling, ToldEnding, ToldTurn } from '../../../table/player-telling.ts'
import type { TablePlan } from '../../../table/table-plan.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'

export interface ToldToPlayer {
  /** How the round or the match has ended, once the table has shown it. */
  readonly ending: ReadonlySignal<ToldEnding | undefined>
  /** The table shows that ending, and not an earlier instant. */
  readonly isAtEnding: ReadonlySignal<boolean>
  readonly turn: ReadonlySignal<ToldTurn | undefined>
}

/** What the game tells the player of a seat. Who looks back is told all the same how the match stands now. */
export function useToldToPlayer(
  viewing: Viewing,
  { seat }: Pick<HeldSeat, 'seat'>,
  looksBack: ReadonlySignal<boolean>,
): ToldToPlayer {
  const { language } = useApp()
  const telling = useSignal<AnyPlayerTelling | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    let isAsked = false
    const stop = effect(() => {
      const { value: table } = viewing.table
      if (isAsked || !table?.loadPlayerTelling) return
      isAsked = true
      table.loadPlayerTelling().then((loaded) => {
        if (isHere) telling.value = loaded
      }, reportError)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [viewing])
  const endingOf = (plan: TablePlan | undefined) =>
    plan && seat.value !== undefined ? telling.value?.endingOf(plan, seat.value, language.value) : undefined
  const reached = useComputed(() => endingOf(viewing.told.plan.value))
  // Of each instant only whether it has come.
  const isShown = useComputed(() => reached.value !== undefined && viewing.posed.value >= reached.value.from)
  const newest = useComputed(() => {
    const [known, table] = [viewing.told.known.value, viewing.table.value]
    if (!looksBack.value || !known || !table) return undefined
    const now = endingOf(table.planOf(known.timeline, known.timeline.length, viewing.look.value))
    return now && now.from <= viewing.span.value.end ? now : undefined
  })
  const ending = useComputed(() =>
    looksBack.value ? newest.value : isShown.value ? reached.value : undefined,
  )
  const turn = useComputed(() => {
    const [known, own] = [viewing.told.known.value, seat.value]
    return known && own !== undefined ? telling.value?.turnOf(known.state, own, language.value) : undefined
  })
  return { ending, isAtEnding: isShown, turn }
}
