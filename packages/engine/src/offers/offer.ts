import type { OfferRefusal } from './offer-refusals.ts'

/** What a seat has offered another: it stands beside the steps, and nobody waits for it. */
export interface Offer<Terms> {
  /** Of the `offer.made`. */
  readonly seq: number
  readonly by: number
  readonly to: number
  readonly terms: Terms
}

/** So many may stand at once by one seat; with this and a bound of turns a log stays finite. */
export const MOST_STANDING = 4
/** So many may be made between two turns by one seat. */
export const MOST_MADE = 12

/** What stands, and how many each seat has made since the turn began. */
export interface Offers<Terms> {
  readonly standing: readonly Offer<Terms>[]
  readonly made: readonly number[]
}

export function noOffers<Terms>(seats: number): Offers<Terms> {
  return { standing: [], made: Array.from({ length: seats }, () => 0) }
}

export function withOffer<Terms>({ standing, made }: Offers<Terms>, offer: Offer<Terms>): Offers<Terms> {
  return {
    standing: [...standing, offer],
    made: made.map((count, seat) => (seat === offer.by ? count + 1 : count)),
  }
}

/** What is left once an offer is answered, withdrawn or overtaken. */
export function withoutOffers<Terms>(
  offers: Offers<Terms>,
  isGone: (offer: Offer<Terms>) => boolean,
): Offers<Terms> {
  return offers.standing.some(isGone)
    ? { ...offers, standing: offers.standing.filter((offer) => !isGone(offer)) }
    : offers
}

/** With a new turn everybody may offer as much again. */
export function renewed<Terms>(offers: Offers<Terms>): Offers<Terms> {
  return offers.made.every((count) => count === 0) ? offers : { ...offers, made: offers.made.map(() => 0) }
}

export function offerOf<Terms>({ standing }: Offers<Terms>, seq: number): Offer<Terms> | undefined {
  return standing.find((offer) => offer.seq === seq)
}

/** What stands against making an offer at all; the terms are the game's to judge. */
export function makingObjection<Terms>(
  { standing, made }: Offers<Terms>,
  by: number,
  to: number,
): OfferRefusal | undefined {
  if (by === to || to < 0 || to >= made.length) return 'no-partner'
  if (standing.filter((offer) => offer.by === by).length >= MOST_STANDING) return 'too-many-offers'
  return (made[by] ?? 0) >= MOST_MADE ? 'too-many-offers' : undefined
}

/** What stands against answering or withdrawing it. */
export function answerObjection<Terms>(
  offer: Offer<Terms> | undefined,
  seat: number,
  what: 'accept' | 'decline' | 'withdraw',
): OfferRefusal | undefined {
  if (!offer) return 'no-such-offer'
  return seat === (what === 'withdraw' ? offer.by : offer.to) ? undefined : 'not-your-offer'
}
