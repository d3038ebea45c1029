import { computed, type ReadonlySignal } from '@preact/signals'
import type { Known } from '../feed/match-store.ts'
import type { TablePlan } from '../table/table-plan.ts'
import { followAfterPicture } from './after-picture.ts'

/** What words tell of: a player's table has been drawn by then, which they would hold up. */
export interface Told {
  readonly known: ReadonlySignal<Known | undefined>
  /** The table since the last event. */
  readonly plan: ReadonlySignal<TablePlan | undefined>
  /** How many beats of the plan have gone by. */
  readonly beat: ReadonlySignal<number>
}

/** The same, as it was when the last picture was drawn. */
export function toldAfterPicture(shown: Told): Told & { dispose(): void } {
  const now = computed(() => ({ known: shown.known.value, plan: shown.plan.value, beat: shown.beat.value }))
  const { value: told, dispose } = followAfterPicture(now)
  return {
    known: computed(() => told.value.known),
    plan: computed(() => told.value.plan),
    beat: computed(() => told.value.beat),
    dispose,
  }
}
