import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { type ToldToPlayer, useToldToPlayer } from './use-told-to-player.ts'

export interface AfterPhoto extends ToldToPlayer {
  /** Of the race that begins at this instant a photo is looked at. */
  readonly photo: ReadonlySignal<number | undefined>
  openPhoto(at: number): void
  closePhoto(): void
}

/** What a player is told of an ending, also while they look at the photo of its race; the next round closes it. */
export function useAfterPhoto(viewing: Viewing, seat: HeldSeat): AfterPhoto {
  const photo = useSignal<number | undefined>(undefined)
  /** The card stays where it is until the table has come back to the ending. */
  const looksBack = useSignal(false)
  const told = useToldToPlayer(viewing, seat, looksBack)
  const isOver = useComputed(() => looksBack.value && told.ending.value === undefined)
  const isBack = useComputed(() => photo.value === undefined && told.isAtEnding.value)
  useSignalEffect(() => {
    if (isOver.value) photo.value = undefined
    if (isOver.value || isBack.value) looksBack.value = false
  })
  return {
    ...told,
    photo,
    openPhoto(at) {
      looksBack.value = true
      photo.value = at
    },
    closePhoto() {
      photo.value = undefined
    },
  }
}
