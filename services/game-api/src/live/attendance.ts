import type { Latency, Presence } from '@getaway/client/protocol'

/** A connection whose client showed a token. */
export interface Attendee {
  readonly seat: number | undefined
  readonly tokenHash: string
  latency(): Latency
  /** The token was revoked. */
  expel(): void
}

/** Who is at the table now. */
export interface Attendance {
  enter(attendee: Attendee): () => void
  /** A watcher is no more than a number. */
  watch(): () => void
  presence(): Presence
  /** Ends the lines of a token. */
  expel(tokenHash: string): void
  /** How many tokens were revoked: what was asked about one before has to be asked again. */
  expulsions(): number
  /** Nothing is told any more. */
  close(): void
}

export interface AttendanceOptions {
  readonly seats: number
  /** By seat, as the record has it. */
  readonly connected: readonly boolean[]
  /** A seat's first line has come, or its last one has been gone for a while. */
  readonly onChange: (seat: number, isConnected: boolean) => void
}

/** A phone that changes its network is back before that. */
export const GRACE_MS = 5_000

export function createAttendance({ seats, connected, onChange }: AttendanceOptions): Attendance {
  const attendees = new Set<Attendee>()
  const recorded = Array.from({ length: seats }, (_, seat) => connected[seat] ?? false)
  const leaving = new Map<number, NodeJS.Timeout>()
  let watchers = 0
  let expulsions = 0
  let isClosed = false

  const linesOf = (seat: number) => [...attendees].filter((attendee) => attendee.seat === seat)
  const record = (seat: number, isConnected: boolean) => {
    if (recorded[seat] === isConnected) return
    recorded[seat] = isConnected
    onChange(seat, isConnected)
  }
  const leaveSoon = (seat: number) => {
    if (isClosed) return
    const timer = setTimeout(() => {
      leaving.delete(seat)
      record(seat, false)
    }, GRACE_MS)
    leaving.set(seat, timer)
  }
  // Whoever was at the table when the match was put away has so long to come back.
  for (const [seat, wasThere] of recorded.entries()) if (wasThere) leaveSoon(seat)

  return {
    enter(attendee) {
      attendees.add(attendee)
      const { seat } = attendee
      if (seat !== undefined) {
        clearTimeout(leaving.get(seat))
        leaving.delete(seat)
        record(seat, true)
      }
      return () => {
        if (!attendees.delete(attendee) || seat === undefined || linesOf(seat).length > 0) return
        leaveSoon(seat)
      }
    },
    watch() {
      watchers++
      return () => {
        watchers--
      }
    },
    presence: () => ({
      seats: recorded.map((_, seat) => {
        const lines = linesOf(seat)
        return { seat, isConnected: lines.length > 0, latency: lines.at(-1)?.latency() ?? null }
      }),
      watchers,
    }),
    expulsions: () => expulsions,
    expel(tokenHash) {
      expulsions++
      for (const attendee of [...attendees]) if (attendee.tokenHash === tokenHash) attendee.expel()
    },
    close() {
      isClosed = true
      for (const timer of leaving.values()) clearTimeout(timer)
      leaving.clear()
    },
  }
}
