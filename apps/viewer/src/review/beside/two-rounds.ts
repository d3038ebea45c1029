import type { ChapterReview, LeadLine } from '../../table/reviewing.ts'
import { medianOf } from '../median.ts'

type Stretch = Pick<ChapterReview, 'from' | 'until'>

export function lengthOf({ from, until }: Stretch): number {
  return Math.max(0, until - from)
}

/** Where a round stands so many µs after its start: one that is over stays at its end. */
export function instantInto(round: Stretch, into: number): number {
  return round.from + Math.min(Math.max(0, into), lengthOf(round))
}

/** Times into the rounds (µs) at which something happens in one of them, in order: what is stepped along. */
export function stopsOf(
  rounds: readonly Pick<ChapterReview, 'from' | 'until' | 'acts' | 'leads'>[],
): readonly number[] {
  const all = rounds.flatMap((round) => {
    const { acts, leads, from } = round
    const instants = [...acts, ...leads.flatMap(({ points }) => points)].map(({ at }) => at - from)
    return [...instants.filter((into) => into >= 0 && into <= lengthOf(round)), lengthOf(round)]
  })
  return [...new Set([0, ...all])].toSorted((one, other) => one - other)
}

/** A lead by the time into its round, as long as it lasted. */
export function leadInto({ points, ...lead }: LeadLine, { from, until }: Stretch): LeadLine {
  const within = points.filter(({ at }) => at <= until)
  return { ...lead, points: within.map((point) => ({ ...point, at: point.at - from })) }
}

/** Undefined before the first value. */
export function valueInto({ points }: LeadLine, round: Stretch, into: number): number | undefined {
  const at = instantInto(round, into)
  return points.findLast((point) => point.at <= at)?.value
}

/** What a round comes to. */
export interface RoundFigures {
  readonly length: number
  readonly kinds: readonly {
    readonly kind: string
    readonly count: number
    readonly wrong: number
    /** Half of them came sooner; undefined: nobody waited for them. */
    readonly us: number | undefined
  }[]
}

export function figuresOf(
  round: Pick<ChapterReview, 'from' | 'until' | 'acts'>,
  kinds: readonly string[],
): RoundFigures {
  return {
    length: lengthOf(round),
    kinds: kinds.map((kind) => {
      const acts = round.acts.filter((act) => act.kind === kind)
      return {
        kind,
        count: acts.length,
        wrong: acts.filter(({ clause }) => clause !== undefined).length,
        us: medianOf(acts.flatMap(({ us }) => us ?? [])),
      }
    }),
  }
}

/** The round that is shown beside another one of its match, where nobody has chosen: the next, or else the one before. */
export function otherRoundOf(numbers: readonly number[], chosen: number): number {
  return numbers.find((number) => number > chosen) ?? numbers.findLast((number) => number < chosen) ?? chosen
}
