import { deadlineBy, isGone, ON_THE_WAY } from '../../../clock/deadline.ts'
import type { Random } from '../../../random.ts'
import { seatDue } from '../judge/lapse.ts'
import { ESCAPE, FIRST_CARDS, REACH } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { openDecks } from '../state/steps.ts'
import { listOf, type Step, type Table } from '../state/table.ts'
import type { Data } from '../vocabulary/events.ts'

type Said =
  | { readonly type: 'step.lapsed'; readonly data: Data['step.lapsed'] }
  | { readonly type: 'seat.forfeited'; readonly data: Data['seat.forfeited'] }

/** F3.5: what the clock says of the first step, and when. */
export function clockDue(
  match: Match,
  table: Table,
  now: number,
): { readonly at: number; say(random: Random): Said } | undefined {
  const { clock, players } = match
  if (!clock) return undefined
  const gone = players.findIndex(({ left }) => left)
  if (gone !== -1) return { at: now, say: () => ({ type: 'seat.forfeited', data: { seat: gone } }) }
  const [step] = table.steps
  const seat = seatDue(match, table)
  if (!step || seat === undefined) return undefined
  const deadline = deadlineBy(clock, seat, players).at
  if (deadline === undefined) return undefined
  return {
    at: deadline + ON_THE_WAY,
    say: (random) =>
      isGone(clock, seat, now)
        ? { type: 'seat.forfeited', data: { seat } }
        : { type: 'step.lapsed', data: { seat, ...leastAct(table, step, random) } },
  }
}

/** The least that the rules allow. Where it takes a card of the hand, chance chooses: what is chosen by a rule would tell of the rest. */
function leastAct(table: Table, step: Step, random: Random): Omit<Data['step.lapsed'], 'seat'> {
  const hand = listOf(table.hands.fugitive.cards) ?? []
  const oneOf = (cards: readonly number[]) => cards[random(Math.max(1, cards.length))]
  switch (step.type) {
    case 'draw': {
      const [deck = 1] = openDecks(table, step)
      const top = listOf(table.decks[deck - 1] ?? 0)?.[0]
      if (top === undefined) return { deck }
      return typeof top === 'string' ? { deck, event: top } : { deck, card: top }
    }
    case 'place': {
      // Only F3.1 demands a hideout; the first one is near enough without sprint cards.
      const near = hand.filter((card) => card <= REACH)
      return step.mustPlace ? { card: oneOf(near) ?? FIRST_CARDS[0] } : {}
    }
    case 'discard': {
      const discarded = oneOf(hand.filter((card) => card !== ESCAPE))
      return discarded === undefined ? {} : { discarded }
    }
    default:
      return {}
  }
}
