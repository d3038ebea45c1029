import { offerOf, withOffer, withoutOffers } from '../../../offers/offer.ts'
import { without } from '../../../reactions/reaction.ts'
import { placesOfRelease, withRelease } from '../arrests/release.ts'
import { cardAct } from '../cards/card-acts.ts'
import { withGiven, withPaid, withTaken } from '../moves/equipment.ts'
import { withGuardWalk } from '../moves/guard-walk.ts'
import { withWalk } from '../moves/walk.ts'
import type { Card } from '../pieces/cards.ts'
import { officerOf } from '../pieces/pieces.ts'
import { withGuard, withPow } from '../state/places.ts'
import {
  changed,
  countOf,
  less,
  more,
  type Pow,
  RETURNED,
  type Step,
  type StepOf,
  type Table,
  type Terms,
} from '../state/table.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'
import { withSabotage } from './settle.ts'

/** The table after what somebody did, not settled yet. */
export function withAction(table: Table, seat: number, action: Action): Table {
  const { seq } = action
  switch (action.type) {
    case 'guards.posted':
      return withPosts(table, action.data.posts)
    case 'dice.asked':
      return withDiceAsked(table, seat, action.data)
    case 'pow.moved': {
      const { pow, path, asides = [] } = action.data
      return withWalk(table, seq, { pow, path, asides })
    }
    case 'guard.moved': {
      const { guard, path, lifts = [] } = action.data
      return withGuardWalk(table, seq, { guard, path, lifts })
    }
    case 'guard.called':
      return withGuard(spent(table), action.data.guard, action.data.post)
    case 'guard.dismissed':
      return withGuard(spent(table), action.data.guard, RETURNED)
    case 'equipment.found':
      return withHome(withTaken(table, seat, action.data.kind, 1), action.data.home)
    case 'kit.made': {
      const made = { ...table, kits: changed(table.kits, seat, () => true) }
      return withHome(withUsed(made, seq, seat, action.data.cards), action.data.home)
    }
    case 'pow.freed': {
      const freed = withRelease(table, action.data.pow, action.data.to)
      return { ...freed, turn: { ...freed.turn, mayFree: false } }
    }
    case 'card.played':
      return withCardPlayed(table, seat, action)
    case 'card.discarded':
      return withDiscarded(table, seat, action)
    case 'reaction.passed':
    case 'roll.answered':
    case 'equipment.surrendered':
    case 'cards.surrendered':
    case 'pow.stationed':
      return withAnswer(table, seat, action)
    case 'escape.dared':
      return {
        ...table,
        steps: [
          { type: 'throw', seat, for: 'die', again: true, pow: action.data.pow, guard: undefined },
          ...table.steps,
        ],
      }
    case 'turn.ended':
      return withTurnEnded(table)
    case 'offer.made':
      return withOfferMade(table, seat, action)
    case 'offer.accepted':
      return withOfferAccepted(table, action)
    case 'offer.declined':
    case 'offer.withdrawn':
      return { ...table, offers: withoutOffers(table.offers, ({ seq: one }) => one === action.data.offer) }
  }
}

/** K4.2 */
export function withPosts(table: Table, posts: readonly string[]): Table {
  const [, ...steps] = table.steps
  return { ...table, steps, guards: table.guards.map((at, guard) => posts[guard] ?? at) }
}

function withDiceAsked(table: Table, seat: number, data: EventOf<'dice.asked'>['data']): Table {
  const step: Step = {
    type: 'throw',
    seat,
    for: data.for,
    again: data.again,
    pow: undefined,
    guard: undefined,
  }
  return { ...table, turn: { ...table.turn, hasThrown: true }, steps: [step, ...table.steps] }
}

/** K9.1 */
function spent(table: Table): Table {
  return { ...table, turn: { ...table.turn, points: table.turn.points - 1 } }
}

/** K7.1, K8.2: who goes straight back to the Appel area. */
function withHome(table: Table, home: readonly { readonly pow: number; readonly to: string }[]): Table {
  return home.reduce((current, { pow, to }) => withPow(current, pow, { at: to }), table)
}

/** K6.3: cards that were played go under their deck; those of tunnels lie open until the tunnel is gone. */
function withUsed(table: Table, seq: number, seat: number, cards: readonly Card[]): Table {
  const { chronicle } = table
  const played = [...chronicle.played, ...cards.map((card) => ({ seq, seat, card }))]
  const noted: Table = { ...table, chronicle: { ...chronicle, played } }
  return cards.reduce(
    (current, card) =>
      isKeptOpen(card) ? withoutCards(current, seat, [card]) : withUnder(current, seat, [card]),
    noted,
  )
}

function isKeptOpen(card: Card): boolean {
  return card.startsWith('tunnel-') || card === 'detected'
}

/** From a hand under its deck; a count where the reader does not know which. */
export function withUnder(table: Table, seat: number, cards: readonly Card[] | number): Table {
  const deck = seat === table.security ? 'security' : 'opportunity'
  return {
    ...withoutCards(table, seat, cards),
    under: { ...table.under, [deck]: more(table.under[deck], cards) },
  }
}

