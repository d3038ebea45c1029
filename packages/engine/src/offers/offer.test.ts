import { describe, expect, test } from 'vitest'
import {
  answerObjection,
  MOST_MADE,
  MOST_STANDING,
  makingObjection,
  noOffers,
  type Offers,
  offerOf,
  renewed,
  withOffer,
  withoutOffers,
} from './offer.ts'

const made = (count: number, by = 0, from: Offers<string> = noOffers(3)): Offers<string> =>
  Array.from({ length: count }, (_, index) => ({ seq: 10 + index, by, to: 1, terms: 'a rope' })).reduce(
    withOffer,
    from,
  )

describe('an offer', () => {
  test('stands until it is answered, withdrawn or overtaken', () => {
    const two = made(2)
    expect(offerOf(two, 11)).toMatchObject({ by: 0, to: 1 })
    const left = withoutOffers(two, ({ seq }) => seq === 10)
    expect(left.standing.map(({ seq }) => seq)).toEqual([11])
    expect(withoutOffers(left, ({ seq }) => seq === 10)).toBe(left)
  })

  const makings = [
    { name: 'to somebody else', offers: made(0), by: 0, to: 1, no: undefined },
    { name: 'to oneself', offers: made(0), by: 0, to: 0, no: 'no-partner' },
    { name: 'to nobody', offers: made(0), by: 0, to: 3, no: 'no-partner' },
    { name: 'one too many at once', offers: made(MOST_STANDING), by: 0, to: 1, no: 'too-many-offers' },
    { name: 'others have made many', offers: made(MOST_STANDING), by: 2, to: 1, no: undefined },
    {
      name: 'again and again',
      offers: withoutOffers(made(MOST_MADE), () => true),
      by: 0,
      to: 1,
      no: 'too-many-offers',
    },
    {
      name: 'in the next turn',
      offers: renewed(withoutOffers(made(MOST_MADE), () => true)),
      by: 0,
      to: 1,
      no: undefined,
    },
  ]
  test.each(makings)('is made: $name', ({ offers, by, to, no }) => {
    expect(makingObjection(offers, by, to)).toBe(no)
  })

  test('is answered by the one and withdrawn by the other', () => {
    const offer = offerOf(made(1), 10)
    expect(answerObjection(offer, 1, 'accept')).toBeUndefined()
    expect(answerObjection(offer, 1, 'decline')).toBeUndefined()
    expect(answerObjection(offer, 0, 'withdraw')).toBeUndefined()
    expect(answerObjection(offer, 0, 'accept')).toBe('not-your-offer')
    expect(answerObjection(offer, 1, 'withdraw')).toBe('not-your-offer')
    expect(answerObjection(undefined, 1, 'accept')).toBe('no-such-offer')
  })
})
