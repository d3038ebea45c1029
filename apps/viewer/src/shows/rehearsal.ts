import type { AiredAct, ShowAct } from '@getaway/client/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** What a caster has chosen and not put on air yet. */
export interface CuedAct {
  readonly act: ShowAct
  /** Where in the match it was chosen. */
  readonly at: number
}

/** What a caster tries before air: all that is on air, and the act that was chosen on top of it. */
export interface Rehearsal {
  readonly cued: ReadonlySignal<CuedAct | undefined>
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  cue(act: ShowAct, at: number): void
  drop(): void
}

/** Above the numbers of all acts on air. */
const FIRST_CUED = 1_000_000_000

export function createRehearsal(match: string, aired: ReadonlySignal<readonly AiredAct[]>): Rehearsal {
  const cued = signal<CuedAct | undefined>(undefined)
  let number = FIRST_CUED
  const chosen = computed(() => cued.value && { ...cued.value, match, number: ++number })
  return {
    cued,
    acts: computed(() => {
      // What is shown again on air needs no rehearsal.
      const standing = aired.value.filter(({ act }) => act.type !== 'replay')
      return chosen.value ? [...standing, chosen.value] : standing
    }),
    cue(act, at) {
      cued.value = { act, at }
    },
    drop() {
      cued.value = undefined
    },
  }
}
