import { withoutOffers } from '../../../offers/offer.ts'
import { askedOf } from '../../../reactions/reaction.ts'
import { withArrest } from '../arrests/arrest.ts'
import { EQUIPMENT, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { doOrDieSteps } from '../board/do-or-die.ts'
import { shotSteps } from '../board/guards.ts'
import { FAR } from '../board/steps.ts'
import { withTaken } from '../moves/equipment.ts'
import { withDeath, withEscape } from '../moves/escape.ts'
import { DRAWS_UP_TO, officerOf } from '../pieces/pieces.ts'
import { powOf, powsOf, squareAt, withGuard } from '../state/places.ts'
import {
  changed,
  countOf,
  DEAD,
  more,
  RETURNED,
  type Series,
  type Step,
  type StepOf,
  type Table,
} from '../state/table.ts'
import { withGeneralSearch } from './muster.ts'
import { withPursuersBack } from './upkeep.ts'

/** K5: the table once the dice lie. */
export function withThrow(table: Table, seq: number, series: readonly Series[]): Table {
  const [step, ...steps] = table.steps
  if (step?.type !== 'throw') return table
  const { chronicle } = table
  const thrown = { seq, seat: step.seat, for: step.for, series }
  const open = { ...table, steps, chronicle: { ...chronicle, throws: [...chronicle.throws, thrown] } }
  // K12.2: Do or Die counts for nothing else.
  const noted = step.for === 'die' ? open : withFirstThrow(open, step.seat, series[0]?.[0] ?? [0, 0])
  return withOutcome(noted, seq, step, series)
}

/** K5.3, K5.4: what the first throw of a turn gives besides. */
function withFirstThrow(table: Table, seat: number, [one, other]: readonly [number, number]): Table {
  const { turn } = table
  if (turn.isFirstDone) return table
  const mayFree = one === other && seat !== table.security
  const steps: readonly Step[] =
    one + other <= DRAWS_UP_TO ? [{ type: 'draw', seat }, ...table.steps] : table.steps
  return { ...table, steps, turn: { ...turn, isFirstDone: true, mayFree } }
}

function withOutcome(table: Table, seq: number, step: StepOf<'throw'>, series: readonly Series[]): Table {
  const total = sumOf(series)
  const { turn } = table
  const { pow = -1 } = step
  switch (step.for) {
    case 'move':
      return { ...table, turn: { ...turn, points: total } }
    case 'search':
      return ended(withGeneralSearch(table, seq, total))
    case 'shot': {
      const seat = officerOf(pow)
      const open = askedOf([seat], (one) => countOf(table.hands[one] ?? 0) > 0)
      const react: Step[] = open.length > 0 ? [{ type: 'react', card: 'talisman', open }] : []
      const shot: Step = {
        type: 'shot',
        guard: step.guard ?? -1,
        pow,
        series: series[0] ?? [],
        isDoubled: true,
      }
      return { ...table, steps: [...react, shot, ...table.steps] }
    }
    case 'car':
      return total >= castle.staffCar.route.length
        ? withEscape(table, seq, pow, castle.staffCar.route.at(-1) ?? '', 'car')
        : withArrest(table, seq, pow, 'car', { zone: 'outer', confiscates: false })
    case 'die': {
      const used = { ...table, doOrDie: changed(table.doOrDie, step.seat, () => 0) }
      const target = targetWithin(used, pow, total)
      return target === undefined
        ? withoutOfficer(used, step.seat)
        : withEscape(used, seq, pow, target, 'die')
    }
  }
}

/** K10.1: after a General Search the turn is over. */
function ended(table: Table): Table {
  return {
    ...table,
    steps: table.steps.map((step) => (step.type === 'turn' ? { type: 'end-turn' } : step)),
  }
}

export function sumOf(series: readonly Series[]): number {
  return series.flat().reduce((sum, [one, other]) => sum + one + other, 0)
}

/** K10.3: the first throw doubled, unless the talisman was played. */
export function shotTotal(series: Series, isDoubled: boolean): number {
  const [[one, other] = [0, 0]] = series
  return sumOf([series]) + (isDoubled ? one + other : 0)
}

/** K10.3: whether it hits; the guard returns in any case, and so do the others in pursuit. */
export function withShot(table: Table, { guard, pow: id, series, isDoubled }: StepOf<'shot'>): Table {
  const from = squareAt(table.guards[guard] ?? '')
  const at = squareAt(powOf(table, id)?.at ?? '')
  const distance = from && at ? (shotSteps(castle, from)[at.index] ?? FAR) : FAR
  const isHit = shotTotal(series, isDoubled) >= distance
  const shot = isHit ? withDeath(table, id) : table
  return withPursuersBack(withGuard(shot, guard, RETURNED))
}

/** K12.2: how far it is for somebody who asks for nothing; undefined if nothing leads there. */
export function dareDistance(table: Pick<Table, 'pows'>, id: number): number | undefined {
  const square = squareAt(powOf(table, id)?.at ?? '')
  const steps = square && doOrDieSteps(castle)[square.index]
  return steps === undefined || steps >= FAR ? undefined : steps
}

/** The target that is reached with so many points. */
function targetWithin(table: Table, id: number, points: number): string | undefined {
  const steps = doOrDieSteps(castle)
  const from = squareAt(powOf(table, id)?.at ?? '')
  if (!from || (steps[from.index] ?? FAR) > points) return undefined
  let at: Square = from
  while (at.kind !== 'target') {
    const next = nextOnWay(at, steps)
    if (!next) return undefined
    at = next
  }
  return at.id
}

/** One step nearer to the target. */
function nextOnWay(at: Square, steps: Int16Array): Square | undefined {
  const nearer = (steps[at.index] ?? FAR) - 1
  return castle.powWays[at.index]?.find(
    ({ to, edge }) =>
      steps[to.index] === nearer && !to.isPerimeter && (edge?.need === undefined || edge.need === 'ford'),
  )?.to
}

/** K12.2: the officer is out; what they had goes back. */
function withoutOfficer(table: Table, seat: number): Table {
  const own = powsOf(table, seat).map(({ id }) => id)
  const returned = EQUIPMENT.reduce(
    (current, kind) => withTaken(current, seat, kind, -(current.equipment[seat]?.[kind] ?? 0)),
    table,
  )
  return {
    ...returned,
    pows: returned.pows.map((pow) =>
      own.includes(pow.id) && !pow.hasEscaped
        ? { ...pow, at: DEAD, isInward: false, safeIn: undefined }
        : pow,
    ),
    under: { ...returned.under, opportunity: more(returned.under.opportunity, returned.hands[seat] ?? []) },
    hands: changed(returned.hands, seat, () => []),
    kits: changed(returned.kits, seat, () => false),
    isOut: changed(returned.isOut, seat, () => true),
    markers: returned.markers.filter((marker) => marker.seat !== seat),
    offers: withoutOffers(returned.offers, ({ by, to }) => by === seat || to === seat),
    steps: [{ type: 'end-turn' }],
  }
}
