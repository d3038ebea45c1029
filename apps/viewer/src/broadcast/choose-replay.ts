import type { Flag, Strip } from '../table/strip.ts'

/** What is known of a match where it is watched. */
export interface PauseAsked {
  readonly strip: Strip
  readonly now: number
  /** From when on nothing moves of its own accord. */
  readonly restsAt: number
  /** What comes next comes at its own time. */
  readonly isLive: boolean
  /** Nothing comes any more. */
  readonly isAtEnd: boolean
  /** Instants that were shown once more already. */
  readonly shown: readonly number[]
}

/** So long (µs) nothing must move between two chapters, or within one, before there is time for a replay. */
const BETWEEN = 1_500_000
const WITHIN = 7_000_000
/** Of a recorded match nothing is missed meanwhile. */
const RECORDED = 250_000
/** What lies further back is no news. */
const NEWS = 60_000_000
/** Two moments that are so close are one. */
const SAME = 4_000_000
/** How much is seen of what came before a moment, and after it. */
const BEFORE = 1_900_000
const AFTER = 1_100_000

export interface InstantReplay {
  readonly at: number
  readonly from: number
  readonly until: number
  readonly label: string
}

/** What there is time to show once more, in a pause: how the chapter ended, or else the last key moment. */
export function replayIn(asked: PauseAsked): InstantReplay | undefined {
  const { strip, now, restsAt, isLive, isAtEnd, shown } = asked
  const known = strip.flags.filter(
    ({ at, knownFrom, kind }) =>
      knownFrom <= now && now - at < NEWS && at < now && (kind.isEnding || kind.isKeyMoment),
  )
  const last = known.findLast(({ kind }) => kind.isEnding)
  const moved = lastMoveBy(strip, now)
  const isBetween = last !== undefined && last.at >= moved
  const still = now - Math.max(moved, restsAt)
  if (!isAtEnd && still < (!isBetween ? WITHIN : isLive ? BETWEEN : RECORDED)) return undefined
  const isNew = ({ at }: Flag) => !shown.some((one) => Math.abs(one - at) < SAME)
  const moment = isBetween && isNew(last) ? last : known.findLast(isNew)
  return (
    moment && {
      at: moment.at,
      from: moment.at - BEFORE,
      until: Math.min(moment.at + AFTER, now),
      label: moment.label,
    }
  )
}

/** When a piece was last laid, as far as one has seen. */
export function lastMoveBy({ ticks }: Strip, now: number): number {
  return ticks.reduce((last, { at }) => (at <= now ? Math.max(last, at) : last), Number.NEGATIVE_INFINITY)
}
