import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Known } from '../feed/match-store.ts'
import type { TablePlan } from '../table/table-plan.ts'

/** What words tell of: a player's table has been drawn by then, which they would hold up. */
export interface Told {
  readonly known: ReadonlySignal<Known | undefined>
  /** The table since the last event. */
  readonly plan: ReadonlySignal<TablePlan | undefined>
  /** How many beats of the plan have gone by. */
  readonly beat: ReadonlySignal<number>
}

/** Words wait no longer than so many ms where no picture is drawn, as in a hidden tab. */
const LATEST_MS = 1000

/** The same, as it was when the last picture was drawn. */
export function toldAfterPicture(shown: Told): Told & { dispose(): void } {
  const now = computed(() => ({ known: shown.known.value, plan: shown.plan.value, beat: shown.beat.value }))
  const told = signal(now.peek())
  let later: { cancel(): void } | undefined
  const stop = effect(() => {
    now.value
    later ??= afterPicture(() => {
      later = undefined
      told.value = now.peek()
    })
  })
  return {
    known: computed(() => told.value.known),
    plan: computed(() => told.value.plan),
    beat: computed(() => told.value.beat),
    dispose() {
      stop()
      later?.cancel()
    },
  }
}

function afterPicture(then: () => void): { cancel(): void } {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(latest)
    clearTimeout(soon)
  }
  const tell = () => {
    cancel()
    then()
  }
  let soon: ReturnType<typeof setTimeout> | undefined
  const latest = setTimeout(tell, LATEST_MS)
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(tell)
  })
  return { cancel }
}
