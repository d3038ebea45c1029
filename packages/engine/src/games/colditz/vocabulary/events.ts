import * as v from 'valibot'
import { FORMATS, type LogEvent } from '../../../log/event.ts'
import { offerSchemas } from '../../../offers/offer-events.ts'
import { closingSchemas, peopleSchemas, playersSchema } from '../../../people/people-events.ts'
import { reactionSchemas } from '../../../reactions/reaction-events.ts'
import { anyInteger, integer, list, type ReadonlyOutput, text } from '../../../schema/schema.ts'
import { EQUIPMENT } from '../board/board.ts'
import { type Card, DECK_NAMES, type KitCard, OPPORTUNITY_CARDS, SECURITY_CARDS } from '../pieces/cards.ts'
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../pieces/pieces.ts'
import { optionsSchema } from './options.ts'

/** The longest lists of a log. */
const MOST_CARDS_LISTED = 64
const MOST_SQUARES = 400
const MOST_PIECES = 64
/** So many series of dice in one event, and throws in a series: six doubles in a row are one in 46,656. */
const MOST_SERIES = 16
export const MOST_THROWS = 32

const seat = anyInteger
const pow = anyInteger
const guard = anyInteger
const square = text(1, 32)
const opportunity = v.picklist(OPPORTUNITY_CARDS)
const card = v.picklist([...OPPORTUNITY_CARDS, ...SECURITY_CARDS])
const cards = list(card, 0, MOST_CARDS_LISTED)
const equipment = v.picklist(EQUIPMENT)
const equipmentList = list(equipment, 0, 27)
const path = list(square, 1, MOST_SQUARES)
const placed = list(v.object({ pow, to: square }), 0, MOST_PIECES)
/** K5.5: where a piece goes that is moved aside from that square. */
const asides = list(v.object({ at: square, to: square }), 0, MOST_PIECES)
const die = integer(1, 6)
/** A throw and, after doubles, those that follow it. */
const series = list(v.strictTuple([die, die]), 1, MOST_THROWS)

/** What is given or wanted in a trade. */
const goods = v.object({ equipment: equipmentList, cards: list(opportunity, 0, MOST_CARDS_LISTED) })

/** What a card asks for besides itself. */
export const playedFields = {
  /** The POW that it moves, frees, sends off, or that is shot at. */
  pow: v.exactOptional(pow),
  /** Where that POW is put. */
  to: v.exactOptional(square),
  /** The guards that go, or the one that shoots. */
  guards: v.exactOptional(list(guard, 0, MOST_PIECES)),
  /** The equipment that is taken. */
  kind: v.exactOptional(equipment),
  tunnel: v.exactOptional(v.picklist(['A', 'B', 'C'])),
  /** K10.3: whether to throw again after a double. */
  again: v.exactOptional(v.boolean()),
  /** K11.3: the POWs that hide, and where. */
  hides: v.exactOptional(placed),
} as const

/** K5.1: what is thrown for by one's own choice; a card's throw goes with the card. */
export const THROWS = ['move', 'search'] as const

/** Every event of a match of Colditz and the data it carries: the table of the log format. */
export const colditzSchemas = {
  'game.created': v.object({
    format: v.picklist(FORMATS),
    game: v.literal('colditz'),
    rules: v.exactOptional(v.string()),
    id: text(1, 64),
    players: playersSchema(integer(0, MOST_PLAYERS - 1), FEWEST_PLAYERS, MOST_PLAYERS),
    options: optionsSchema,
  }),
  ...peopleSchemas(),
  ...reactionSchemas,
  ...offerSchemas,
  /** K9.7: where the POW goes that is freed, if there is a choice. */
  'offer.accepted': v.object({ ...offerSchemas['offer.accepted'].entries, to: v.exactOptional(square) }),

  // What the server says: chance, and times that are over.
  'cards.dealt': v.object({
    /** By seat. */
    hands: list(cards, FEWEST_PLAYERS, MOST_PLAYERS),
    /** From the top. */
    opportunity: cards,
    security: cards,
    /** K4.3: by seat, the security officer's is 0. */
    doOrDie: v.exactOptional(list(anyInteger, 0, MOST_PLAYERS)),
  }),
  'dice.thrown': v.object({ series: list(series, 1, MOST_SERIES) }),
  'card.drawn': v.object({ seat, card }),
  'deck.shuffled': v.object({ deck: v.picklist(DECK_NAMES), cards }),
  /** Only of what was owed: what the referee chose. */
  'step.lapsed': v.object({
    ...reactionSchemas['step.lapsed'].entries,
    posts: v.exactOptional(list(square, 0, MOST_PIECES)),
    pows: v.exactOptional(list(pow, 0, MOST_PIECES)),
    kind: v.exactOptional(equipment),
    to: v.exactOptional(square),
    cards: v.exactOptional(cards),
  }),

  // What players do.
  'guards.posted': v.object({ posts: list(square, 1, MOST_PIECES) }),
  'dice.asked': v.object({ for: v.picklist(THROWS), again: v.boolean() }),
  'pow.moved': v.object({ pow, path, asides: v.exactOptional(asides) }),
  'guard.moved': v.object({
    guard,
    path,
    /** K7.4: the ways whose marker it takes off, by the square that the marker lies on. */
    lifts: v.exactOptional(list(square, 0, 8)),
  }),
  'guard.called': v.object({ guard, post: square }),
  'guard.dismissed': v.object({ guard }),
  'equipment.found': v.object({ kind: equipment, pows: list(pow, 2, 2), home: placed }),
  'kit.made': v.object({
    pows: list(pow, 0, 4),
    cards: list(v.picklist(['kit-clothes-food', 'kit-compass-papers'] satisfies KitCard[]), 0, 2),
    home: placed,
  }),
  'pow.freed': v.object({ pow, to: square }),
  'card.played': v.object({ card, ...playedFields }),
  'card.discarded': v.object({ card }),
  'roll.answered': v.object({ pows: list(pow, 0, MOST_PIECES) }),
  'equipment.surrendered': v.object({ kind: equipment }),
  'cards.surrendered': v.object({ cards }),
  'pow.stationed': v.object({ to: square }),
  'escape.dared': v.object({ pow }),
  'turn.ended': v.object({}),
  'offer.made': v.object({
    to: seat,
    gives: v.exactOptional(goods),
    wants: v.exactOptional(goods),
    /** K9.7: frees this POW of theirs, by that card or else by the double. */
    frees: v.exactOptional(v.object({ pow, by: v.picklist(['double', 'card']) })),
  }),

  'game.ended': v.object({
    winners: list(seat, 0, MOST_PLAYERS),
    reason: v.picklist(['escaped', 'together', 'rounds', 'none-left']),
  }),
  ...closingSchemas,
} as const

