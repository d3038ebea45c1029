import type { ServiceClock } from '../../clock.ts'
import { audienceKey } from '../../live/channel/audience-key.ts'
import type { Channel } from '../../live/channel/channel.ts'
import type { LiveMatch } from '../../live/live-match.ts'
import type { RoomNews } from '../../rooms/room-news.ts'
import type { NodeLine } from '../line/node-line.ts'
import { type Guest, type GuestList, type MatchBeat, topicOf } from '../match-wire.ts'
import { createGuestAttendee, type GuestAttendee } from './guest-attendee.ts'
import { openOutlet } from './outlet.ts'

export interface MatchGuestsOptions {
  readonly line: NodeLine
  readonly clock: ServiceClock
  readonly news: Pick<RoomNews, 'enter'>
  /** Whether a token still opens something in the match. */
  readonly isStillGood: (match: string, tokenHash: string) => Promise<boolean>
  readonly onFault: (error: unknown) => void
}

/** A guest: on its way in while its token is looked up, at the table, or sent away and not gone yet. */
interface Entered {
  readonly attendee: GuestAttendee
  leave: (() => void) | undefined
  isExpelled: boolean
}

interface FromNode {
  heardAt: number
  readonly entered: Map<string, Entered>
  watchers: (() => void)[]
  audiences: ReadonlySet<string>
}

interface Outlet {
  channel: Channel | undefined
  close: () => void
}

/** Presence that stays the same is told again with each of so many beats. */
const TELL_AGAIN = 5

/** Those who follow a match by way of other nodes, at the table of its owner like everybody else. */
export class MatchGuests {
  readonly #match: LiveMatch
  readonly #options: MatchGuestsOptions
  readonly #nodes = new Map<string, FromNode>()
  readonly #outlets = new Map<string, Outlet>()
  #toldPresence = ''
  #beats = 0

  constructor(match: LiveMatch, options: MatchGuestsOptions) {
    this.#match = match
    this.#options = options
  }

  /** Whether anybody follows it by way of that node. */
  has(node: string): boolean {
    return this.#nodes.has(node)
  }

  /** The nodes by way of which it is followed. */
  nodes(): readonly string[] {
    return [...this.#nodes.keys()]
  }

  /** Who follows it by way of a node from now on. */
  take(node: string, { audiences, guests, watchers }: GuestList, now: number): void {
    const of: FromNode = this.#nodes.get(node) ?? {
      heardAt: now,
      entered: new Map(),
      watchers: [],
      audiences: new Set(),
    }
    this.#nodes.set(node, of)
    of.heardAt = now
    const here = new Set(guests.map(({ id }) => id))
    for (const [id, entered] of of.entered) {
      if (here.has(id)) continue
      of.entered.delete(id)
      entered.leave?.()
    }
    for (const guest of guests) this.#meet(node, of, guest)
    while (of.watchers.length > watchers) of.watchers.pop()?.()
    while (of.watchers.length < watchers) of.watchers.push(this.#match.attendance.watch())
    of.audiences = new Set(audiences.map(audienceKey))
    for (const audience of audiences) {
      const key = audienceKey(audience)
      if (!this.#outlets.has(key)) this.#open(key, () => this.#match.channelOf(audience))
    }
    this.#closeUnwanted()
  }

  /** The node follows the match no more, or was not heard for long. */
  drop(node: string): void {
    const of = this.#nodes.get(node)
    if (!of) return
    this.#nodes.delete(node)
    for (const { leave } of of.entered.values()) leave?.()
    for (const leave of of.watchers) leave()
    this.#closeUnwanted()
  }

  dropUnheard(before: number): void {
    for (const [node, { heardAt }] of this.#nodes) if (heardAt < before) this.drop(node)
  }

  /** A guest whose player wants to play there. */
  attendee(node: string, id: string): GuestAttendee | undefined {
    return this.#nodes.get(node)?.entered.get(id)?.attendee
  }

  beat(): MatchBeat {
    const presence = this.#match.attendance.presence()
    const text = JSON.stringify(presence)
    const isNews = text !== this.#toldPresence || ++this.#beats % TELL_AGAIN === 0
    this.#toldPresence = text
    const heads: Record<string, number> = {}
    for (const [key, { channel }] of this.#outlets) if (channel) heads[key] = channel.head()
    return { match: this.#match.id, heads, ...(isNews && { presence }) }
  }

  close(): void {
    for (const node of [...this.#nodes.keys()]) this.drop(node)
  }

  #meet(node: string, of: FromNode, guest: Guest): void {
    const { line } = this.#options
    const known = of.entered.get(guest.id)
    known?.attendee.update(guest)
    // It was told to go, and that was lost.
    if (known?.isExpelled) line.tell(node, 'expel', { match: this.#match.id, id: guest.id })
    if (known) return
    const about = { match: this.#match.id, id: guest.id }
    const entered: Entered = {
      attendee: createGuestAttendee(guest, {
        say: (text) => line.tell(node, 'say', about, text),
        expel() {
          entered.isExpelled = true
          line.tell(node, 'expel', about)
        },
      }),
      leave: undefined,
      isExpelled: false,
    }
    of.entered.set(guest.id, entered)
    this.#enter(of, guest, entered).catch((error: unknown) => {
      // The next list brings it again.
      if (of.entered.get(guest.id) === entered) of.entered.delete(guest.id)
      this.#options.onFault(error)
    })
  }

  async #enter(of: FromNode, guest: Guest, entered: Entered): Promise<void> {
    const { attendance, id: match } = this.#match
    for (;;) {
      const before = attendance.expulsions()
      const isGood = await this.#options.isStillGood(match, guest.tokenHash)
      // Revoked while it was looked up: there was nobody yet to be sent away.
      if (attendance.expulsions() !== before) continue
      if (!isGood) return entered.attendee.expel()
      break
    }
    if (of.entered.get(guest.id) !== entered) return
    entered.leave = attendance.enter(entered.attendee)
    if (guest.holder) this.#options.news.enter(this.#match, guest.seat ?? undefined, entered.attendee.say)
  }

  #open(key: string, channelOf: () => Promise<Channel>): void {
    const outlet: Outlet = { channel: undefined, close: () => {} }
    this.#outlets.set(key, outlet)
    channelOf().then(
      (channel) => {
        if (this.#outlets.get(key) !== outlet) return
        outlet.channel = channel
        outlet.close = openOutlet(
          channel,
          topicOf(this.#match.id, key),
          this.#options.line,
          this.#options.clock,
        )
      },
      // The match is lost; its next owner opens another one.
      () => this.#outlets.delete(key),
    )
  }

  #closeUnwanted(): void {
    const wanted = [...this.#nodes.values()].map(({ audiences }) => audiences)
    for (const [key, { close }] of this.#outlets) {
      if (wanted.some((audiences) => audiences.has(key))) continue
      this.#outlets.delete(key)
      close()
    }
  }
}
