import type { Audience, Secret } from '../../../game.ts'
import type { JsonObject } from '../../../log/event.ts'
import type { Role } from '../event-cards/index.ts'
import { ESCAPE } from '../pieces/pieces.ts'
import { type Match, roleOf } from '../state/match.ts'
import { countOf, type Hand, type RowPlace, type Table } from '../state/table.ts'
import type { Cards, EventOf, FugitiveEvent } from '../vocabulary/events.ts'

/** "Who sees what while a match runs" of the log format. */
export function knows(match: Match, audience: Audience): readonly Secret[] {
  const { table } = match
  if (!table) return []
  const role = typeof audience === 'object' ? roleOf(match, audience.seat) : undefined
  const secrets: Secret[] = []
  if (role) for (const seq of table.hands[role].draws) secrets.push({ seq, part: 'card' })
  if (role === 'fugitive') secrets.push({ seq: table.dealt, part: 'hand' })
  for (const place of table.escape ? [...table.row, table.escape] : table.row) {
    // F4.3: the fugitive may look at the own face-down cards at any time.
    const isOwn = role === 'fugitive'
    if (isOwn || place.isUp) secrets.push({ seq: place.seq, part: 'card' })
    if (isOwn || place.isSprintUp) secrets.push({ seq: place.seq, part: 'sprint' })
  }
  return secrets
}

type Masked = { readonly data: JsonObject; readonly hidden: boolean }

/** Leaves out of an event's data every part that is not known. */
export function mask(event: FugitiveEvent, isKnown: (part: string) => boolean): Masked {
  switch (event.type) {
    case 'cards.dealt':
      return maskDeal(event, isKnown)
    case 'card.drawn': {
      // F3.4: the deck is public, the card is not.
      const { deck, card } = event.data
      return masked(isKnown('card') ? { deck, card } : { deck, card: null }, isKnown('card'))
    }
    case 'step.lapsed': {
      const { card, ...open } = event.data
      const isHidden = card !== undefined && !isKnown('card')
      return masked(isHidden ? { ...open, card: null } : (event.data as JsonObject), !isHidden)
    }
    case 'hideout.placed': {
      const { card, sprint } = event.data
      // The 42 lies face up, and no card may lie in place of sprint cards that there are not.
      const isCardKnown = card === ESCAPE || isKnown('card')
      const isSprintKnown = isKnown('sprint') || countOf(sprint) === 0
      return masked(
        { card: isCardKnown ? card : null, sprint: isSprintKnown ? sprint : countOf(sprint) },
        isCardKnown && isSprintKnown,
      )
    }
    case 'events.shuffled':
      return masked({ events: countOf(event.data.events) }, false)
    default:
      return { data: event.data as JsonObject, hidden: false }
  }
}

function maskDeal({ data }: EventOf<'cards.dealt'>, isKnown: (part: string) => boolean): Masked {
  const { hand, decks, events } = data
  return masked(
    {
      hand: isKnown('hand') ? hand : countOf(hand),
      decks: decks.map(countOf),
      ...(events ? { events: events.map(countOf) } : {}),
    },
    false,
  )
}

function masked(data: JsonObject, isWhole: boolean): Masked {
  return isWhole ? { data, hidden: false } : { data: { ...data, hidden: true }, hidden: true }
}

/** F3.5: whether a card is drawn or placed, which only its player sees, if the time for the first step runs out now. */
export function isHiddenLapse({ table }: Match): boolean {
  const [step] = table?.steps ?? []
  return step?.type === 'draw' || (step?.type === 'place' && step.mustPlace)
}

/** The match as an audience knows it: the same from the whole log and from the audience's own stream. */
export function viewOf(match: Match, audience: Audience): Match {
  const { table } = match
  if (!table || match.over || audience === 'caster' || audience === 'organiser') return match
  const role = typeof audience === 'object' ? roleOf(match, audience.seat) : undefined
  return { ...match, table: tableFor(table, role) }
}

function tableFor(table: Table, role: Role | undefined): Table {
  const [one, two, three] = table.decks
  const place = (one: RowPlace) => (role === 'fugitive' ? one : asSeen(one))
  return {
    ...table,
    decks: [countOf(one), countOf(two), countOf(three)],
    piles: table.piles.map(countOf),
    hands: {
      fugitive: handFor(table.hands.fugitive, role === 'fugitive'),
      marshal: handFor(table.hands.marshal, role === 'marshal'),
    },
    row: table.row.map(place),
    escape: table.escape && place(table.escape),
  }
}

function handFor(hand: Hand, isOwn: boolean): Hand {
  // An empty hand is known to all.
  if (countOf(hand.cards) === 0) return { ...hand, cards: [] }
  return isOwn ? hand : { ...hand, cards: countOf(hand.cards) }
}

function asSeen(place: RowPlace): RowPlace {
  const sprint: Cards = place.isSprintUp || countOf(place.sprint) === 0 ? place.sprint : countOf(place.sprint)
  return { ...place, card: place.isUp ? place.card : undefined, sprint }
}
