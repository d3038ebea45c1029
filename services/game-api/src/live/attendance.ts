import type { Latency, Presence, ServerFrame } from '@getaway/client/protocol'

/** A connection whose client showed a token. */
export interface Attendee {
  readonly seat: number | undefined
  /** Undefined for a stream, which is told nothing but events. */
  readonly holder: 'seat' | 'caster' | 'organiser' | 'host' | undefined
  readonly tokenHash: string
  /** What its page calls itself; undefined for programs, which play beside each other. */
  readonly page: string | undefined
  latency(): Latency
  /** The same in ms, in steps. */
  latencyMs(): number | null
  /** By how much the player's clock may be wrong; null until that is known. */
  clockErrorMs(): number | null
  /** Takes a frame. */
  say(text: string): void
  /** The token was revoked. */
  expel(): void
}

/** Who is at the table now. */
export interface Attendance {
  enter(attendee: Attendee): () => void
  /** Its player plays on this page from now on; the other pages of the seat are told. */
  playHere(attendee: Attendee): void
  /** A spectator is no more than a number. */
  watch(): () => void
  presence(): Presence
  /** Says something that is no part of the record to all of them that it is for. */
  tell(text: string, isFor: (attendee: Pick<Attendee, 'seat' | 'holder'>) => boolean): void
  /** Ends the connections of a token. */
  expel(tokenHash: string): void
  /** Whether nobody is connected by a token. */
  isEmpty(): boolean
  /** How many tokens were revoked: what was asked about one before has to be asked again. */
  expulsions(): number
}

/** The same, for the match that records its changes. */
export interface RecordedAttendance extends Attendance {
  /** Nothing is told any more. */
  close(): void
}

export interface AttendanceOptions {
  readonly seats: number
  /** By seat, as the record has it. */
  readonly connected: readonly boolean[]
  /** A seat's first connection has come, or its last one has been gone for a while. */
  readonly onChange: (seat: number, isConnected: boolean) => void
}

/** A phone that changes its network is back before that. */
export const GRACE_MS = 5_000

class Attending implements RecordedAttendance {
  readonly #onChange: AttendanceOptions['onChange']
  readonly #attendees = new Set<Attendee>()
  readonly #recorded: boolean[]
  /** By seat, the players who have a little time to come back. */
  readonly #leaving: (NodeJS.Timeout | undefined)[] = []
  /** By seat, the page on which its player last wanted to play. */
  readonly #hands: (string | undefined)[] = []
  #watchers = 0
  #expulsions = 0
  #isClosed = false

  constructor({ seats, connected, onChange }: AttendanceOptions) {
    this.#onChange = onChange
    this.#recorded = Array.from({ length: seats }, (_, seat) => connected[seat] ?? false)
    // Players who were at the table when the match was put away may be on their way back.
    for (const [seat, wasThere] of this.#recorded.entries()) if (wasThere) this.#leaveSoon(seat)
  }

  enter(attendee: Attendee): () => void {
    this.#attendees.add(attendee)
    const { seat } = attendee
    if (seat !== undefined) {
      clearTimeout(this.#leaving[seat])
      this.#record(seat, true)
      const hand = this.#hands[seat]
      // A page that comes back is where it was.
      if (hand !== undefined && hand !== attendee.page) sayHand(attendee, false)
    }
    return () => {
      if (!this.#attendees.delete(attendee) || seat === undefined) return
      if (this.#connectionsOf(seat).length === 0) this.#leaveSoon(seat)
    }
  }

  playHere({ seat, page }: Attendee): void {
    if (seat === undefined || page === undefined) return
    this.#hands[seat] = page
    for (const one of this.#connectionsOf(seat)) sayHand(one, one.page === page)
  }

  watch(): () => void {
    this.#watchers++
    return () => {
      this.#watchers--
    }
  }

  presence(): Presence {
    const seats = this.#recorded.map((_, seat) => {
      const connections = this.#connectionsOf(seat)
      const last = connections.at(-1)
      return {
        seat,
        isConnected: last !== undefined,
        latency: last?.latency() ?? null,
        latencyMs: last?.latencyMs() ?? null,
        clockErrorMs: last?.clockErrorMs() ?? null,
      }
    })
    return { seats, watchers: this.#watchers }
  }

  tell(text: string, isFor: (attendee: Attendee) => boolean): void {
    for (const attendee of [...this.#attendees]) if (isFor(attendee)) attendee.say(text)
  }

  isEmpty(): boolean {
    return this.#attendees.size === 0
  }

  expulsions(): number {
    return this.#expulsions
  }

  expel(tokenHash: string): void {
    this.#expulsions++
    for (const attendee of [...this.#attendees]) if (attendee.tokenHash === tokenHash) attendee.expel()
  }

  close(): void {
    this.#isClosed = true
    for (const timer of this.#leaving) clearTimeout(timer)
  }

  #connectionsOf(seat: number): readonly Attendee[] {
    return [...this.#attendees].filter((attendee) => attendee.seat === seat)
  }

  #record(seat: number, isConnected: boolean): void {
    if (this.#recorded[seat] === isConnected) return
    this.#recorded[seat] = isConnected
    this.#onChange(seat, isConnected)
  }

  #leaveSoon(seat: number): void {
    if (this.#isClosed) return
    this.#leaving[seat] = setTimeout(() => this.#record(seat, false), GRACE_MS)
  }
}

function sayHand({ page, say }: Attendee, isHere: boolean): void {
  if (page !== undefined) say(JSON.stringify({ type: 'hand', isHere } satisfies ServerFrame))
}

export function createAttendance(options: AttendanceOptions): RecordedAttendance {
  return new Attending(options)
}
