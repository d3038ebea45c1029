import { computed, effect, type ReadonlySignal, useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { HeldSeat } from '../../playing/held-seat.ts'
import { createInputDelay, type InputDelay } from '../../playing/input-delay.ts'
import { createOwnOrder } from '../../playing/own-order.ts'
import { createPlayerHand, type PlayerHand } from '../../playing/player-hand.ts'
import type { AnyActing } from '../../table/acting.ts'
import { followAfterPicture } from '../../viewing/after-picture.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { ownStorage } from '../common/own-storage.ts'

export interface PlayerAtTable {
  /** Undefined until seat and game are known, and for a game that cannot be played here yet. */
  readonly player: ReadonlySignal<PlayerHand | undefined>
  readonly acting: ReadonlySignal<AnyActing | undefined>
  /** How late this browser lets inputs be handled. */
  readonly inputDelay: InputDelay
}

/** The hand of a seat, once the game and its acting have come. */
export function usePlayer(match: string, viewing: Viewing, { seat, act }: HeldSeat): PlayerAtTable {
  const player = useSignal<PlayerHand | undefined>(undefined)
  const acting = useSignal<AnyActing | undefined>(undefined)
  const inputDelay = useMemo(createInputDelay, [])
  const order = useMemo(() => createOwnOrder(match, ownStorage()), [match])
  // Before the first picture, as keys are pressed as soon as the table is seen.
  useLayoutEffect(() => {
    let isHere = true
    let isAsked = false
    const stopLoading = effect(() => {
      const { value: table } = viewing.table
      if (isAsked || !table?.loadActing) return
      isAsked = true
      table.loadActing().then((loaded) => {
        if (isHere) acting.value = loaded
      }, reportError)
    })
    const view = computed(() => viewing.known.value?.state)
    const stopSitting = effect(() => {
      const [loaded, own] = [acting.value, seat.value]
      if (!loaded || own === undefined) return
      const ask = (wish: { readonly type: string }, at: number) => {
        inputDelay.note(performance.now() - at)
        act({ ...wish }, { at })
      }
      const onMove = () => {
        if (!viewing.playback.peek().isFollowing) viewing.follow()
      }
      const follow = followAfterPicture
      const hand = createPlayerHand({ acting: loaded, seat: own, view, order, ask, onMove, follow })
      player.value = hand
      return hand.dispose
    })
    return () => {
      isHere = false
      stopLoading()
      stopSitting()
    }
  }, [viewing, seat])
  return { player, acting, inputDelay }
}
