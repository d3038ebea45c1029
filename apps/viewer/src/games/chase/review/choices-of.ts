import type { ReviewedChoice } from '../../../table/reviewing.ts'
import type { Step } from '../broadcasting/step.ts'
import { fittingInHand, fittingOf } from './fitting.ts'

/** What a runner chose besides tiles: which pile to take up, and when to exchange. */
export function choiceIn({ entry, before, after }: Step): ReviewedChoice | undefined {
  const { event, admission } = entry
  const { round } = after
  if (!round || admission.type !== 'applies' || typeof event.by !== 'number') return undefined
  const { seq, at, by: seat } = event
  if (event.type === 'pile.taken') {
    const taken = event.data.pile === 0 ? 0 : 1
    const other = taken === 0 ? 1 : 0
    const fits = (pile: 0 | 1) => fittingOf(after, round, 0, round.piles[pile].tiles ?? [])
    const figures = { pile: taken + 1, of: round.piles[taken].size, fitting: fits(taken), other: fits(other) }
    return { seq, at, seat, kind: 'pile', figures }
  }
  if (event.type === 'exchange.called') return { seq, at, seat, kind: 'call', figures: {} }
  if (event.type === 'exchange.withdrawn') return { seq, at, seat, kind: 'withdraw', figures: {} }
  if (event.type !== 'exchange.answered') return undefined
  const had = before.round && fittingInHand(before, before.round, seat)
  const has = fittingInHand(after, round, seat)
  const figures = { ...(had !== undefined && { before: had }), ...(has !== undefined && { fitting: has }) }
  return { seq, at, seat, kind: 'exchange', figures }
}
