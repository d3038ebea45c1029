import { castle } from '../board/castle.ts'
import { sabotageOf } from '../cards/guard-cards.ts'
import { fastWay } from '../cards/way-for.ts'
import { mayAttend } from '../evolve/muster.ts'
import { kindsOf } from '../moves/equipment.ts'
import type { Card } from '../pieces/cards.ts'
import { freeWhite, isOnBoard, occupancyOf, powOf, powsOf, squareAt } from '../state/places.ts'
import type { Step } from '../state/table.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from './mind.ts'
import { planOf } from './officer/plan.ts'

/** The same whatever is in the hand: how long somebody takes must not tell of it. */
const REACT_MS = 3500
const OWED_MS = 4000

/** What a player does who is asked out of turn (K6.6). */
export function answering(
  mind: Mind,
  step: Extract<Step, { readonly open: readonly number[] }>,
): Thought | undefined {
  const { table, seat } = mind
  switch (step.type) {
    case 'react':
      return reacting(mind, step)
    case 'attend':
      return thought({ type: 'attend', pows: [...attending(mind)] }, OWED_MS)
    case 'surrender': {
      const needed = planOf(mind)?.cards
      const kind = cheapest(
        kindsOf(table, seat),
        (one) => (needed?.[one] ?? 0) * 10 - (table.equipment[seat]?.[one] ?? 0),
      )
      return kind && thought({ type: 'surrender', kind }, OWED_MS)
    }
    case 'sabotaged': {
      const hand = handOf(mind).toSorted((one, other) => worthOf(one) - worthOf(other))
      return thought({ type: 'give-up-cards', cards: hand.slice(0, sabotageOf(table).count) }, OWED_MS)
    }
    case 'station': {
      const [to] = freeWhite(table, seat)
      return to === undefined ? undefined : thought({ type: 'station', to }, OWED_MS)
    }
  }
}

function reacting(mind: Mind, step: Extract<Step, { readonly type: 'react' }>): Thought | undefined {
  const { match } = mind
  const passes = match.options.timeAlone ? undefined : thought({ type: 'let-pass' }, REACT_MS)
  if (!handOf(mind).includes(step.card)) return passes
  if (step.card !== 'warning') return thought({ type: 'play', card: step.card }, REACT_MS)
  const hides = hiding(mind)
  return hides.length > 0 ? thought({ type: 'play', card: 'warning', hides }, REACT_MS) : passes
}

/** K11.3: those that a roll call would call away from where they are needed. */
function hiding(mind: Mind): { pow: number; to: string }[] {
  const { table, seat } = mind
  const { isFree } = occupancyOf(table)
  const free = castle.squares.filter(({ kind, id }) => kind === 'hideaway' && isFree(id))
  const wanted = mayAttend(table, seat).filter(
    (id) => squareAt(powOf(table, id)?.at ?? '')?.kind !== 'hideaway',
  )
  return wanted.flatMap((id) => {
    const pow = powOf(table, id)
    // A warning is no reason to spend equipment.
    const place = pow && free.find((square) => fastWay(table, pow, square)?.cards.length === 0)
    if (!place) return []
    free.splice(free.indexOf(place), 1)
    return [{ pow: id, to: place.id }]
  })
}

/** K10.1: all who are not sheltered attend: who does not may be found. */
function attending({ table, seat }: Mind): readonly number[] {
  const may = mayAttend(table, seat)
  const sheltered = powsOf(table, seat)
    .filter((pow) => isOnBoard(pow) && squareAt(pow.at)?.kind === 'hideaway')
    .map(({ id }) => id)
  return may.filter((id) => !sheltered.includes(id))
}

export function worthOf(card: Card): number {
  switch (card) {
    case 'shot':
      return 5
    case 'appel':
      return 4
    case 'arrest-key':
    case 'arrest-pass':
      return 3
    case 'detected':
      return 2
    default:
      return 1
  }
}
