import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { PlayerHand } from '../../../playing/player-hand.ts'

/** So many pieces lie in one row of a phone, as large as they get. */
const FEW = 3

/** Whether the hand has held only a few pieces since it was empty: its place grows with it, and never shrinks under a finger. */
export function useHoldsFew(player: ReadonlySignal<PlayerHand | undefined>): boolean {
  const most = useRef(0)
  return useComputed(() => {
    const count = player.value?.drawn.allPieces.value.length ?? 0
    most.current = count === 0 ? 0 : Math.max(most.current, count)
    return most.current <= FEW
  }).value
}
