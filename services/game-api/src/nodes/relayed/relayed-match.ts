import { setTimeout as sleep } from 'node:timers/promises'
import type { Audience, Fact } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import { audienceKey } from '../../live/channel/audience-key.ts'
import type { Channel } from '../../live/channel/channel.ts'
import type { LostBy } from '../../live/channel/readers.ts'
import type { CommandPreview, CommandResult } from '../../live/command-result.ts'
import {
  type AtOwner,
  Gone,
  type LiveMatch,
  type MatchStanding,
  type MatchTeam,
  type PlayerCommand,
  type RelayedAnswer,
} from '../../live/live-match.ts'
import { type AskOptions, type NodeLine, NotMine, type Said, Unreachable } from '../line/node-line.ts'
import {
  type FeedNews,
  type FeedPage,
  type GuestList,
  type MatchBeat,
  topicOf,
  type WiredCommand,
} from '../match-wire.ts'
import type { Peers } from '../peers/peers.ts'
import { RelayedAttendance } from './relayed-attendance.ts'
import { linesOf, RelayedChannel } from './relayed-channel.ts'

export interface RelayedMatchOptions {
  readonly id: string
  readonly owner: string
  readonly line: NodeLine
  readonly peers: Pick<Peers, 'instantAt' | 'isSilent'>
  /** Finds the owner after this one, which may be the same, or this node. */
  readonly locate: (id: string, before: string) => Promise<Located>
  readonly onFault: (error: unknown) => void
  readonly clock: ServiceClock
  /** So long after its owner told (ms), so many were written to. */
  readonly onFannedOut: (lagMs: number, readers: number, bytes: number) => void
  /** So long after a command came here its owner had it answered (ms). */
  readonly onRelayed: (tookMs: number) => void
  /** Nothing of it can be had from here any more. */
  readonly onEnd: () => void
}

/** The node that owns a match; `unknown` as long as nobody can tell. */
export type Located = { readonly owner: string } | 'unknown' | 'no-match'

interface Followed {
  readonly channel: RelayedChannel
  readonly opened: Promise<Channel>
  readonly stop: () => void
}

/** For so long an owner is looked for, while those who follow the match wait. */
const PATIENCE_MS = 12_000
const LOOK_AGAIN_MS = 100
/** An owner that was found anew is heard within that. */
const FIRST_WORD_MS = 700
/** A player's command is asked for again after that: done once, it is answered twice. */
const COMMAND_MS = 700
const TRIES_OF_ONE = 3
/** An owner that says nothing of a match for so long may have lost it. */
const STALE_MS = 2_500
/** A match that nobody follows from here any more is forgotten after that. */
const LINGER_MS = 10_000

/**
 * A match that another node owns, as its interface promises it: what is asked goes to the owner, what happens comes
 * from there. It stays the same while the match moves from owner to owner, also to this node.
 */
export class RelayedMatch implements LiveMatch {
  readonly id: string
  readonly attendance: RelayedAttendance
  readonly atOwner: AtOwner
  readonly #options: RelayedMatchOptions
  readonly #followed = new Map<string, Followed>()
  #owner: string
  #locating: Promise<void> | undefined
  #announcing: NodeJS.Immediate | undefined
  #heardAt = performance.now()
  #usedAt = performance.now()
  #ended: Gone | undefined
  /** Rejects when the match has another owner: who waits for the one before need not wait any longer. */
  #moved = rejection()

