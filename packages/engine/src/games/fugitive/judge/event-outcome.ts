import type { Random } from '../../../random.ts'
import { shuffled } from '../../../random.ts'
import type { Refusal } from '../../../refusal.ts'
import { type Effect, type EventCard, eventCard, type Which } from '../event-cards/index.ts'
import { deckOf, HIGHEST_GUESS, LOWEST_GUESS } from '../pieces/pieces.ts'
import { countOf, faceDown, listOf, type RowPlace, type Table } from '../state/table.ts'
import { differs } from '../vocabulary/differs.ts'
import type { Data } from '../vocabulary/events.ts'
import { turnedUp } from './answer-to.ts'

export type EventOutcome = Data['event.resolved']
type Told = NonNullable<EventOutcome['told']>[number]

/** What an event comes to on a table that is known whole: all that chance and hidden cards decide is recorded. */
export function eventOutcome(table: Table, { id, effects }: EventCard, random: Random): EventOutcome {
  const outcome: { -readonly [K in keyof EventOutcome]: EventOutcome[K] } = { event: id }
  for (const effect of effects) {
    switch (effect.type) {
      case 'rule-out':
        outcome.ruledOut = shuffled(numbersOutside(table), random)
          .slice(0, effect.count)
          .toSorted((one, other) => one - other)
        break
      case 'show-sprint':
      case 'show-parity':
      case 'show-deck': {
        const told = toldBy(table, effect)
        if (told) outcome.told = [...(outcome.told ?? []), told]
        break
      }
      case 'turn-up': {
        const shown = shownBy(table, effect.which)
        if (shown) outcome.turnedUp = [shown]
        break
      }
      case 'burn':
        outcome.burnt = burntOf(table)
        break
      default:
    }
  }
  return outcome
}

/** What contradicts the table in an outcome; what the reader of this table can't know is left out. */
export function outcomeProblem(table: Table, recorded: EventOutcome): Refusal | undefined {
  const card = eventCard(recorded.event)
  if (!card) return differs('F7', 'no-such-event', { event: JSON.stringify(recorded.event) })
  if (faceDown(table.row).some((place) => place.card === undefined)) return undefined
  const due = eventOutcome(table, card, () => 0)
  const { ruledOut = [] } = recorded
  const outside = numbersOutside(table)
  const wrong = ruledOut.find((number) => !outside.includes(number))
  if (wrong !== undefined) return differs('F7', 'ruled-out-hideout', { number: wrong })
  if (new Set(ruledOut).size !== ruledOut.length) return differs('F7', 'ruled-out-twice')
  if (ruledOut.length !== (due.ruledOut?.length ?? 0)) {
    return differs('F7', 'ruled-out-count', { count: ruledOut.length, due: due.ruledOut?.length ?? 0 })
  }
  for (const field of ['told', 'turnedUp', 'burnt'] as const) {
    if (field === 'burnt' && table.decks.some((deck) => !listOf(deck))) continue
    const says = spelt(recorded, field)
    const gives = spelt(due, field)
    if (says !== gives) return differs('F7', 'outcome-differs', { field, says, gives })
  }
  return undefined
}

/** The event that is to be resolved now; undefined for a reader who can't know. */
export function dueEvent({ steps: [step], piles }: Table): string | undefined {
  if (step?.type === 'resolve') return step.event
  return step?.type === 'resolve-next' ? listOf(piles[step.pile] ?? 0)?.[0] : undefined
}

/** What counts in place of a record that differs: what the table gives, with those numbers that may be ruled out. */
export function replayedOutcome(table: Table, recorded: EventOutcome): EventOutcome {
  const card = eventCard(dueEvent(table) ?? '')
  if (!card) return recorded
  const due = eventOutcome(table, card, () => 0)
  if (!due.ruledOut) return due
  const outside = numbersOutside(table)
  const ruledOut = [...new Set(recorded.ruledOut)].filter((number) => outside.includes(number))
  return { ...due, ruledOut: ruledOut.slice(0, due.ruledOut.length) }
}

/** With the fields that we know, in one order: a record may have more. */
function spelt(
  { told = [], turnedUp: shown = [], burnt = [] }: EventOutcome,
  field: 'told' | 'turnedUp' | 'burnt',
) {
  switch (field) {
    case 'told':
      return JSON.stringify(told.map(({ place, sprint, parity, deck }) => ({ place, sprint, parity, deck })))
    case 'turnedUp':
      return JSON.stringify(shown.map(({ place, card, sprint }) => ({ place, card, sprint })))
    case 'burnt':
      return JSON.stringify(burnt)
  }
}

function numbersOutside({ row }: Table): number[] {
  const taken = new Set(row.map(({ card }) => card))
  const all = Array.from({ length: HIGHEST_GUESS - LOWEST_GUESS + 1 }, (_, index) => LOWEST_GUESS + index)
  return all.filter((number) => !taken.has(number))
}

function toldBy(
  table: Table,
  effect: Extract<Effect, { type: 'show-sprint' | 'show-parity' | 'show-deck' }>,
): Told | undefined {
  const isOpen = (place: RowPlace) =>
    effect.type !== 'show-sprint' || (!place.isSprintUp && countOf(place.sprint) > 0)
  const place = pick(faceDown(table.row).filter(isOpen), effect.which)
  if (!place || place.card === undefined) return undefined
  const at = { place: table.row.indexOf(place) + 1 }
  switch (effect.type) {
    case 'show-sprint': {
      const sprint = listOf(place.sprint)
      return sprint && { ...at, sprint }
    }
    case 'show-parity':
      return { ...at, parity: place.card % 2 === 0 ? 'even' : 'odd' }
    case 'show-deck':
      return { ...at, deck: deckOf(place.card) ?? null }
  }
}

function shownBy(table: Table, which: Which) {
  const hidden = faceDown(table.row)
  const place = hidden.length > 1 ? pick(hidden, which) : undefined
  return place && turnedUp(table, place)
}

function pick(places: readonly RowPlace[], which: Which): RowPlace | undefined {
  return which === 'first' ? places[0] : places.at(-1)
}

/** The next hideout card of each deck that has one. */
function burntOf({ decks }: Table): number[] {
  return decks.flatMap((deck) => listOf(deck)?.find((card) => typeof card === 'number') ?? [])
}
