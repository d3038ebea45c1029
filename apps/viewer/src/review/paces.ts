import type { MatchReview, ReviewedAct } from '../table/reviewing.ts'
import { medianOf } from './median.ts'

/** How quickly acts of one kind came, in the whole match. */
export interface KindPace {
  readonly kind: string
  /** Of the seat; undefined: it did none, or nobody waited for them. */
  readonly own: number | undefined
  /** Of all others who did such things. */
  readonly others: number | undefined
}

/** Half of the acts of a kind came sooner: the seat’s own, and those of the others, to be compared with them. */
export function paceOf({ chapters }: Pick<MatchReview, 'chapters'>, kind: string, seat: number): KindPace {
  const timed = chapters.flatMap(({ acts }) => acts).filter((act) => act.kind === kind)
  const median = (acts: readonly ReviewedAct[]) => medianOf(acts.flatMap(({ us }) => us ?? []))
  return {
    kind,
    own: median(timed.filter((act) => act.seat === seat)),
    others: median(timed.filter((act) => act.seat !== seat)),
  }
}
