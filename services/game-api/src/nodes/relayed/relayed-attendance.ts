import type { Presence } from '@getaway/client/protocol'
import type { Attendance, Attendee } from '../../live/attendance.ts'
import type { Guest } from '../match-wire.ts'

export interface RelayedAttendanceOptions {
  /** Who is here has changed. */
  readonly onChange: () => void
  /** Its player wants to play there. */
  readonly onHand: (id: string) => void
  /** A token was revoked here. */
  readonly onExpel: (tokenHash: string) => void
}

/** Who follows a match of another node from here; the owner knows of all who are at the table, and tells. */
export class RelayedAttendance implements Attendance {
  readonly #options: RelayedAttendanceOptions
  readonly #attendees = new Map<string, Attendee>()
  #last = 0
  #watchers = 0
  #expulsions = 0
  #presence: Presence = { seats: [], watchers: 0 }

  constructor(options: RelayedAttendanceOptions) {
    this.#options = options
  }

  enter(attendee: Attendee): () => void {
    const id = String(++this.#last)
    this.#attendees.set(id, attendee)
    this.#options.onChange()
    return () => {
      if (this.#attendees.delete(id)) this.#options.onChange()
    }
  }

  playHere(attendee: Attendee): void {
    for (const [id, one] of this.#attendees) if (one === attendee) this.#options.onHand(id)
  }

  watch(): () => void {
    this.#watchers++
    this.#options.onChange()
    return () => {
      this.#watchers--
      this.#options.onChange()
    }
  }

  presence(): Presence {
    return this.#presence
  }

  tell(text: string, isFor: (attendee: Attendee) => boolean): void {
    for (const attendee of [...this.#attendees.values()]) if (isFor(attendee)) attendee.say(text)
  }

  isEmpty(): boolean {
    return this.#attendees.size === 0
  }

  expulsions(): number {
    return this.#expulsions
  }

  expel(tokenHash: string): void {
    this.expelHere(tokenHash)
    this.#options.onExpel(tokenHash)
  }

  /** The same where the owner knows already. */
  expelHere(tokenHash: string): void {
    this.#expulsions++
    for (const attendee of [...this.#attendees.values()])
      if (attendee.tokenHash === tokenHash) attendee.expel()
  }

  /** What the owner says to one of them. */
  sayTo(id: string, text: string): void {
    this.#attendees.get(id)?.say(text)
  }

  expelOne(id: string): void {
    this.#expulsions++
    this.#attendees.get(id)?.expel()
  }

  /** Who is at the table by the owner's word. */
  hear(presence: Presence): void {
    this.#presence = presence
  }

  get watchers(): number {
    return this.#watchers
  }

  guests(): readonly Guest[] {
    return [...this.#attendees].map(([id, attendee]) => ({
      id,
      seat: attendee.seat ?? null,
      holder: attendee.holder ?? null,
      tokenHash: attendee.tokenHash,
      page: attendee.page ?? null,
      latency: attendee.latency(),
      latencyMs: attendee.latencyMs(),
      clockErrorMs: attendee.clockErrorMs(),
    }))
  }
}
