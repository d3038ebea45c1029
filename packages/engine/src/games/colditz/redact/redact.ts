import type { Audience, Secret } from '../../../game.ts'
import type { JsonObject } from '../../../log/event.ts'
import { cardsOwed } from '../admit/admit-clock.ts'
import type { Match } from '../state/match.ts'
import { countOf, type Goods, type Table, type Terms } from '../state/table.ts'
import type { Cards, ColditzEvent, EventOf, SeenGoods } from '../vocabulary/events.ts'

/** "Who sees what while a match runs" of the log format (K6.5). */
export function knows({ table }: Match, audience: Audience): readonly Secret[] {
  if (!table || typeof audience !== 'object') return []
  return table.known.filter(({ seats }) => seats.includes(audience.seat))
}

type Masked = { readonly data: JsonObject; readonly hidden: boolean }

/** Leaves out of an event's data every part that is not known. */
export function mask(event: ColditzEvent, isKnown: (part: string) => boolean): Masked {
  switch (event.type) {
    case 'cards.dealt':
      return maskDeal(event, isKnown)
    case 'card.drawn': {
      const { seat, card } = event.data
      return masked({ seat, card: isKnown('card') ? card : null }, isKnown('card'))
    }
    case 'deck.shuffled': {
      const { deck, cards } = event.data
      return masked({ deck, cards: countOf(cards) }, false)
    }
    case 'card.discarded': {
      const { card } = event.data
      return masked({ card: isKnown('card') ? card : null }, isKnown('card'))
    }
    case 'cards.surrendered': {
      const { cards } = event.data
      return masked({ cards: isKnown('cards') ? cards : countOf(cards) }, isKnown('cards'))
    }
    case 'step.lapsed': {
      const { cards, ...open } = event.data
      const isOpen = cards === undefined || isKnown('cards')
      return masked(isOpen ? (event.data as JsonObject) : { ...open, cards: countOf(cards) }, isOpen)
    }
    case 'offer.made':
      return maskOffer(event, isKnown('cards'))
    default:
      return { data: event.data as JsonObject, hidden: false }
  }
}

/** K4.3: a Do or Die card nobody sees, not even whose it is. */
function maskDeal({ data }: EventOf<'cards.dealt'>, isKnown: (part: string) => boolean): Masked {
  const { hands, opportunity, security, doOrDie } = data
  return masked(
    {
      hands: hands.map((hand, seat) => (isKnown(`hand.${seat}`) ? hand : countOf(hand))),
      opportunity: countOf(opportunity),
      security: countOf(security),
      ...(doOrDie === undefined ? {} : { doOrDie: countOf(doOrDie) }),
    },
    false,
  )
}

/** K6.5: of a trade others see the equipment, and how many cards. */
function maskOffer({ data }: EventOf<'offer.made'>, isKnown: boolean): Masked {
  const { gives, wants, ...open } = data
  const isOpen = isKnown || (countOf(gives?.cards ?? []) === 0 && countOf(wants?.cards ?? []) === 0)
  if (isOpen) return { data: data as unknown as JsonObject, hidden: false }
  return masked(
    {
      ...(open as JsonObject),
      ...(gives ? { gives: goodsSeen(gives) } : {}),
      ...(wants ? { wants: goodsSeen(wants) } : {}),
    },
    false,
  )
}

function goodsSeen({ equipment, cards }: SeenGoods): JsonObject {
  // No card may lie in place of those that there are not.
  return { equipment, cards: countOf(cards) === 0 ? [] : countOf(cards) }
}

function masked(data: JsonObject, isWhole: boolean): Masked {
  return isWhole ? { data, hidden: false } : { data: { ...data, hidden: true }, hidden: true }
}

/** K6.6: whether cards of a hand are given up if the time for the first step runs out now. */
export function isHiddenLapse({ table }: Match): boolean {
  const [step] = table?.steps ?? []
  if (!table || !step) return false
  const seat = 'open' in step ? (step.open[0] ?? 0) : 'seat' in step ? step.seat : 0
  return cardsOwed(table, step, seat) > 0
}

/**
 * The match as an audience knows it: the same from the whole log and from the audience's own stream. What a hidden
 * trade or a discard hides again is forgotten here, since `knows` only grows: of other hands, of the decks and of what
 * lies under them there are counts.
 */
export function viewOf(match: Match, audience: Audience): Match {
  const { table } = match
  if (!table || match.over || audience === 'caster' || audience === 'organiser') return match
  return { ...match, table: tableFor(table, typeof audience === 'object' ? audience.seat : undefined) }
}

function tableFor(table: Table, seat: number | undefined): Table {
  const { decks, under, offers } = table
  return {
    ...table,
    hands: table.hands.map((hand, one) => handFor(hand, one === seat)),
    decks: { opportunity: countOf(decks.opportunity), security: countOf(decks.security) },
    under: { opportunity: countOf(under.opportunity), security: countOf(under.security) },
    doOrDie: table.doOrDie.map((throws) => (throws === 0 ? 0 : null)),
    offers: {
      ...offers,
      standing: offers.standing.map((offer) =>
        offer.by === seat || offer.to === seat ? offer : { ...offer, terms: termsSeen(offer.terms) },
      ),
    },
  }
}

/** An empty hand is known to all. */
function handFor(hand: Cards, isOwn: boolean): Cards {
  if (countOf(hand) === 0) return []
  return isOwn ? hand : countOf(hand)
}

function termsSeen(terms: Terms): Terms {
  return terms.type === 'release' ? terms : { ...terms, gives: seen(terms.gives), wants: seen(terms.wants) }
}

function seen({ equipment, cards }: Goods): Goods {
  return { equipment, cards: countOf(cards) === 0 ? [] : countOf(cards) }
}
