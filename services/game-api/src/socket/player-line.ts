import type { ClientFrame, ServerFrame } from '@getaway/client/protocol'
import type { Clock } from '../clock.ts'
import { type Answer, TOO_MANY } from '../live/answer.ts'
import type { Command, LiveMatch } from '../live/owned/owned-match.ts'
import type { Voice } from '../seats/voice.ts'
import { createLineMeter } from './line-meter.ts'

type CommandFrame = Extract<ClientFrame, { type: 'command' }>
type PongFrame = Extract<ClientFrame, { type: 'pong' }>

/** The line of somebody who may act: measured, and with commands under way. Watchers have none. */
export interface PlayerLine {
  ping(): void
  pong(frame: PongFrame, received: number): void
  rtt(): number | null
  wrote(seq: number): void
  command(frame: CommandFrame, received: number): Promise<void>
  /** Resolves when nothing is under way. */
  answered(): Promise<void>
}

export interface PlayerLineOptions {
  readonly match: LiveMatch
  readonly voice: Voice
  readonly clock: Clock
  /** The last event that was written to this line: nobody has seen more. */
  readonly written: () => number
  readonly send: (frame: ServerFrame) => void
  readonly onAnswer: (answer: Answer) => void
}

const MOST_PENDING = 32
/** At first in quick succession: a player may act at once. */
const FIRST_PINGS = 5
const FIRST_PINGS_MS = 40

export function createPlayerLine(options: PlayerLineOptions): PlayerLine {
  const { match, voice, clock, written, send, onAnswer } = options
  const meter = createLineMeter()
  let pings = 0
  let pending = 0
  let whenAnswered: (() => void) | undefined

  const ping = () => {
    pings++
    send({ type: 'ping', id: meter.ping(clock.now()) })
  }

  const reply = (id: string, answer: Answer) => {
    onAnswer(answer)
    if (answer.type === 'ack') return send({ type: 'ack', id, seq: answer.seq, hash: answer.hash })
    const { code, clause, text } = answer.refusal
    send({ type: 'refused', id, code, clause, text })
  }

  /** C10.3: what the player says of time, with what the server knows of it. */
  const timingOf = ({ seen, claimed }: CommandFrame, received: number): Command['timing'] => {
    const rtt = meter.rtt(received)
    const shown = seen === null ? null : Math.max(Math.min(seen, written()), meter.shownBy(received))
    return { received, claimed: rtt === null ? null : claimed, rtt, seen: shown }
  }

  return {
    ping,
    pong({ id, at }, received) {
      meter.pong(id, received)
      send({ type: 'clock', at, received, sent: clock.now(), rtt: meter.rtt(received) })
      if (pings < FIRST_PINGS) setTimeout(ping, FIRST_PINGS_MS).unref()
    },
    rtt: () => meter.rtt(clock.now()),
    wrote: (seq) => meter.wrote(seq, clock.now()),
    async command(frame, received) {
      const { id, command } = frame
      const { by, name } = voice
      const commandId = voice.commandId(id)
      if (pending >= MOST_PENDING && !match.isKnown(by, commandId)) return reply(id, TOO_MANY)
      pending++
      try {
        reply(
          id,
          await match.command({ by, name, id: commandId, command, timing: timingOf(frame, received) }),
        )
      } finally {
        pending--
        if (pending === 0) whenAnswered?.()
      }
    },
    answered: () =>
      pending === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            whenAnswered = resolve
          }),
  }
}
