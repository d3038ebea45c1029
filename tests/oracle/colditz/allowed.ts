import { isRightCell } from './arrests.ts'
import { squareNamed } from './castle.ts'
import type { Aside } from './journey.ts'
import { type Equipment, KINDS, type Seen, type SeenPow } from './seen.ts'
import { standing } from './walk.ts'

/** What the judge keeps from one event to the next. */
export interface Memory {
  walk:
    | {
        readonly pow: number
        readonly rest: readonly string[]
        readonly asides: readonly Aside[]
        readonly gate: string
      }
    | undefined
  /** K11.1: put somewhere by a card, past gates that may be answered. */
  arrival: { readonly pow: number; readonly to: string; readonly gates: readonly string[] } | undefined
  throwFor: { readonly what: string; readonly pow: number; readonly guard: number } | undefined
  shot:
    | {
        readonly pow: number
        readonly guard: number
        readonly total: number
        readonly first: number
        isDoubled: boolean
        readonly distance: number
      }
    | undefined
  attending: Set<number> | undefined
}

/** What one event was allowed to change, as far as the rules page says so plainly. */
export interface Allowed {
  /** By POW: where it may be now. */
  readonly pows: Map<number, (at: string) => boolean>
  /** By guard: where it may be now. */
  readonly guards: Map<number, (at: string) => boolean>
  readonly complaints: string[]
}

/** K5.1 */
export function judgePoints(before: Seen, after: Seen, steps: number, { complaints }: Allowed): void {
  if (steps > before.turn.points) complaints.push(`${steps} steps with ${before.turn.points} points`)
  const isSameTurn = before.turn.seat === after.turn.seat && before.turn.round === after.turn.round
  if (isSameTurn && after.turn.points !== before.turn.points - steps)
    complaints.push(`${steps} steps leave ${after.turn.points} of ${before.turn.points} points`)
}

/** K7.4, K7.5, K9.4: the officer's equipment is what they had without what they played, and at most so many confiscated. */
export function judgeSpent(
  before: Seen,
  after: Seen,
  seat: number,
  costs: readonly Equipment[],
  confiscated: number,
  complaints: string[],
): void {
  const [had, has] = [before.equipment[seat], after.equipment[seat]]
  const gone = KINDS.map(
    (kind) => (had?.[kind] ?? 0) - (has?.[kind] ?? 0) - costs.filter((one) => one === kind).length,
  )
  const extra = gone.reduce((sum, count) => sum + count, 0)
  if (gone.some((count) => count < 0) || extra > confiscated)
    complaints.push(`officer ${seat} has played ${costs.join()}, and lost ${gone.join()} more`)
}

/** K9.3: the POW is in the right cell. */
export function arrested(
  before: Seen,
  after: Seen,
  id: number,
  zone: 'inner' | 'outer',
  allowed: Allowed,
): void {
  if (!isRightCell(before, after, id, zone))
    allowed.complaints.push(`POW ${id} is on ${powOf(after, id)?.at}, not in an ${zone} cell`)
  allowed.pows.set(id, () => true)
}

export function goesToWhite(before: Seen, pow: number, to: string, allowed: Allowed): void {
  const { powAt } = standing(before)
  if (squareNamed(to)?.kind !== 'appel' || powAt.has(to))
    allowed.complaints.push(`${to} is no free white square`)
  allowed.pows.set(pow, (at) => at === to)
}

export function powOf({ pows }: Seen, id: unknown): SeenPow | undefined {
  return pows.find((pow) => pow.id === id)
}

/** K9.10: where a guard may be sent home from as soon as nobody is pursued. */
export function isOnlyForPursuers(at: string): boolean {
  const square = squareNamed(at)
  if (!square) return false
  const { kind, zone, marks } = square
  return (
    kind === 'room' ||
    kind === 'hideaway' ||
    kind === 'tunnel' ||
    zone === 'outside' ||
    marks.includes('landing') ||
    (zone === 'inner' && kind === 'passage')
  )
}
