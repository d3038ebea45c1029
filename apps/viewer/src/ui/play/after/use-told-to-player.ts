import { effect, type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { AnyPlayerTelling, ToldEnding, ToldTurn } from '../../../table/player-telling.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'

export interface ToldToPlayer {
  /** How the round or the match has ended, once the table has shown it. */
  readonly ending: ReadonlySignal<ToldEnding | undefined>
  readonly turn: ReadonlySignal<ToldTurn | undefined>
}

/** What the game tells the player of a seat. */
export function useToldToPlayer(viewing: Viewing, { seat }: Pick<HeldSeat, 'seat'>): ToldToPlayer {
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
  const reached = useComputed(() => {
    const [plan, own] = [viewing.told.plan.value, seat.value]
    return plan && own !== undefined ? telling.value?.endingOf(plan, own, language.value) : undefined
  })
  // Of each instant only whether it has come.
  const isShown = useComputed(() => reached.value !== undefined && viewing.posed.value >= reached.value.from)
  const ending = useComputed(() => (isShown.value ? reached.value : undefined))
  const turn = useComputed(() => {
    const [known, own] = [viewing.told.known.value, seat.value]
    return known && own !== undefined ? telling.value?.turnOf(known.state, own, language.value) : undefined
  })
  return { ending, turn }
}
