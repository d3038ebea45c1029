import { type Admission, APPLIES, finding } from '../../../admission.ts'
import type { Refusal } from '../../../refusal.ts'
import { cardsOf, DECK_NAMES, DO_OR_DIE, deckOf } from '../pieces/cards.ts'
import { CAR_THROWS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { countOf, less, listOf, type Series, type StepOf, type Table } from '../state/table.ts'
import { differs } from '../vocabulary/differs.ts'
import { type EventOf, MOST_THROWS } from '../vocabulary/events.ts'
import { refuse } from '../vocabulary/refusals.ts'

/** K4.1, K4.3: a deal is a fact; what the rules say of it is checked, and it is followed all the same, if it can be played. */
export function admitDeal(match: Match, { data }: EventOf<'cards.dealt'>): Admission {
  if (match.over) return finding(refuse('match-over'))
  if (match.table) return finding(refuse('dealt-already'))
  const { players, options } = match
  if (data.hands.length !== players.length) return finding(handsDiffer(data.hands))
  const problem = handsProblem(match, data) ?? doOrDieProblem(match, data.doOrDie)
  if (problem) return finding(problem, true)
  const hands = data.hands.map((hand) => listOf(hand))
  for (const deck of DECK_NAMES) {
    const pile = listOf(data[deck])
    if (!pile || hands.some((hand) => !hand)) return APPLIES
    const own = hands.flatMap((hand, seat) =>
      (seat === options.security) === (deck === 'security') ? (hand ?? []) : [],
    )
    const due = cardsOf(deck)
    if ([...pile, ...own].toSorted().join() !== due.toSorted().join())
      return finding(differs('K2.5', 'deck-not-whole', { deck, due: due.length }), true)
  }
  return APPLIES
}

function handsProblem({ options }: Match, { hands }: EventOf<'cards.dealt'>['data']): Refusal | undefined {
  const isRight = hands.every((hand, seat) => {
    const deck = seat === options.security ? 'security' : 'opportunity'
    return countOf(hand) === 1 && (listOf(hand) ?? []).every((card) => deckOf(card) === deck)
  })
  return isRight ? undefined : handsDiffer(hands)
}

function handsDiffer(hands: EventOf<'cards.dealt'>['data']['hands']): Refusal {
  return differs('K4.1', 'wrong-hands', { counts: hands.map(countOf).join(', ') })
}

/** K4.3: each officer one of the five. */
function doOrDieProblem(
  { players, options }: Match,
  dealt: EventOf<'cards.dealt'>['data']['doOrDie'],
): Refusal | undefined {
  const wrong = () => differs('K4.3', 'wrong-do-or-die')
  if ((dealt !== undefined) !== options.doOrDie) return wrong()
  if (typeof dealt !== 'object') return undefined
  const officers = dealt.filter((_, seat) => seat !== options.security)
  const isRight =
    dealt.length === players.length &&
    dealt[options.security] === 0 &&
    new Set(officers).size === officers.length &&
    officers.every((throws) => (DO_OR_DIE as readonly number[]).includes(throws))
  return isRight ? undefined : wrong()
}

/** K5.2: as many throws as were asked for, each repeated on doubles. */
export function admitThrow(
  table: Table | undefined,
  { data: { series } }: EventOf<'dice.thrown'>,
): Admission {
  const [step] = table?.steps ?? []
  if (!table || step?.type !== 'throw') return finding(differs('K5.1', 'no-throw-due'))
  const due = seriesDue(table, step)
  const isRight =
    (due === undefined || series.length === due) && series.every((one) => isSeries(one, step.again))
  return isRight
    ? APPLIES
    : finding(differs('K5.2', 'wrong-series', { count: series.length, due: due ?? '?' }))
}

/** How many throws a step takes; undefined where the card that says so is not known. */
export function seriesDue({ doOrDie }: Table, step: StepOf<'throw'>): number | undefined {
  switch (step.for) {
    case 'car':
      return CAR_THROWS
    case 'die':
      return doOrDie[step.seat] ?? undefined
    default:
      return 1
  }
}

function isSeries(series: Series, again: boolean): boolean {
  return series.every(([one, other], index) => {
    const isLast = index === series.length - 1
    const goesOn = one === other && again && series.length < MOST_THROWS
    return isLast ? !goesOn : goesOn || (one === other && again)
  })
}

/** K5.4: the top card of the deck. */
export function admitDraw(
  table: Table | undefined,
  { data: { seat, card } }: EventOf<'card.drawn'>,
): Admission {
  const [step] = table?.steps ?? []
  if (!table || step?.type !== 'draw' || step.seat !== seat)
    return finding(differs('K5.4', 'no-draw-due', { seat: { seat } }))
  const deck = table.decks[deckNameOf(table, seat)]
  if (countOf(deck) === 0) return finding(differs('K6.3', 'deck-empty'))
  const due = listOf(deck)?.[0]
  return due === undefined || card === null || due === card
    ? APPLIES
    : finding(differs('K5.4', 'not-the-top-card', { card, due }))
}

export function deckNameOf({ security }: Table, seat: number): 'opportunity' | 'security' {
  return seat === security ? 'security' : 'opportunity'
}

/** K6.3: an empty deck is shuffled again from what lies under it. */
export function admitShuffle(
  table: Table | undefined,
  { data: { deck, cards } }: EventOf<'deck.shuffled'>,
): Admission {
  const [step] = table?.steps ?? []
  const isDue =
    table !== undefined &&
    step?.type === 'draw' &&
    deckNameOf(table, step.seat) === deck &&
    countOf(table.decks[deck]) === 0
  if (!isDue) return finding(differs('K6.3', 'no-deck-empty', { deck }))
  const under = table.under[deck]
  const isSame =
    countOf(under) === countOf(cards) &&
    (typeof cards === 'number' || typeof under === 'number' || countOf(less(under, cards)) === 0)
  return isSame ? APPLIES : finding(differs('K6.3', 'shuffle-differs', { deck }))
}
