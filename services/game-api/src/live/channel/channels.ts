import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyGame, Audience } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import type { MatchRecord, Recorded } from '../record/match-record.ts'
import { audienceKey } from './audience-key.ts'
import { type Channel, type ChannelOptions, createChannel, type FilledChannel } from './channel.ts'

export interface ChannelsOptions extends Pick<ChannelOptions, 'onFault' | 'onFannedOut'> {
  readonly game: AnyGame
  readonly record: MatchRecord
  readonly clock: ServiceClock
  /** By how much spectators are shown everything later (µs). */
  readonly delayUs: number
}

/** So many events of a long match are folded before everybody else has a turn. */
const FOLDED_AT_ONCE = 200

/** The channels of a match, one for each audience that anybody has asked for. */
export class Channels {
  readonly #options: ChannelsOptions
  readonly #channels = new Map<string, FilledChannel>()
  readonly #opened = new Map<string, Promise<Channel>>()

  constructor(options: ChannelsOptions) {
    this.#options = options
  }

  of(audience: Audience): Promise<Channel> {
    const key = audienceKey(audience)
    const known = this.#opened.get(key)
    if (known) return known
    const opening = this.#open(key, audience)
    this.#opened.set(key, opening)
    opening.catch(() => this.#opened.delete(key))
    return opening
  }

  /**
   * The record has grown: players are shown it first, then spectators. A player who acted comes after the others,
   * because the own action is on that table already.
   */
  grow(recorded: readonly Recorded[]): void {
    const by = recorded.at(-1)?.event.by
    const author = typeof by === 'number' ? audienceKey({ seat: by }) : undefined
    for (const [key, channel] of this.#channels)
      if (key !== 'public' && key !== author) channel.grow(recorded)
    if (author !== undefined) this.#channels.get(author)?.grow(recorded)
    this.#channels.get('public')?.grow(recorded)
  }

  /** Nobody follows any of them, but for those of audiences that do not count. */
  areEmpty(isExempt: (audience: Audience) => boolean = () => false): boolean {
    return [...this.#channels.values()].every(({ audience, size }) => size === 0 || isExempt(audience))
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close()
  }

  async #open(key: string, audience: Audience): Promise<Channel> {
    const { delayUs, onFannedOut, ...shared } = this.#options
    const own =
      audience === 'public'
        ? { delayUs, isPrompt: false, ...(onFannedOut ? { onFannedOut } : {}) }
        : { delayUs: 0, isPrompt: true }
    const channel = createChannel({ ...shared, audience, ...own })
    this.#channels.set(key, channel)
    while (!channel.catchUp(FOLDED_AT_ONCE)) await nextTurn()
    return channel
  }
}
