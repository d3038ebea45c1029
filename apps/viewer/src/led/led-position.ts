import { type AiredAct, POSITION_SPEEDS, SHOW_VIEWS, type ShowAct } from '@getaway/client/protocol'

export type PositionAct = Extract<ShowAct, { type: 'position' }>

/** Where a leader was, by a clock of this page (ms). */
export interface LedPosition extends Omit<PositionAct, 'type'> {
  readonly number: number
  readonly at: number
  readonly since: number
}

/** The last position of a show in this match, heard just now; undefined: its leader has not begun. */
export function positionIn(acts: readonly AiredAct[], match: string, now: number): LedPosition | undefined {
  const last = acts.findLast((one) => one.act.type === 'position' && one.match === match)
  if (last?.act.type !== 'position') return undefined
  const { type: _, ...act } = last.act
  return { ...act, number: last.number, at: last.at, since: now - (last.ago ?? 0) / 1000 }
}

/** Where the leader is by now, if they went on as they were. */
export function ledInstant({ at, since, speed }: LedPosition, now: number): number {
  return at + Math.max(0, now - since) * 1000 * speed
}

/** How playback goes, as a position tells it. */
export function positionSpeed(isPlaying: boolean, speed: number): PositionAct['speed'] {
  return isPlaying ? (POSITION_SPEEDS.find((one) => one === speed) ?? 1) : 0
}

/** A camera in hand is the leader’s own. */
export function positionView(view: string): PositionAct['view'] {
  return SHOW_VIEWS.find((one) => one === view) ?? 'follow'
}

/** µs of the leader’s clock: nobody sees such a difference, and lines are not even. */
const TOLERANCE = 700_000

/** Whether somebody who follows is where the leader is. */
export function isWithLeader(
  position: LedPosition,
  own: { readonly isPlaying: boolean; readonly speed: number; readonly instant: number },
  span: { readonly start: number; readonly end: number },
  now: number,
): boolean {
  const due = Math.min(Math.max(ledInstant(position, now), span.start), span.end)
  // There playback stops by itself, for one a little sooner than for the other.
  const isAtEnd = [due, own.instant].some((at) => at <= span.start || at >= span.end)
  const isSameWay = position.speed === 0 ? !own.isPlaying : own.isPlaying && own.speed === position.speed
  const isNear = Math.abs(own.instant - due) <= TOLERANCE * Math.max(1, Math.abs(position.speed))
  return isNear && (isSameWay || isAtEnd)
}
