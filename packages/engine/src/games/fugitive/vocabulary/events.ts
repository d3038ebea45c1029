import * as v from 'valibot'
import { clockEventSchemas, lapsedFields } from '../../../clock/clock-events.ts'
import { FORMATS, type LogEvent } from '../../../log/event.ts'
import { closingSchemas, peopleSchemas, playersSchema } from '../../../people/people-events.ts'
import { anyInteger, integer, list, type ReadonlyOutput, text } from '../../../schema/schema.ts'
import { optionsSchema } from './options.ts'

const MOST_CARDS = 64

const card = anyInteger
const cards = list(card, 0, MOST_CARDS)
/** The id of an event or of a replacement. */
const eventId = text(1, 16)
/** What a deck holds, from the top: numbers of hideouts, ids of events and replacements. */
const deck = list(v.union([card, eventId]), 0, MOST_CARDS)
const numbers = list(anyInteger, 1, MOST_CARDS)
/** In the row: 1 is the first after the start. */
const place = anyInteger
const turnedUp = list(v.object({ place, card, sprint: cards }), 0, MOST_CARDS)

/** Every event of a fugitive match and the data it carries: the table of the log format. */
export const fugitiveSchemas = {
  'game.created': v.object({
    format: v.picklist(FORMATS),
    game: v.literal('fugitive'),
    rules: v.exactOptional(v.string()),
    id: text(1, 64),
    players: playersSchema(integer(0, 1), 2, 2),
    options: optionsSchema,
  }),
  ...peopleSchemas(),
  'cards.dealt': v.object({
    hand: cards,
    decks: v.strictTuple([deck, deck, deck]),
    events: v.exactOptional(list(list(eventId, 0, MOST_CARDS), 0, 3)),
  }),
  'card.drawn': v.object({ deck: anyInteger, card }),
  'event.drawn': v.object({ deck: anyInteger, event: eventId }),
  'events.shuffled': v.object({ events: list(eventId, 1, MOST_CARDS) }),
  'event.resolved': v.object({
    event: eventId,
    ruledOut: v.exactOptional(numbers),
    told: v.exactOptional(
      list(
        v.object({
          place,
          sprint: v.exactOptional(cards),
          parity: v.exactOptional(v.picklist(['odd', 'even'])),
          deck: v.exactOptional(v.nullable(anyInteger)),
        }),
        0,
        8,
      ),
    ),
    turnedUp: v.exactOptional(turnedUp),
    burnt: v.exactOptional(cards),
  }),
  'hideout.placed': v.object({ card, sprint: cards }),
  'turn.passed': v.object({}),
  'card.discarded': v.object({ card }),
  'numbers.guessed': v.object({ numbers }),
  'guess.answered': v.object({
    right: v.boolean(),
    hideouts: v.exactOptional(turnedUp),
    count: v.exactOptional(anyInteger),
  }),
  'manhunt.begun': v.object({}),
  'game.ended': v.object({
    winner: anyInteger,
    reason: v.picklist(['escaped', 'caught', 'manhunt-won', 'manhunt-lost', 'given-up']),
  }),
  ...closingSchemas,
} as const

/** What a log may hold besides where it declares the addition `turn-clock`. */
export const addedSchemas = {
  ...clockEventSchemas,
  /** With what was drawn, placed or discarded for the player. */
  'step.lapsed': v.object({
    ...lapsedFields,
    deck: v.exactOptional(anyInteger),
    card: v.exactOptional(card),
    event: v.exactOptional(eventId),
    discarded: v.exactOptional(card),
  }),
} as const

const allSchemas = { ...fugitiveSchemas, ...addedSchemas } as const

export type FugitiveType = keyof typeof allSchemas

export type Data = {
  readonly [T in FugitiveType]: ReadonlyOutput<(typeof allSchemas)[T]>
}

/** A list of cards as somebody may know it: how many there are, where not which. */
export type Cards<Card = number> = readonly Card[] | number

/** How a masked copy hides cards: a count in place of a list, null in place of a card. */
export interface MaskedData {
  readonly 'cards.dealt': {
    readonly hand: Cards
    readonly decks: readonly [Cards<DeckCard>, Cards<DeckCard>, Cards<DeckCard>]
    readonly events?: readonly Cards<string>[]
    readonly hidden?: true
  }
  readonly 'card.drawn': {
    readonly deck: Data['card.drawn']['deck']
    readonly card: number | null
    readonly hidden?: true
  }
  readonly 'events.shuffled': { readonly events: Cards<string>; readonly hidden?: true }
  readonly 'step.lapsed': Omit<Data['step.lapsed'], 'card'> & {
    readonly card?: number | null
    readonly hidden?: true
  }
  readonly 'hideout.placed': {
    readonly card: number | null
    readonly sprint: Cards
    readonly hidden?: true
  }
}
export type DeckCard = number | string

/** The data of an event as any audience may get it. */
export type SeenData = Omit<Data, keyof MaskedData> & MaskedData

export type EventOf<T extends FugitiveType> = LogEvent<T, SeenData[T]>
export type FugitiveEvent = { readonly [T in FugitiveType]: EventOf<T> }[FugitiveType]

/** What players do; the rest is about people or said by the referee. */
export const ACTION_TYPES = [
  'card.drawn',
  'event.drawn',
  'hideout.placed',
  'turn.passed',
  'card.discarded',
  'numbers.guessed',
] as const satisfies readonly FugitiveType[]

export type ActionType = (typeof ACTION_TYPES)[number]
export type Action = { readonly [T in ActionType]: EventOf<T> }[ActionType]

export const ACTIONS: ReadonlySet<string> = new Set(ACTION_TYPES)

export function isAction(event: FugitiveEvent): event is Action {
  return ACTIONS.has(event.type)
}

/** Recorded with a salt, since not everybody may see all of them while the match runs. */
export const SECRETS: ReadonlySet<string> = new Set<FugitiveType>([
  'cards.dealt',
  'card.drawn',
  'events.shuffled',
  'hideout.placed',
])
