import type { Role } from '../event-cards/index.ts'
import { ESCAPE, FIRST_CARDS, ICONS, isDeck, OPENING, REACH, REPLACEMENTS } from '../pieces/pieces.ts'
import { FIRST_TURN, isDrawOfTurn, settled } from '../state/steps.ts'
import {
  type ByDeck,
  countOf,
  faceDown,
  type Hand,
  listOf,
  NO_CHANGES,
  type RowPlace,
  type Step,
  type Table,
} from '../state/table.ts'
import type { Action, Cards, EventOf } from '../vocabulary/events.ts'
import { decided, stepsOfEscape } from './answer.ts'

/** F2: the table as it is dealt. */
export function openTable({ seq, data }: EventOf<'cards.dealt'>): Table {
  const drawn = listOf(data.hand)
  const inHand: Cards = drawn ? [...FIRST_CARDS, ...drawn] : FIRST_CARDS.length + countOf(data.hand)
  return {
    dealt: seq,
    decks: data.decks,
    piles: data.events ?? [],
    shuffles: [],
    hands: { fugitive: { cards: inHand, draws: [] }, marshal: { cards: [], draws: [] } },
    drawn: { fugitive: OPENING, marshal: [0, 0, 0] },
    row: [],
    escape: undefined,
    out: [],
    guesses: [],
    ruledOut: [],
    resolved: [],
    ...FIRST_TURN,
    changes: NO_CHANGES,
    isHunt: false,
  }
}

/** The table as the next action meets it: what follows from the facts before it is decided. */
export function beforeAction(table: Table, isDiscovery: boolean): Table {
  return decided(table, isDiscovery, settled)
}

/** F3.5: the table after a guess of no number: it is wrong, and spends what a guess spends. */
export function withoutGuess(table: Table): Table {
  const [, ...rest] = table.steps
  if (table.isHunt) return { ...table, steps: [{ type: 'end', winner: 'fugitive', reason: 'manhunt-lost' }] }
  const changes = { ...table.changes, oneNumber: false, tellCount: false }
  return settled({ ...table, changes, steps: rest })
}

/** The table after an action that was admitted. */
export function afterAction(table: Table, role: Role, action: Action): Table {
  return settled(withAction(table, role, action))
}

function withAction(table: Table, role: Role, action: Action): Table {
  const [step, ...rest] = table.steps
  switch (action.type) {
    case 'card.drawn': {
      const { deck, card } = action.data
      return {
        ...table,
        decks: withoutTop(table, deck),
        hands: { ...table.hands, [role]: withCard(table.hands[role], card, action.seq) },
        drawn: { ...table.drawn, [role]: oneMore(table.drawn[role], deck) },
        changes: afterDraw(table, role, step),
        steps: rest,
      }
    }
    case 'event.drawn': {
      const { deck, event } = action.data
      const again: Step[] = step?.type === 'draw' && isDeck(deck) ? [{ ...step, from: deck }] : []
      return {
        ...table,
        decks: withoutTop(table, deck),
        changes: afterDraw(table, role, step),
        steps: [resolving(table, event), ...again, ...rest],
      }
    }
    case 'hideout.placed':
      return withPlace(table, action)
    case 'turn.passed':
      return { ...table, steps: rest.filter(({ type }) => type !== 'place') }
    case 'card.discarded': {
      const { card } = action.data
      const { fugitive } = table.hands
      const out = { seq: action.seq, card, drawn: table.drawn.fugitive }
      return {
        ...table,
        hands: { ...table.hands, fugitive: { ...fugitive, cards: without(fugitive.cards, [card]) } },
        out: [...table.out, out],
        steps: rest,
      }
    }
    case 'numbers.guessed': {
      const { numbers } = action.data
      const up = table.row.flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : []))
      const guess = {
        seq: action.seq,
        turn: table.turn.number,
        numbers,
        isHunt: table.isHunt,
        places: table.row.length,
        wasUp: numbers.filter((number) => up.includes(number)),
        isRight: undefined,
        count: undefined,
      }
      return {
        ...table,
        guesses: [...table.guesses, guess],
        changes: { ...table.changes, oneNumber: false },
        steps: [{ type: 'answer' }, ...rest],
      }
    }
  }
}

/** What is closed is so for one draw of a turn; one from an event, or again after one, is none. */
function afterDraw({ changes }: Table, role: Role, step: Step | undefined): Table['changes'] {
  const isOfTurn = step?.type === 'draw' && isDrawOfTurn(step)
  return isOfTurn ? { ...changes, closed: { ...changes.closed, [role]: [] } } : changes
}

function withPlace(table: Table, { seq, data }: EventOf<'hideout.placed'>): Table {
  const [, ...rest] = table.steps
  const { fugitive } = table.hands
  const { reach, strong } = table.changes
  const { card, sprint } = data
  const isEscape = card === ESCAPE
  const place: RowPlace = {
    seq,
    turn: table.turn.number,
    card: card ?? undefined,
    sprint,
    isUp: isEscape,
    isSprintUp: false,
    reach: reachWith(reach),
    strong,
    drawn: table.drawn.fugitive,
    parity: undefined,
    deck: undefined,
  }
  const used = listOf(sprint)
  const left =
    card !== null && used
      ? without(fugitive.cards, [card, ...used])
      : Math.max(0, countOf(fugitive.cards) - 1 - countOf(sprint))
  return {
    ...table,
    hands: { ...table.hands, fugitive: { ...fugitive, cards: left } },
    row: isEscape ? table.row : [...table.row, place],
    escape: isEscape ? place : table.escape,
    changes: { ...table.changes, reach: 0, strong: 0, noSprint: false },
    steps: isEscape ? stepsOfEscape(table.row) : rest,
  }
}

/** F4.1, with what events add; one step is always open. */
export function reachWith(change: number): number {
  return Math.max(1, REACH + change)
}

/** F7.4: the event deck is chosen by how many hideouts lie face down. */
function resolving(table: Table, event: string): Step {
  const isReplacement = (REPLACEMENTS as readonly string[]).includes(event)
  if (!isReplacement) return { type: 'resolve', event }
  const hidden = faceDown(table.row).length
  return { type: 'resolve-next', pile: Math.min(Math.max(hidden, 1), ICONS.length) - 1 }
}

function withoutTop({ decks }: Table, deck: number): Table['decks'] {
  const [one, two, three] = decks
  const less = (cards: Table['decks'][number]) =>
    typeof cards === 'number' ? Math.max(0, cards - 1) : cards.slice(1)
  return [deck === 1 ? less(one) : one, deck === 2 ? less(two) : two, deck === 3 ? less(three) : three]
}

function oneMore([one, two, three]: ByDeck, deck: number): ByDeck {
  return [one + Number(deck === 1), two + Number(deck === 2), three + Number(deck === 3)]
}

function withCard({ cards, draws }: Hand, card: number | null, seq: number): Hand {
  const known = listOf(cards)
  return {
    cards: known && card !== null ? [...known, card] : countOf(cards) + 1,
    draws: [...draws, seq],
  }
}

function without(cards: Cards, used: readonly number[]): Cards {
  return typeof cards === 'number'
    ? Math.max(0, cards - used.length)
    : cards.filter((card) => !used.includes(card))
}
