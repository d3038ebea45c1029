import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { cardsOf, DECK_NUMBERS, deckOf, isCard, OPENING } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { listOf } from '../state/table.ts'
import { extrasDue, pilesDue } from '../state/variant-cards.ts'
import { differs } from '../vocabulary/differs.ts'
import type { DeckCard, EventOf } from '../vocabulary/events.ts'
import { refuse } from './refusals.ts'

/** A deal is a fact; what F2 and F7 say about it is checked, and it is followed all the same, if it can be played. */
export function admitDeal(match: Match, { data }: EventOf<'cards.dealt'>): Admission {
  if (match.over) return finding(refuse('match-over'))
  if (match.table) return finding(refuse('dealt-already'))
  const hand = listOf(data.hand)
  const decks = data.decks.flatMap((deck) => {
    const cards = listOf(deck)
    return cards ? [cards] : []
  })
  if (!hand || decks.length < DECK_NUMBERS.length) return APPLIES
  const nothing = [...hand, ...decks.flat()].find((card) => typeof card === 'number' && !isCard(card))
  if (nothing !== undefined) return finding(differs('F1.1', 'no-card', { card: nothing }))
  const problem =
    handProblem(hand) ??
    decksProblem(hand, decks) ??
    extrasProblem(match, decks) ??
    pilesProblem(
      match,
      (data.events ?? []).map((pile) => listOf(pile) ?? []),
    )
  return problem ? finding(problem, true) : APPLIES
}

function handProblem(hand: readonly number[]) {
  const counts = DECK_NUMBERS.map((deck) => hand.filter((card) => cardsOf(deck).includes(card)).length)
  if (!counts.every((count, index) => count === OPENING[index])) {
    return differs('F2.2', 'wrong-hand', { counts: counts.join(', '), due: OPENING.join(', ') })
  }
  const stranger = hand.find((card) => deckOf(card) === undefined)
  return stranger === undefined ? undefined : differs('F2.2', 'card-of-no-deck', { card: stranger })
}

function decksProblem(hand: readonly number[], decks: readonly (readonly DeckCard[])[]) {
  for (const deck of DECK_NUMBERS) {
    const dealt = [
      ...hand.filter((card) => cardsOf(deck).includes(card)),
      ...(decks[deck - 1] ?? []).filter((card) => typeof card === 'number'),
    ]
    const due = cardsOf(deck)
    const isWhole = dealt.length === due.length && due.every((card) => dealt.includes(card))
    if (!isWhole) {
      const [from = 0] = due
      return differs('F1.2', 'deck-not-whole', { deck, count: dealt.length, from, to: due.at(-1) ?? 0 })
    }
  }
  return undefined
}

function extrasProblem({ options: { variant } }: Match, decks: readonly (readonly DeckCard[])[]) {
  const { counts, ids } = extrasDue(variant)
  const extras = decks.map((deck) => deck.filter((card) => typeof card === 'string'))
  const all = extras.flat()
  const stranger = all.find((id) => !ids.includes(id))
  const name = variant ?? 'no events'
  if (stranger !== undefined)
    return differs('F7', 'strange-event', { event: JSON.stringify(stranger), variant: name })
  if (new Set(all).size !== all.length) return differs('F7', 'event-twice')
  if (extras.every((one, index) => one.length === counts[index])) return undefined
  const found = extras.map((one) => one.length).join(', ')
  return differs('F7', 'wrong-event-count', { found, variant: name, due: counts.join(', ') })
}

function pilesProblem({ options: { variant } }: Match, piles: readonly (readonly string[])[]) {
  const due = pilesDue(variant)
  const isWhole =
    piles.length === due.length &&
    due.every((ids, index) => {
      const pile = piles[index] ?? []
      return pile.length === ids.length && ids.every((id) => pile.includes(id))
    })
  if (isWhole) return undefined
  return differs('F7', 'wrong-event-decks', { variant: variant ?? 'a game without events' })
}
