import { squareNamed } from './castle.ts'
import { type Equipment, KINDS, officerOf, type Seen, type SeenPow } from './seen.ts'
import { homeOf, judgeStep, standing } from './walk.ts'

export interface Aside {
  readonly at: string
  readonly to: string
}

/** Where a path leads by the rules page. */
export interface Journey {
  readonly at: string
  readonly steps: number
  readonly costs: readonly Equipment[]
  /** The guard into whose arms it leads. */
  readonly guard: number | undefined
  /** A gate at which a card was played that may be answered, and what is left of the path. */
  readonly gate: { readonly at: string; readonly rest: readonly string[] } | undefined
  readonly movedPows: ReadonlyMap<number, string>
  readonly movedGuards: ReadonlyMap<number, string>
  /** The POW as it is then (K9.7, K9.8). */
  readonly pow: SeenPow
  readonly complaints: readonly string[]
}

/** A POW's path, one step after the other, up to its end or to a gate that may be answered. */
export function journeyOf(
  seen: Seen,
  start: SeenPow,
  path: readonly string[],
  asides: readonly Aside[],
  mayAnswer: boolean,
): Journey {
  const { powAt, guardAt } = standing(seen)
  const complaints: string[] = []
  const costs: Equipment[] = []
  const openGates = [...seen.turn.gates]
  const [movedPows, movedGuards] = [new Map<number, string>(), new Map<number, string>()]
  let pow = start
  let steps = 0
  const result = (more: Partial<Journey> = {}): Journey => ({
    at: pow.at,
    steps,
    costs,
    guard: undefined,
    gate: undefined,
    movedPows,
    movedGuards,
    pow,
    complaints,
    ...more,
  })
  for (const [index, next] of path.entries()) {
    const step = judgeStep(seen, { pow, powAt, guardAt, openGates }, next)
    if (typeof step === 'string') return result({ complaints: [...complaints, step] })
    steps++
    costs.push(...step.costs)
    const isLast = index === path.length - 1
    const [from, to] = [squareNamed(pow.at), squareNamed(next)]
    if (step.meets === 'guard') {
      if (!isLast) complaints.push(`a path goes on through the guard on ${next}`)
      return result({ at: next, guard: guardAt.get(next) })
    }
    // Whoever is moved aside may take this place.
    powAt.delete(pow.at)
    if (step.meets !== 'nobody') {
      const aside = asides.find(({ at }) => at === next)
      const [pieces, moved] = step.meets === 'moves-pow' ? [powAt, movedPows] : [guardAt, movedGuards]
      const other = pieces.get(next)
      if (!aside || other === undefined) complaints.push(`nobody says where the piece on ${next} goes`)
      else {
        pieces.delete(next)
        pieces.set(aside.to, other)
        moved.set(other, aside.to)
      }
    }
    if (to?.kind !== 'target') powAt.set(next, pow.id)
    const isOut = from?.zone === 'inner' && to?.zone !== 'inner'
    const isInward =
      pow.isInward &&
      to !== undefined &&
      from !== undefined &&
      homeOf(to) <= homeOf(from) &&
      step.costs.length === 0
    pow = {
      ...pow,
      at: next,
      isInward,
      safeIn: isOut || (pow.isInward && !isInward) ? undefined : pow.safeIn,
    }
    if (step.isGate && step.costs.length > 0) {
      openGates.push(next)
      // K9.7: in grey nobody arrests who was freed in this round.
      const isSafe = to?.zone === 'inner' && pow.safeIn === seen.turn.round
      if (mayAnswer && !isSafe) return result({ gate: { at: next, rest: path.slice(index + 1) } })
    }
  }
  return result()
}

/** K7.3, K7.5: whether its officer could pay. */
export function canPay(seen: Seen, pow: number, costs: readonly Equipment[]): boolean {
  const own = seen.equipment[officerOf(pow)]
  return KINDS.every((kind) => (own?.[kind] ?? 0) >= costs.filter((one) => one === kind).length)
}
