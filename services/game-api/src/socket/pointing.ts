import type { ClientFrame, Frame, ServerFrame } from '@getaway/client/protocol'
import type { ServiceClock } from '../clock.ts'
import { NO_SUCH_PHRASE, NO_TEAM, TOO_MANY_POINTS } from '../live/command-result.ts'
import type { LiveMatch } from '../live/live-match.ts'

type PointFrame = Extract<ClientFrame, { type: 'point' }>

/** Players who point at the table for their teammates. Nothing of it is recorded, and the public hears nothing. */
export interface Pointing {
  /** Passes it on, or says why not. */
  point(
    match: LiveMatch,
    seat: number | undefined,
    frame: PointFrame,
  ): Promise<Frame<'not-pointed'> | undefined>
}

/** So many within that time (µs) say more than anybody can look at. */
const MOST = 12
const WITHIN = 4_000_000

export function createPointing(clock: ServiceClock): Pointing {
  const recent = new WeakMap<LiveMatch, Map<number, number[]>>()

  const isTooMuch = (match: LiveMatch, seat: number) => {
    const now = clock.now()
    const seats = recent.get(match) ?? new Map<number, number[]>()
    recent.set(match, seats)
    const points = (seats.get(seat) ?? []).filter((at) => now - at < WITHIN)
    const isFull = points.length >= MOST
    seats.set(seat, isFull ? points : [...points, now])
    return isFull
  }

  return {
    async point(match, seat, { type: _, ...at }) {
      if (seat === undefined) return refused(NO_TEAM)
      if (match.atOwner) return match.atOwner.point(seat, { type: 'point', ...at })
      const { teammates, phrases } = await match.teamOf(seat)
      if (teammates.length === 0) return refused(NO_TEAM)
      if (at.say !== undefined && !phrases.includes(at.say)) return refused(NO_SUCH_PHRASE)
      if (isTooMuch(match, seat)) return refused(TOO_MANY_POINTS)
      const text = JSON.stringify({ type: 'pointed', seat, ...at } satisfies ServerFrame)
      match.attendance.tell(text, (one) =>
        one.seat === undefined
          ? one.holder === 'caster' || one.holder === 'organiser'
          : teammates.includes(one.seat),
      )
      return undefined
    },
  }
}

function refused({ error: { code, clause, text } }: typeof NO_TEAM): Frame<'not-pointed'> {
  return { type: 'not-pointed', code, clause, text }
}
