import { type Effect, eventCard } from '../event-cards/index.ts'
import type { EventOutcome } from '../judge/event-outcome.ts'
import { cardsOf, type DeckNumber, isDeck } from '../pieces/pieces.ts'
import { extraDraws, withOneMore } from '../state/steps.ts'
import type { RowPlace, Step, Table } from '../state/table.ts'
import { withTurnedUp } from './answer.ts'

/** The table with an event resolved; `seq` is that of its record. */
export function withResolved(table: Table, seq: number, outcome: EventOutcome): Table {
  const [, ...rest] = table.steps
  const effects = eventCard(outcome.event)?.effects ?? []
  const atOnce = effects.flatMap((effect): Step[] => {
    if (effect.type === 'draw') return extraDraws(effect.who, effect.count)
    return effect.type === 'discard' ? Array.from({ length: effect.count }, () => ({ type: 'discard' })) : []
  })
  let next: Table = {
    ...withTold(withBurnt(table, seq, outcome.burnt ?? []), outcome),
    steps: [...atOnce, ...rest],
    resolved: [...table.resolved, { seq, turn: table.turn.number, data: outcome }],
  }
  const { ruledOut } = outcome
  if (ruledOut && ruledOut.length > 0) {
    const one = { seq, places: table.row.length, numbers: ruledOut }
    next = { ...next, ruledOut: [...table.ruledOut, one] }
  }
  for (const effect of effects) next = withChange(next, effect)
  return next
}

function withTold(table: Table, { told = [], turnedUp: shown = [] }: EventOutcome): Table {
  const row = withTurnedUp(table.row, shown).map((place, index): RowPlace => {
    let next = place
    for (const one of told) {
      if (one.place !== index + 1) continue
      if (one.sprint) next = { ...next, sprint: one.sprint, isSprintUp: true }
      if (one.parity) next = { ...next, parity: one.parity }
      const { deck } = one
      if (deck === null || (deck !== undefined && isDeck(deck))) next = { ...next, deck }
    }
    return next
  })
  return { ...table, row }
}

function withBurnt(table: Table, seq: number, burnt: readonly number[]): Table {
  if (burnt.length === 0) return table
  const [one, two, three] = table.decks
  const without = (deck: Table['decks'][number], number: DeckNumber) => {
    if (typeof deck === 'number')
      return Math.max(0, deck - burnt.filter((card) => cardsOf(number).includes(card)).length)
    // Where a wrong deal put them, cards may lie in the deck of others.
    const top = deck.findIndex((card) => typeof card === 'number')
    return top !== -1 && burnt.includes(deck[top] as number) ? deck.toSpliced(top, 1) : deck
  }
  return {
    ...table,
    decks: [without(one, 1), without(two, 2), without(three, 3)],
    out: [...table.out, ...burnt.map((card) => ({ seq, card, drawn: undefined }))],
  }
}

function withChange(table: Table, effect: Effect): Table {
  const { changes } = table
  const changed = (change: Partial<Table['changes']>): Table => ({
    ...table,
    changes: { ...changes, ...change },
  })
  switch (effect.type) {
    case 'no-draw': {
      const { skippedDraws } = changes
      return changed({ skippedDraws: { ...skippedDraws, [effect.who]: skippedDraws[effect.who] + 1 } })
    }
    case 'close-deck': {
      const closed = [...changes.closed[effect.who], effect.deck]
      return changed({ closed: { ...changes.closed, [effect.who]: closed } })
    }
    case 'reach':
      return changed({ reach: changes.reach + effect.by })
    case 'strong-sprint':
      return changed({ strong: changes.strong + 1 })
    case 'no-sprint':
      return changed({ noSprint: true })
    case 'one-number':
      return changed({ oneNumber: true })
    case 'tell-count':
      return changed({ tellCount: true })
    case 'stay':
      return changed({ stays: changes.stays + 1 })
    case 'no-guess':
      return changed({ silences: changes.silences + 1 })
    case 'place-more':
      return withOneMore(table, 'place')
    case 'guess-more':
      return withOneMore(table, 'guess')
    case 'draw':
    case 'discard':
    case 'rule-out':
    case 'show-sprint':
    case 'show-parity':
    case 'show-deck':
    case 'turn-up':
    case 'burn':
      return table
  }
}
