import type { NewAct, ShowAct } from '@getaway/client/protocol'
import { ok, type Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'

/** What the service knows of the match of an act, as its author may know it. */
export interface MatchOfAct {
  readonly delayUs: number
  /** For the public, after its delay. */
  readonly isOverForAll: boolean
  /** The author has shown a token of the match by which one sees everything, at once. */
  readonly isCaster: boolean
}

export type AirRefusalCode = 'bad-request' | 'hidden-things' | 'match-running'

/** The longest replay, by the viewer's clock: a minute is long on air. */
const LONGEST_REPLAY_US = 120_000_000

/**
 * From when on (µs) readers may be told of an act, or why it is not aired. What a caster knows is as old as the moment
 * at which they act, wherever in the match they pin it: their acts wait for the whole delay.
 */
export function mayAir(
  { at, act }: Pick<NewAct, 'at' | 'act'>,
  { delayUs, isOverForAll, isCaster }: MatchOfAct,
  received: number,
): Result<number, ServiceRefusal<AirRefusalCode>> {
  // The replay of a match that has just ended goes on after its last event.
  if (at > received && act.type !== 'position')
    return refuseWith('bad-request', 'body.at must not be in the future')
  if (act.type === 'replay') {
    if (act.until <= act.from) return refuseWith('bad-request', 'body.act.until must be after body.act.from')
    if (act.until > at) return refuseWith('bad-request', 'body.act.until must not be after body.at')
    if ((act.until - act.from) / act.speed > LONGEST_REPLAY_US)
      return refuseWith('bad-request', 'body.act must be a replay of at most two minutes')
  }
  if (isOverForAll) return ok(received)
  if (act.type === 'position') return RUNNING
  if (showsHidden(act)) {
    if (!isCaster) return NOT_A_CASTER
    if (delayUs === 0) return NO_DELAY
  }
  return ok(isCaster ? received + delayUs : Math.max(received, at + delayUs))
}

/** Whether it shows what the rules hide while a match runs. */
export function showsHidden(act: ShowAct): boolean {
  return (act.type === 'card' && act.told !== undefined) || (act.type === 'camera' && act.side !== undefined)
}

const RUNNING = refuseWith('match-running', 'a review is led through matches that are over; wait for the end')
const NOT_A_CASTER = refuseWith(
  'hidden-things',
  'this shows what is hidden while the match runs: send `caster`, a caster’s token of the match, or wait until it is over',
)
const NO_DELAY = refuseWith(
  'hidden-things',
  'this match has no spectator delay, so what is hidden in it may be shown once it is over',
)
