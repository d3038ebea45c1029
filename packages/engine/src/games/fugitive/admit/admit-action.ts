import type { Role } from '../event-cards/index.ts'
import { reachWith } from '../evolve/evolve-table.ts'
import {
  type DeckNumber,
  ESCAPE,
  HIGHEST_GUESS,
  isDeck,
  LOWEST_GUESS,
  START,
  sprintOf,
} from '../pieces/pieces.ts'
import { MOST_TURNS, openDecks, whoOf } from '../state/steps.ts'
import { listOf, type Step, type Table } from '../state/table.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'
import type { RefusalCode } from './refusals.ts'

/** What stands against an action on this table, in the order of the rulebook; what the reader of this table can't know is not asked. */
export function objectionToAction(table: Table, role: Role, action: Action): RefusalCode | undefined {
  const [step] = table.steps
  if (!step || step.type === 'end') return 'match-over'
  if (table.turn.number > MOST_TURNS) return 'too-many-turns'
  const who = whoOf(step)
  if (who === undefined) return awaited(step)
  if (who !== role) return 'not-your-turn'
  switch (action.type) {
    case 'card.drawn':
      return drawObjection(table, step, action.data.deck, action.data.card)
    case 'event.drawn':
      return drawObjection(table, step, action.data.deck, action.data.event)
    case 'hideout.placed':
      return step.type === 'place' ? placeObjection(table, action) : ofStep(step, 'no-place-now')
    case 'turn.passed':
      if (step.type !== 'place') return ofStep(step, 'no-place-now')
      return step.mustPlace ? 'must-place' : undefined
    case 'card.discarded':
      return step.type === 'discard'
        ? discardObjection(table, action.data.card)
        : ofStep(step, 'no-discard-now')
    case 'numbers.guessed':
      return step.type === 'guess' ? guessObjection(table, step, action) : ofStep(step, 'no-guess-now')
  }
}

/** What the referee has to say first. */
export function awaited(step: Step): RefusalCode {
  return step.type === 'resolve' || step.type === 'resolve-next' ? 'event-awaited' : 'answer-awaited'
}

/** A player who has to draw first is told so, whatever else they wish. */
function ofStep(step: Step, code: RefusalCode): RefusalCode {
  return step.type === 'draw' ? 'draw-first' : code
}

/** Whether this deck may be drawn from now. */
export function deckObjection(
  table: Table,
  step: Step | undefined,
  deck: DeckNumber,
): RefusalCode | undefined {
  if (step?.type !== 'draw') return 'no-draw-now'
  const open = openDecks(table, step)
  if (open.includes(deck)) return undefined
  if (table.decks[deck - 1] === 0 || listOf(table.decks[deck - 1] ?? 0)?.length === 0) return 'deck-empty'
  return step.from === undefined ? 'deck-closed' : 'same-deck'
}

/** F3.3: the top card of an open deck. */
function drawObjection(
  table: Table,
  step: Step,
  deck: number,
  drawn: number | string | null,
): RefusalCode | undefined {
  if (!isDeck(deck)) return 'no-such-deck'
  const objection = deckObjection(table, step, deck)
  if (objection) return objection
  const cards = listOf(table.decks[deck - 1] ?? 0)
  return cards && drawn !== null && cards[0] !== drawn ? 'not-the-top-card' : undefined
}

/** F4.1, F4.2. What is wrong here is refused at once (F4.4): only the fugitive could know it. */
function placeObjection(table: Table, { data }: EventOf<'hideout.placed'>): RefusalCode | undefined {
  const { card } = data
  const sprint = listOf(data.sprint)
  const hand = listOf(table.hands.fugitive.cards)
  if (card === null || !sprint) return undefined
  const used = [card, ...sprint]
  if (hand && used.some((one) => !hand.includes(one))) return 'card-not-in-hand'
  if (new Set(used).size !== used.length) return 'card-twice'
  if (sprint.includes(ESCAPE)) return 'escape-is-no-sprint'
  if (table.changes.noSprint && sprint.length > 0) return 'no-sprint-now'
  const last = table.row.length > 0 ? table.row.at(-1)?.card : START
  if (last === undefined) return undefined
  if (card <= last) return 'not-higher'
  const { reach, strong } = table.changes
  const most = sprint.reduce((sum, one) => sum + sprintOf(one) + strong, reachWith(reach))
  return card - last > most ? 'too-far' : undefined
}

function discardObjection(table: Table, card: number): RefusalCode | undefined {
  if (card === ESCAPE) return 'escape-stays'
  const hand = listOf(table.hands.fugitive.cards)
  return hand && !hand.includes(card) ? 'discard-not-in-hand' : undefined
}

/** F5.1, F6.3 */
function guessObjection(
  table: Table,
  step: Extract<Step, { type: 'guess' }>,
  { data: { numbers } }: EventOf<'numbers.guessed'>,
): RefusalCode | undefined {
  if (numbers.some((number) => number < LOWEST_GUESS || number > HIGHEST_GUESS)) return 'no-such-number'
  if (new Set(numbers).size !== numbers.length) return 'number-twice'
  if (numbers.length < 2) return undefined
  if (step.isHunt) return 'one-number'
  return table.changes.oneNumber ? 'one-number-now' : undefined
}
