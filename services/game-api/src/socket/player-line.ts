import type { ClientFrame, ServerFrame } from '@getaway/client/protocol'
import type { ServiceClock } from '../clock.ts'
import type { CommandResult } from '../live/command-result.ts'
import type { LiveMatch, PlayerCommand } from '../live/live-match.ts'
import type { CommandAuthor } from '../seats/command-author.ts'
import { createLineMeter } from './line-meter.ts'

type CommandFrame = Extract<ClientFrame, { type: 'command' }>
type PongFrame = Extract<ClientFrame, { type: 'pong' }>

/** The connection of a client that may act: measured, and with commands under way. Spectators have none. */
export interface PlayerLine {
  ping(): void
  pong(frame: PongFrame, received: number): void
  rtt(): number | null
  /** By how much the player's clock may be wrong (µs). */
  clockError(): number | null
  wrote(seq: number): void
  command(frame: CommandFrame, received: number): Promise<void>
  /** Resolves when nothing is under way. */
  answered(): Promise<void>
}

export interface PlayerLineOptions {
  readonly match: Pick<LiveMatch, 'command'>
  readonly author: CommandAuthor
  readonly clock: ServiceClock
  /** The last event that was written to this line: nobody has seen more. */
  readonly written: () => number
  readonly send: (frame: ServerFrame) => void
  readonly onResult: (result: CommandResult) => void
}

const MOST_PENDING = 32
/** At first in quick succession: a player may act at once. */
const FIRST_PINGS = 5
const FIRST_PINGS_MS = 40

export function createPlayerLine(options: PlayerLineOptions): PlayerLine {
  const { match, author, clock, written, send, onResult } = options
  const meter = createLineMeter()
  let pings = 0
  let pending = 0
  let whenAnswered: (() => void) | undefined

  const ping = () => {
    pings++
    send({ type: 'ping', id: meter.ping(clock.now()) })
  }

  const reply = (id: string, result: CommandResult) => {
    onResult(result)
    if (result.ok) return send({ type: 'ack', id, seq: result.value.seq, hash: result.value.hash })
    const { code, clause, text } = result.error
    send({ type: 'refused', id, code, clause, text })
  }

  /** C10.3: what the player says of time, with what the server knows of it. */
  const timingOf = ({ seen, claimed }: CommandFrame, received: number): PlayerCommand['timing'] => {
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
    clockError: () => meter.clockError(clock.now()),
    wrote: (seq) => meter.wrote(seq, clock.now()),
    async command(frame, received) {
      const { id, command } = frame
      const { by, name } = author
      const onlyIfKnown = pending >= MOST_PENDING
      const timing = timingOf(frame, received)
      pending++
      try {
        const sent = { by, name, id: author.commandId(id), command, timing, madeFor: frame.seen }
        reply(id, await match.command({ ...sent, onlyIfKnown }))
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
