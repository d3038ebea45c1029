import { freeingObjection, placesOfRelease, withRelease } from '../arrests/release.ts'
import { officerOf } from '../pieces/pieces.ts'
import type { CardAct } from './card-act.ts'

/** K9.7: frees one of one's own POWs; another's is freed when its officer has agreed (`offer.accepted`). */
export const release: CardAct = {
  objection(table, seat, { pow, to }) {
    if (pow === undefined || officerOf(pow) !== seat) return 'not-your-piece'
    return freeingObjection(table, pow, to)
  },
  effect: (table, _, __, { pow, to }) =>
    pow === undefined || to === undefined ? table : withRelease(table, pow, to),
  fill(table, _, played) {
    const to = played.to ?? (played.pow === undefined ? undefined : placesOfRelease(table, played.pow)[0])
    return to === undefined ? played : { ...played, to }
  },
}
