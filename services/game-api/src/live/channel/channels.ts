import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyGame, Audience } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import type { MatchRecord, Recorded } from '../record/match-record.ts'
import { type Channel, type ChannelOptions, createChannel, type FilledChannel } from './channel.ts'

/** The channels of a match, one for each audience that anybody has asked for. */
export interface Channels {
  of(audience: Audience): Promise<Channel>
  /** The record has grown: who acts is shown it first, then the crowd. */
  grow(recorded: readonly Recorded[]): void
  /** Nobody follows any of them. */
  areEmpty(): boolean
  close(): void
}

export interface ChannelsOptions extends Pick<ChannelOptions, 'onFault' | 'onFannedOut'> {
  readonly game: AnyGame
  readonly record: MatchRecord
  readonly clock: Clock
  /** By how much spectators are shown everything later (µs). */
  readonly delayUs: number
}

/** So many events of a long match are folded before everybody else has a turn. */
const FOLDED_AT_ONCE = 200

export function createChannels({ delayUs, onFannedOut, ...shared }: ChannelsOptions): Channels {
  const channels = new Map<string, FilledChannel>()
  const opened = new Map<string, Promise<Channel>>()

  const open = async (key: string, audience: Audience): Promise<Channel> => {
    const own =
      audience === 'public'
        ? { delayUs, isPrompt: false, ...(onFannedOut ? { onFannedOut } : {}) }
        : { delayUs: 0, isPrompt: true }
    const channel = createChannel({ ...shared, audience, ...own })
    channels.set(key, channel)
    while (!channel.catchUp(FOLDED_AT_ONCE)) await nextTurn()
    return channel
  }
  return {
    of(audience) {
      const key = keyOf(audience)
      const known = opened.get(key)
      if (known) return known
      const opening = open(key, audience)
      opened.set(key, opening)
      opening.catch(() => opened.delete(key))
      return opening
    },
    grow(recorded) {
      for (const channel of channels.values()) if (channel.audience !== 'public') channel.grow(recorded)
      channels.get('public')?.grow(recorded)
    },
    areEmpty: () => [...channels.values()].every(({ size }) => size === 0),
    close() {
      for (const channel of channels.values()) channel.close()
    },
  }
}

function keyOf(audience: Audience): string {
  return typeof audience === 'string' ? audience : `seat ${audience.seat}`
}
