import type { AnyGame, Audience } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import { type Channel, type ChannelOptions, createChannel, type Kept } from './channel.ts'

/** The channels of a match, one for each audience that anybody has asked for. */
export interface Channels {
  of(audience: Audience): Channel
  /** The record has grown: who acts is shown it first, then the crowd. */
  grow(): void
  /** Nobody follows any of them. */
  areEmpty(): boolean
  close(): void
}

export interface ChannelsOptions extends Pick<ChannelOptions, 'onFault' | 'onFannedOut'> {
  readonly game: AnyGame
  readonly record: readonly Kept[]
  readonly clock: Clock
  /** By how much spectators are shown everything later (µs). */
  readonly delayUs: number
}

export function createChannels({ delayUs, onFannedOut, ...shared }: ChannelsOptions): Channels {
  const channels = new Map<string, Channel>()
  return {
    of(audience) {
      const key = keyOf(audience)
      const known = channels.get(key)
      if (known) return known
      const own =
        audience === 'public'
          ? { delayUs, isPrompt: false, ...(onFannedOut ? { onFannedOut } : {}) }
          : { delayUs: 0, isPrompt: true }
      const channel = createChannel({ ...shared, audience, ...own })
      channels.set(key, channel)
      return channel
    },
    grow() {
      for (const channel of channels.values()) if (channel.audience !== 'public') channel.grow()
      channels.get('public')?.grow()
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