/** From a hand; what its officer has offered of it falls. */
function withoutCards(table: Table, seat: number, cards: readonly Card[] | number): Table {
  const { hands, offers } = table
  const left = typeof cards === 'number' ? (hand: (typeof hands)[number]) => countOf(hand) - cards : undefined
  return {
    ...table,
    hands: changed(hands, seat, (hand) => (left ? left(hand) : less(hand, cards as readonly Card[]))),
    offers: withoutOffers(
      offers,
      ({ by, terms }) =>
        by === seat && (terms.type === 'release' ? terms.by === 'card' : countOf(terms.gives.cards) > 0),
    ),
  }
}

function withCardPlayed(table: Table, seat: number, { seq, data }: EventOf<'card.played'>): Table {
  const used = withUsed(table, seq, seat, [data.card])
  return cardAct(data.card)?.effect(used, seq, seat, data) ?? used
}

function withDiscarded(
  table: Table,
  seat: number,
  { seq, data: { card } }: EventOf<'card.discarded'>,
): Table {
  const discarded = withUnder(table, seat, card === null ? 1 : [card])
  return { ...discarded, known: [...table.known, { seq, part: 'card', seats: [seat] }] }
}

type Answer = Extract<
  Action,
  {
    type:
      | 'reaction.passed'
      | 'roll.answered'
      | 'equipment.surrendered'
      | 'cards.surrendered'
      | 'pow.stationed'
  }
>

/** K6.6: what was asked of somebody out of turn. */
function withAnswer(table: Table, seat: number, action: Answer): Table {
  const [step, ...rest] = table.steps
  switch (action.type) {
    case 'reaction.passed':
      return step?.type === 'react' ? { ...table, steps: [without(step, seat), ...rest] } : table
    case 'roll.answered':
      return withAttendance(table, seat, action.data.pows)
    case 'equipment.surrendered':
      return withPaid({ ...table, steps: rest }, seat, [action.data.kind])
    case 'cards.surrendered':
      return withKnown(withSabotage(table, action.data.cards), action.seq, 'cards', [seat])
    case 'pow.stationed':
      return step?.type === 'station' ? withStationed(table, step, action.data.to) : table
  }
}

/** K10.1 */
export function withAttendance(table: Table, seat: number, pows: readonly number[]): Table {
  const [step, ...rest] = table.steps
  if (step?.type !== 'attend') return table
  const attending = [...table.turn.attending, ...pows]
  return { ...table, turn: { ...table.turn, attending }, steps: [without(step, seat), ...rest] }
}

/** K2.4 */
export function withStationed(table: Table, { pow }: StepOf<'station'>, to: string): Table {
  const [, ...steps] = table.steps
  const fresh: Pow = { id: pow, at: to, safeIn: undefined, isInward: false, hasEscaped: false }
  return { ...table, steps, pows: [...table.pows, fresh].toSorted((one, other) => one.id - other.id) }
}

export function withTurnEnded(table: Table): Table {
  const [, ...rest] = table.steps
  return { ...table, steps: [{ type: 'end-turn' }, ...rest] }
}

export function withKnown(table: Table, seq: number, part: string, seats: readonly number[]): Table {
  return { ...table, known: [...table.known, { seq, part, seats }] }
}

function withOfferMade(table: Table, by: number, { seq, data }: EventOf<'offer.made'>): Table {
  const { to } = data
  const offers = withOffer(table.offers, { seq, by, to, terms: termsOf(data) })
  return withKnown({ ...table, offers }, seq, 'cards', [by, to])
}

export function termsOf({ gives, wants, frees }: EventOf<'offer.made'>['data']): Terms {
  const none = { equipment: [], cards: [] }
  return frees ? { type: 'release', ...frees } : { type: 'trade', gives: gives ?? none, wants: wants ?? none }
}

/** K6.4: goods change hands; K9.7: a POW is freed. */
function withOfferAccepted(table: Table, { seq, data }: EventOf<'offer.accepted'>): Table {
  const offer = offerOf(table.offers, data.offer)
  if (!offer) return table
  const { by, to, terms } = offer
  const answered = { ...table, offers: withoutOffers(table.offers, (one) => one === offer) }
  if (terms.type === 'release') {
    const place = data.to ?? placesOfRelease(answered, terms.pow)[0]
    if (place === undefined || officerOf(terms.pow) !== to) return answered
    const freed = withRelease(answered, terms.pow, place)
    if (terms.by === 'card') return withUsed(freed, seq, by, ['release'])
    return { ...freed, turn: { ...freed.turn, mayFree: false } }
  }
  const { gives, wants } = terms
  const paid = withGiven(withGiven(answered, by, to, gives.equipment), to, by, wants.equipment)
  return withCardsPassed(withCardsPassed(paid, by, to, gives.cards), to, by, wants.cards)
}

function withCardsPassed(table: Table, from: number, to: number, cards: Table['hands'][number]): Table {
  if (countOf(cards) === 0) return table
  const passed = withoutCards(table, from, cards)
  return { ...passed, hands: changed(passed.hands, to, (hand) => more(hand, cards)) }
}
