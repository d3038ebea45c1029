import type { ServerFrame } from '@getaway/client/protocol'
import type { ServiceClock } from '../clock.ts'
import type { Attendance } from '../live/attendance.ts'
import type { Channel } from '../live/channel/channel.ts'

/** What all who follow a channel are told at a beat, serialised once. */
export interface Beat {
  readonly heartbeat: Buffer
  /** Only when it has changed. */
  readonly presence: Buffer | undefined
}

/** Makes the beats of all channels; presence is as old for spectators with a delay as all the rest. */
export interface Pulse {
  /** Another beat begins. */
  tick(): void
  beatOf(channel: Channel, attendance: Attendance): Beat
  /** Who is at the table, for somebody who comes in between; undefined as long as it may not be told. */
  presenceOf(channel: Channel, attendance: Attendance): Buffer | undefined
}

interface ChannelPulse {
  tick: number
  beat: Beat
  told: string
  readonly waiting: { readonly from: number; readonly text: string }[]
}

export function createPulse(clock: ServiceClock): Pulse {
  const kept = new WeakMap<Channel, ChannelPulse>()
  let tick = 0

  /** What may be told of presence by now, if anything is new. */
  const newsOf = (of: ChannelPulse, { delayUs }: Channel, text: string): string | undefined => {
    const now = clock.now()
    if (of.waiting.at(-1)?.text !== text) of.waiting.push({ from: now + delayUs, text })
    while (of.waiting[1] && of.waiting[1].from <= now) of.waiting.shift()
    const [next] = of.waiting
    if (!next || next.from > now || next.text === of.told) return undefined
    of.told = next.text
    return next.text
  }

  const stateOf = (channel: Channel): ChannelPulse => {
    const known = kept.get(channel)
    if (known) return known
    const made: ChannelPulse = {
      tick: -1,
      beat: { heartbeat: EMPTY, presence: undefined },
      told: '',
      waiting: [],
    }
    kept.set(channel, made)
    return made
  }

  return {
    tick: () => {
      tick++
    },
    beatOf(channel, attendance) {
      const state = stateOf(channel)
      if (state.tick === tick) return state.beat
      const news = newsOf(state, channel, textOf(attendance))
      state.tick = tick
      state.beat = {
        heartbeat: bufferOf({
          type: 'heartbeat',
          head: channel.head(),
          now: clock.now() - channel.delayUs,
        }),
        presence: news === undefined ? undefined : Buffer.from(news),
      }
      return state.beat
    },
    presenceOf(channel, attendance) {
      if (channel.delayUs === 0) return Buffer.from(textOf(attendance))
      const { told } = stateOf(channel)
      return told === '' ? undefined : Buffer.from(told)
    },
  }
}

const EMPTY = Buffer.alloc(0)

function textOf(attendance: Attendance): string {
  return JSON.stringify({ type: 'presence', ...attendance.presence() } satisfies ServerFrame)
}

function bufferOf(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}
