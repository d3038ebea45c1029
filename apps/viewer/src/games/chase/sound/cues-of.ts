import { type Check, isRunning } from '@getaway/engine/chase'
import type { Cue, Sound, Sounding } from '../../../table/cue.ts'
import { DROP, LANDED, NEVER, SLAM, STAMP } from '../plan/motion.ts'
import type { ChasePlan, MarkerPiece, TilePiece } from '../plan/plan.ts'

/** A marker that captures is down after this share of its slam. */
const SLAMMED = 0.28

export const chaseSounding: Sounding<ChasePlan> = { cuesOf: chaseCuesOf }

/** What is heard of a table of Chase: each piece when it comes down, the check step by step, and who won. */
function chaseCuesOf(plan: ChasePlan, seat: number | undefined): readonly Cue[] {
  const { match, isCalm, tiles, markers, verdicts, check } = plan
  const landing = (from: number, flight: number) => from + (isCalm ? 0 : flight)
  const cue = (key: string, at: number, sound: Sound, isOwn = false): Cue => ({ key, at, sound, isOwn })
  return [
    ...tiles.flatMap((tile) => {
      const key = `tile ${tile.tile} ${tile.x} ${tile.y}`
      return [cue(key, landing(tile.from, DROP * LANDED), 'lay', isOfPlayer(tile)), ...leaving(key, tile)]
    }),
    ...markers.flatMap((marker) => {
      const { symbol, x, y, isCapture, from } = marker
      const key = `marker ${symbol} ${x} ${y}`
      const down = landing(from, isCapture ? SLAM * SLAMMED : STAMP)
      const own = isOfPlayer(marker)
      return [cue(key, down, isCapture ? 'slam' : 'mark', own), ...leaving(key, marker)]
    }),
    ...verdicts.map(({ of, x, y, from, isRight }) =>
      cue(`check of ${of} ${x} ${y} ${from}`, from, isRight ? 'right' : 'wrong'),
    ),
    ...(check ? [cue(`score ${check.round.number}`, check.scoreAt, resultOf(check, seat))] : []),
    ...turnsOf(plan, seat),
    ...(match.round?.started ? [cue(`start ${match.round.number}`, match.round.started.at, 'begin')] : []),
  ]
}

function leaving(key: string, { leavesFrom }: Pick<TilePiece, 'leavesFrom'>): Cue[] {
  return leavesFrom === NEVER
    ? []
    : [{ key: `${key} back ${leavesFrom}`, at: leavesFrom, sound: 'back', isOwn: true }]
}

/** Put down by the player of this page just now. */
function isOfPlayer({ pendingUntil }: Pick<TilePiece | MarkerPiece, 'pendingUntil'>): boolean {
  return pendingUntil > 0
}

function resultOf({ round, score }: Check, seat: number | undefined): Sound {
  if (score.winner === null) return 'over'
  const winners = score.winner === 'runners' ? round.runners : round.chasers
  return seat === undefined || winners.includes(seat) ? 'won' : 'lost'
}

/** C3.3: of two runners who take turns, each hears when it is theirs. */
function turnsOf({ match: { round } }: ChasePlan, seat: number | undefined): Cue[] {
  if (!round || seat === undefined || round.turn !== seat || !isRunning(round)) return []
  const last = round.paths[0]?.tiles.at(-1)
  if (!last) return []
  return [{ key: `turn ${round.number} ${last.seq}`, at: last.at + DROP, sound: 'turn', isOwn: true }]
}
