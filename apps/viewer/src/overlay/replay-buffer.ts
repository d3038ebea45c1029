import { type ReadonlySignal, signal } from '@preact/signals'
import type { ObsStudio } from './obs.ts'

/**
 * What became of the last key moment. `none`: there was none, or OBS cannot or may not save; `waiting`: its celebration is
 * still to come; `asked`: OBS was asked; `saved`: OBS has confirmed it; `unconfirmed`: it has not, in time.
 */
export type ReplayBufferState = 'none' | 'waiting' | 'asked' | 'saved' | 'unconfirmed'

export interface ReplayBuffer {
  readonly state: ReadonlySignal<ReplayBufferState>
  /** Something happened that is worth keeping: it is saved once what follows is in it, too. */
  keep(): void
  dispose(): void
}

export interface ReplayBufferOptions {
  readonly studio: ObsStudio
  readonly isOnAir: () => boolean
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** OBS' level of permission from which a page may save the replay buffer: “Basic”. */
const BASIC = 3
const SAVED = 'obsReplaybufferSaved'
/** What follows a moment belongs to it: the check, a hand on the table (ms). */
const AFTERWARDS = 8_000
/** OBS writes a long buffer in a second or two. */
const PATIENCE = 20_000

/** Has OBS save its replay buffer after key moments, where the page may; nothing counts as saved before OBS says so. */
export function createReplayBuffer({ studio, isOnAir, page }: ReplayBufferOptions): ReplayBuffer {
  const state = signal<ReplayBufferState>('none')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true

  const giveUp = () => {
    state.value = 'unconfirmed'
    timer = undefined
  }
  const save = async () => {
    timer = undefined
    // Asked for each time: permission and buffer come and go while OBS runs.
    const [level, status] = await Promise.all([
      answerOf<number>(studio.getControlLevel?.bind(studio)),
      answerOf<{ readonly replaybuffer?: boolean }>(studio.getStatus?.bind(studio)),
    ])
    if (!isOpen || timer !== undefined) return
    const mayBeSaved = (level ?? 0) >= BASIC && status?.replaybuffer === true && studio.saveReplayBuffer
    if (!mayBeSaved) {
      state.value = 'none'
      return
    }
    state.value = 'asked'
    timer = setTimeout(giveUp, PATIENCE)
    studio.saveReplayBuffer?.()
  }
  const onSaved = () => {
    // Somebody may have saved it by hand: that is no answer to us.
    if (state.peek() !== 'asked') return
    clearTimeout(timer)
    timer = undefined
    state.value = 'saved'
  }
  page.addEventListener(SAVED, onSaved)

  return {
    state,
    keep() {
      // Two moments close to each other are in one buffer.
      if (!isOnAir() || state.peek() === 'waiting' || state.peek() === 'asked') return
      state.value = 'waiting'
      timer = setTimeout(save, AFTERWARDS)
    },
    dispose() {
      isOpen = false
      clearTimeout(timer)
      page.removeEventListener(SAVED, onSaved)
    },
  }
}

/** OBS answers soon or, in a version that does not know the question, never. */
function answerOf<Answer>(ask: ((answer: (value: Answer) => void) => void) | undefined) {
  return new Promise<Answer | undefined>((resolve) => {
    if (!ask) return resolve(undefined)
    setTimeout(() => resolve(undefined), 2000)
    ask(resolve)
  })
}
