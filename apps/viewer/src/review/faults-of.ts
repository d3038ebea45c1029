import type { MatchReview, ReviewedAct } from '../table/reviewing.ts'

/** What a seat did wrong in the whole match, by when; what an organiser voided is there to be learnt from, too. */
export function faultsOf({ chapters }: Pick<MatchReview, 'chapters'>, seat: number): readonly ReviewedAct[] {
  return chapters.flatMap(({ acts }) => acts.filter((act) => act.seat === seat && act.clause !== undefined))
}
