import type { FollowedTimeline } from '@getaway/engine'
import {
  type ChaseEvent,
  type Check,
  chaserPathOf,
  checkOf,
  type Match,
  type Round,
} from '@getaway/engine/chase'
import { coloursOf } from '../../../stage/set/seat-colours.ts'
import type { Look } from '../../../table/table-plan.ts'
import { awardShotsOf } from './award-shots.ts'
import { coinsOf, handsOf, seatsOf, stacksOf } from './belongings.ts'
import { restOf } from './hover.ts'
import { DROP, DUST, FLIP, NEVER, SLAM, STAMP, SWEEP, TELL } from './motion.ts'
import { nextToMark } from './next-to-mark.ts'
import { leavingFrom } from './own-pieces.ts'
import { type Pieces, piecesOf, tipsOf } from './pieces-of.ts'
import type { ChasePlan } from './plan.ts'
import { highlightsOf, overviewsOf, planningShotOf } from './shots-of.ts'
import { seenFrom } from './sides.ts'
import { slamsOf } from './slams.ts'

export type ChaseTimeline = FollowedTimeline<Match, ChaseEvent>

/** The table once so many events have taken effect: a function of the state alone, so scrubbing undoes exactly. */
export function chasePlanOf(timeline: ChaseTimeline, index: number, look: Look): ChasePlan {
  const match = seenFrom(timeline.stateAfter(index), look.side)
  const { round } = match
  const { own } = timeline
  const { seat: player } = look
  const isLookedBack = look.isLookedBack === true
  const { old, check, isSkipped, sweptFrom } = leftFrom(match, timeline, index, look)
  const lying = old
    ? piecesOf(match, old, { check, isSkipped, sweptFrom, own, player, isLookedBack })
    : NOTHING
  const ownCheck = old ? undefined : check
  const afresh = { check: ownCheck, isSkipped, sweptFrom: NEVER, own, player, isLookedBack }
  const laid = round ? piecesOf(match, round, afresh) : NOTHING
  const shown = old ?? round
  const lies = both(lying, laid)
  const leaving = leavingFrom(timeline, index, match, player)
  const pieces = {
    ...lies,
    tiles: [...lies.tiles, ...leaving.tiles],
    markers: [...lies.markers, ...leaving.markers],
  }
  const pointed = (look.pointed ?? []).map((cell) => ({ ...cell, from: LONG_AGO }))
  const tips = [...(round && !round.ending ? tipsOf(round, match.prison) : []), ...pointed]
  const played = isSkipped ? undefined : check
  const coins = coinsOf(match, played, player)
  const slams = shown ? slamsOf(match, shown, { check: played, sweptFrom, player }) : []
  const seats = seatsOf(match, player)
  const stacks = stacksOf(match, player)
  const chased = round && player !== undefined ? chaserPathOf(round, player) : undefined
  const planningFrom = old ? sweptFrom + SWEEP : (round?.dealt.at ?? 0)
  const isHidden = (seat: number) => look.isHandHidden === true && seat === player
  const hands = handsOf(match, player).map((one) => (isHidden(one.seat) ? { ...one, tile: undefined } : one))
  const highlights = [
    ...highlightsOf(shown, check, isSkipped, sweptFrom),
    ...awardShotsOf(shown, played, sweptFrom, { coins, seats }),
    ...planningShotOf(round, planningFrom, { hands, seats }),
  ]
  return {
    ...pieces,
    match,
    isCalm: look.motion === 'reduced',
    isHandHidden: look.isHandHidden === true,
    shown,
    check: played,
    slams,
    chased,
    next: nextToMark(round, chased),
    tips,
    coins,
    hands,
    stacks,
    seats,
    colours: coloursOf(player, look.colour),
    overviews: overviewsOf(shown, round, played, sweptFrom, { hands, coins, seats, stacks, player }),
    highlights,
    beats: check && !isSkipped ? [check.from, check.scoreAt] : [],
    stops: played ? stopsOf(played).filter((at) => at < sweptFrom) : [],
    restsAt: Math.max(
      ...pieces.tiles.map(({ from, flip, sweptFrom: swept }) =>
        Math.max(from + DROP + DUST, (flip?.from ?? 0) + FLIP, end(swept, SWEEP)),
      ),
      ...pieces.markers.map(({ from, liftFrom }) => Math.max(from + STAMP, end(liftFrom, FLIP))),
      ...pieces.tiles.map(restOf),
      ...pieces.markers.map(restOf),
      ...pieces.emphases.map(({ from }) => from + SLAM),
      ...slams.map(({ until }) => until),
      ...pieces.verdicts.map(({ from }) => from + TELL),
      ...coins.map(({ from }) => from + TELL),
      ...highlights.map(({ from, until }) => (until === NEVER ? from : until)),
      isSkipped && !isLookedBack ? 0 : (check?.until ?? 0),
      0,
    ),
  }
}

/** Each verdict has come down, or the next tile is turned to before that; at the end the coins have. */
function stopsOf({ steps, scoreAt }: Check): readonly number[] {
  const verdicts = steps.map(({ knownAt }, nth) =>
    Math.max(knownAt, Math.min(knownAt + TELL, steps[nth + 1]?.from ?? scoreAt)),
  )
  return [...verdicts, scoreAt + TELL]
}

/** Before anything of a match. */
const LONG_AGO = Number.NEGATIVE_INFINITY

/** The key by which the check of a round is skipped. */
export function checkKey({ number }: Pick<Round, 'number'>): string {
  return `check ${number}`
}

interface Left {
  /** The round before, while it still lies on the table. */
  readonly old: Round | undefined
  readonly check: Check | undefined
  readonly isSkipped: boolean
  readonly sweptFrom: number
}

/** A round lies there until it has been checked, or the next one begins. */
function leftFrom(
  match: Match,
  timeline: ChaseTimeline,
  index: number,
  { skipped, isLookedBack }: Look,
): Left {
  const { round, past } = match
  // Who looks back wants to see the faces, and knows what the check found.
  const skips = (of: Round) => isLookedBack === true || skipped === checkKey(of)
  const own = round && checkOf(match, round, undefined)
  if (own) return { old: undefined, check: own, isSkipped: skips(own.round), sweptFrom: NEVER }
  const old = past.at(-1)
  const nothing = { old: undefined, check: undefined, isSkipped: false, sweptFrom: NEVER }
  if (!old || !round) return nothing
  const check = checkOf(match, old, round)
  const isSkipped = check !== undefined && skips(old)
  const until = check && !isSkipped ? check.until : round.dealt.at
  const sweptFrom = Math.max(round.dealt.at, Math.min(until, round.started?.at ?? NEVER))
  const now = timeline.entryAt(index - 1)?.event.at ?? 0
  return now < sweptFrom + SWEEP ? { old, check, isSkipped, sweptFrom } : nothing
}

const NOTHING: Pieces = { tiles: [], markers: [], emphases: [], verdicts: [] }

function both(one: Pieces, other: Pieces): Pieces {
  return {
    tiles: [...one.tiles, ...other.tiles],
    markers: [...one.markers, ...other.markers],
    emphases: [...one.emphases, ...other.emphases],
    verdicts: [...one.verdicts, ...other.verdicts],
  }
}

function end(from: number, duration: number): number {
  return from === NEVER ? 0 : from + duration
}
