import { freeingObjection, placesOfRelease, withRelease } from '../arrests/release.ts'
import { officerOf } from '../pieces/pieces.ts'
import { powOf } from '../state/places.ts'
import type { CardAct } from './card-act.ts'

/** K9.7: frees one of one's own POWs; another's is freed when its officer has agreed (`offer.accepted`). */
export const release: CardAct = {
  objection(table, seat, { pow, to }) {
    if (pow === undefined || !powOf(table, pow)) return 'not-your-piece'
    if (officerOf(pow) !== seat) return 'needs-consent'
    return freeingObjection(table, pow, to)
  },
  effect: (table, _, __, { pow, to }) =>
    pow === undefined || to === undefined ? table : withRelease(table, pow, to),
  fill(table, _, played) {
    const to = played.to ?? (played.pow === undefined ? undefined : placesOfRelease(table, played.pow)[0])
    return to === undefined ? played : { ...played, to }
  },
}