export type ColditzType = keyof typeof colditzSchemas

export type Data = { readonly [T in ColditzType]: ReadonlyOutput<(typeof colditzSchemas)[T]> }

/** A list of cards as somebody may know it: how many there are, where not which. */
export type Cards<Name = Card> = readonly Name[] | number

/** What one side of a trade may look like to those outside it. */
export interface SeenGoods {
  readonly equipment: Data['offer.made']['gives'] extends infer Goods | undefined
    ? Goods extends { readonly equipment: infer List }
      ? List
      : never
    : never
  readonly cards: Cards
}

/** How a masked copy hides cards: a count in place of a list, null in place of a card. */
export interface MaskedData {
  readonly 'cards.dealt': {
    readonly hands: readonly Cards[]
    readonly opportunity: Cards
    readonly security: Cards
    readonly doOrDie?: Cards<number>
    readonly hidden?: true
  }
  readonly 'card.drawn': { readonly seat: number; readonly card: Card | null; readonly hidden?: true }
  readonly 'deck.shuffled': {
    readonly deck: Data['deck.shuffled']['deck']
    readonly cards: Cards
    readonly hidden?: true
  }
  readonly 'card.discarded': { readonly card: Card | null; readonly hidden?: true }
  readonly 'cards.surrendered': { readonly cards: Cards; readonly hidden?: true }
  readonly 'step.lapsed': Omit<Data['step.lapsed'], 'cards'> & {
    readonly cards?: Cards
    readonly hidden?: true
  }
  readonly 'offer.made': Omit<Data['offer.made'], 'gives' | 'wants'> & {
    readonly gives?: SeenGoods
    readonly wants?: SeenGoods
    readonly hidden?: true
  }
}

/** The data of an event as any audience may get it. */
export type SeenData = Omit<Data, keyof MaskedData> & MaskedData

export type EventOf<T extends ColditzType> = LogEvent<T, SeenData[T]>
export type ColditzEvent = { readonly [T in ColditzType]: EventOf<T> }[ColditzType]

/** What players do; the rest is about people or said by the referee. */
export const ACTION_TYPES = [
  'guards.posted',
  'dice.asked',
  'pow.moved',
  'guard.moved',
  'guard.called',
  'guard.dismissed',
  'equipment.found',
  'kit.made',
  'pow.freed',
  'card.played',
  'card.discarded',
  'roll.answered',
  'equipment.surrendered',
  'cards.surrendered',
  'pow.stationed',
  'escape.dared',
  'turn.ended',
  'reaction.passed',
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
] as const satisfies readonly ColditzType[]

export type ActionType = (typeof ACTION_TYPES)[number]
export type ActionOf<T extends ActionType> = EventOf<T>
export type Action = { readonly [T in ActionType]: EventOf<T> }[ActionType]

export const ACTIONS: ReadonlySet<string> = new Set(ACTION_TYPES)

export function isAction(event: ColditzEvent): event is Action {
  return ACTIONS.has(event.type)
}

/** Recorded with a salt, since not everybody may see all of them while the match runs. */
export const SECRETS: ReadonlySet<string> = new Set<ColditzType>([
  'cards.dealt',
  'card.drawn',
  'deck.shuffled',
  'card.discarded',
  'cards.surrendered',
  'offer.made',
])