  constructor(options: RelayedMatchOptions) {
    this.id = options.id
    this.#options = options
    this.#owner = options.owner
    this.attendance = new RelayedAttendance({
      onChange: () => this.#announceSoon(),
      onHand: (id) => void this.#ask('hand', { id }).catch(options.onFault),
      onExpel: (tokenHash) => void this.#ask('expel', { tokenHash }).catch(options.onFault),
    })
    this.atOwner = {
      request: async (request) => {
        const { text } = await this.#ask(
          'request',
          {},
          { text: JSON.stringify(request), timeoutMs: PATIENCE_MS },
        )
        return JSON.parse(text) as RelayedAnswer
      },
      point: async (seat, frame) => ((await this.#ask('point', { seat, frame })).head as never) ?? undefined,
      seatBots: async (seats) => (await this.#ask('bots', { seats })).head as never,
    }
  }

  get owner(): string {
    return this.#owner
  }

  async command(sent: PlayerCommand): Promise<CommandResult> {
    const started = performance.now()
    // By the clock of the owner that is asked, whichever that is by then.
    const wired = (owner: string): Omit<WiredCommand, 'match'> => ({
      ...sent,
      timing: this.#timingAt(owner, sent),
    })
    const { head } = await this.#ask('command', wired, { timeoutMs: COMMAND_MS })
    this.#options.onRelayed(performance.now() - started)
    return head as CommandResult
  }

  async preview(command: { readonly type: string }, name: string): Promise<CommandPreview> {
    return (await this.#ask('preview', { command, name })).head as CommandPreview
  }

  /** Said once: who asks for it knows what to do where it is not known whether it was done. */
  async record(fact: Fact): Promise<CommandResult> {
    try {
      const { head } = await this.#options.line.ask(this.#owner, 'record', { match: this.id, fact })
      return head as CommandResult
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof NotMine)) throw error
      void this.relocate()
      throw new Gone()
    }
  }

  async standing(): Promise<MatchStanding> {
    return (await this.#ask('standing', {})).head as MatchStanding
  }

  async teamOf(seat: number): Promise<MatchTeam> {
    return (await this.#ask('team', { seat })).head as MatchTeam
  }

  channelOf(audience: Audience): Promise<Channel> {
    if (this.#ended) return Promise.reject(this.#ended)
    const key = audienceKey(audience)
    this.#usedAt = performance.now()
    const known = this.#followed.get(key)
    if (known) return known.opened
    const { line, onFault } = this.#options
    const channel = new RelayedChannel({
      audience,
      page: (after) => this.#page(audience, after),
      onFault,
      onWritten: (readers, bytes, toldAt) => this.#noteWritten(readers, bytes, toldAt),
    })
    const stop = line.follow(topicOf(this.id, key), ({ head, text }, from) => {
      const news = head as FeedNews
      if (from === this.#owner) this.#heardAt = performance.now()
      if ('hasMoved' in news && from === this.#owner) void this.relocate()
      channel.hear(news, text)
    })
    const opened = this.#openChannel(key, channel)
    this.#followed.set(key, { channel, opened, stop })
    opened.catch(() => {
      if (this.#followed.get(key)?.channel !== channel) return
      this.#followed.delete(key)
      stop()
    })
    return opened
  }

  /** What the owner tells once a second. */
  hearBeat({ heads, presence }: MatchBeat, from: string): void {
    if (from !== this.#owner) return
    this.#heardAt = performance.now()
    if (presence) this.attendance.hear(presence)
    for (const [key, head] of Object.entries(heads)) this.#followed.get(key)?.channel.hearHead(head)
  }

  /** Who follows it from here, for the owner. */
  list(): GuestList {
    const audiences = [...this.#followed.values()].map(({ channel }) => channel.audience)
    return {
      match: this.id,
      audiences,
      guests: this.attendance.guests(),
      watchers: this.attendance.watchers,
    }
  }

  /** Whether nobody follows it from here, and nobody has for a while. */
  isIdle(): boolean {
    const isRead = [...this.#followed.values()].some(({ channel }) => channel.size > 0)
    if (isRead || !this.attendance.isEmpty()) this.#usedAt = performance.now()
    return performance.now() - this.#usedAt > LINGER_MS
  }

  /** Whether its owner tells nothing of it any more. */
  isStale(): boolean {
    return this.#followed.size > 0 && performance.now() - this.#heardAt > STALE_MS
  }

  /** Looks for the owner, and reads on there; while it looks, all who follow the match wait. */
  relocate(): Promise<void> {
    this.#locating ??= this.#findOwner().finally(() => {
      this.#locating = undefined
    })
    return this.#locating
  }

  /** All who follow it from here are lost. */
  end(why?: LostBy): void {
    if (this.#ended) return
    this.#ended = new Gone(why)
    this.#moved.reject(this.#ended)
    clearImmediate(this.#announcing)
    for (const { channel, stop } of this.#followed.values()) {
      stop()
      channel.close(why)
    }
    this.#followed.clear()
    this.#options.onEnd()
  }

  async #openChannel(key: string, channel: RelayedChannel): Promise<Channel> {
    // The owner is told first, so that nothing happens there between the page and the news.
    await Promise.resolve()
    this.announce()
    await channel.catchUp()
    if (this.#ended || this.#followed.get(key)?.channel !== channel) throw this.#ended ?? new Gone()
    return channel
  }

  async #page(audience: Audience, after: number) {
    const { head, text } = await this.#ask('feed', { audience, after })
    const page = head as FeedPage
    this.attendance.hear(page.presence)
    return { page, texts: linesOf(text) }
  }

  /** C10.3: when it came, by the owner's clock; by how much that may be wrong is granted besides. */
  #timingAt(owner: string, { timing }: PlayerCommand): WiredCommand['timing'] {
    const { received, claimed, rtt, seen } = timing
    const there = this.#options.peers.instantAt(owner, received)
    if (!there) return { received: null, claimed: null, rtt: null, seen }
    const ahead = there.at - received
    return {
      received: there.at,
      claimed: claimed === null ? null : claimed + ahead,
      rtt: rtt === null ? null : rtt + 2 * there.error,
      seen,
    }
  }

  /** Asks the owner, and the next one if the match has moved; rejects with `Gone` if none is found. */
  async #ask(kind: string, head: object | ((owner: string) => object), more?: AskOptions): Promise<Said> {
    const until = performance.now() + PATIENCE_MS
    for (let tries = 0; ; ) {
      if (this.#ended) throw this.#ended
      const owner = this.#owner
      const own = typeof head === 'function' ? head(owner) : head
      try {
        const asked = this.#options.line.ask(owner, kind, { ...own, match: this.id }, more)
        const said = await Promise.race([asked, this.#moved.promise])
        if (owner === this.#owner) this.#heardAt = performance.now()
        return said
      } catch (error) {
        if (!(error instanceof Unreachable || error instanceof NotMine)) throw error
        if (performance.now() > until) throw new Gone('cut-off')
        // One that is heard may have missed a word: it is asked again before another one is looked for.
        const isHeard = error instanceof Unreachable && !this.#options.peers.isSilent(owner)
        if (isHeard && tries++ % TRIES_OF_ONE !== TRIES_OF_ONE - 1) continue
        if (owner === this.#owner) await this.relocate()
      }
    }
  }

  async #findOwner(): Promise<void> {
    const { locate, onFault } = this.#options
    const until = performance.now() + PATIENCE_MS
    for (; !this.#ended && performance.now() < until; await sleep(LOOK_AGAIN_MS)) {
      try {
        const located = await locate(this.id, this.#owner)
        if (located === 'no-match') return this.end()
        if (located !== 'unknown' && (await this.#greet(located.owner))) return
      } catch (error) {
        onFault(error)
      }
    }
    this.end('cut-off')
  }

  /** Whether that node says that it owns the match; then it is followed from now on. */
  async #greet(owner: string): Promise<boolean> {
    const { line } = this.#options
    try {
      // Past `#ask`, which would look for another one.
      await line.ask(owner, 'standing', { match: this.id }, { timeoutMs: FIRST_WORD_MS })
    } catch (error) {
      if (error instanceof Unreachable || error instanceof NotMine) return false
      throw error
    }
    const hasMoved = owner !== this.#owner
    this.#owner = owner
    this.#heardAt = performance.now()
    this.announce()
    if (hasMoved) {
      const { reject } = this.#moved
      this.#moved = rejection()
      reject(new NotMine())
    }
    for (const { channel } of this.#followed.values()) channel.catchUp().catch(() => {})
    return true
  }

  #noteWritten(readers: number, bytes: number, toldAt: number | undefined): void {
    const { clock, peers, onFannedOut } = this.#options
    const there = peers.instantAt(this.#owner, clock.now())
    const isKnown = there !== undefined && toldAt !== undefined
    onFannedOut(isKnown ? Math.max(0, there.at - toldAt) / 1000 : 0, readers, bytes)
  }

  #announceSoon(): void {
    this.#announcing ??= setImmediate(() => {
      this.#announcing = undefined
      this.announce()
    })
  }

  /** Tells the owner who follows the match from here. */
  announce(): void {
    if (!this.#ended) this.#options.line.tell(this.#owner, 'guests', { isAll: false, lists: [this.list()] })
  }
}

function rejection(): { readonly promise: Promise<never>; reject(error: Error): void } {
  let reject = (_error: Error) => {}
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  // Mostly nobody waits.
  promise.catch(() => {})
  return { promise, reject }
}
