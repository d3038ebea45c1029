import type { SHOW_SPEEDS, ShowAct } from '@getaway/client/protocol'

type Speed = (typeof SHOW_SPEEDS)[number]

const SECOND = 1_000_000
/** A moment is shown from before it was coming until after it was understood. */
const [BEFORE, AFTER] = [4 * SECOND, 2 * SECOND]

/** A key moment once more; nothing of what comes after the present instant. */
export function replayOf(moment: number, now: number, start: number, speed: Speed): ShowAct {
  return stretch(moment - BEFORE, moment + AFTER, now, start, speed)
}

export function lastSeconds(now: number, seconds: number, start: number, speed: Speed): ShowAct {
  return stretch(now - seconds * SECOND, now, now, start, speed)
}

function stretch(from: number, until: number, now: number, start: number, speed: Speed): ShowAct {
  const end = Math.floor(Math.min(until, now))
  return {
    type: 'replay',
    from: Math.floor(Math.max(Math.min(from, end - SECOND), start)),
    until: end,
    speed,
  }
}
