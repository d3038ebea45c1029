import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientFrame, PROTOCOL, type ServerFrame } from '@getaway/client/protocol'
import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { NOT_SEATED } from '../live/answer.ts'
import type { Channel, Reader } from '../live/channel/channel.ts'
import { Elsewhere } from '../live/hub/elsewhere.ts'
import { Gone, type LiveMatch } from '../live/owned/owned-match.ts'
import type { About, Faults } from '../operation/faults.ts'
import { frameKey, type Limiter } from '../operation/limits/limiter.ts'
import type { Metrics } from '../operation/metrics.ts'
import { audienceOf, type Holder } from '../seats/access.ts'
import { voiceOf } from '../seats/voice.ts'
import { sha256 } from '../secrets/secrets.ts'
import { latencyOf } from './latency.ts'
import { parseFrame } from './parse-frame.ts'
import { createPlayerLine, type PlayerLine } from './player-line.ts'
import type { Pulse } from './pulse.ts'

type Hello = Extract<ClientFrame, { type: 'hello' }>

/** What all sessions share. */
export interface SessionMeans {
  readonly clock: Clock
  readonly pulse: Pulse
  readonly metrics: Metrics
  readonly onFault: Faults
  /** The match, or undefined if there is none of that id. */
  open(matchId: string): Promise<LiveMatch | undefined>
  holderOf(matchId: string, token: string): Promise<Holder | undefined>
  readonly limits: Pick<Limiter, 'allowFrame'>
}

const HELLO_WITHIN_MS = 5_000
/** Of answers: events never heap up for a line. */
const MOST_BUFFERED = 1 << 20
/** A watcher says nothing by itself; a phone that changes its network needs some seconds. */
const PING_AFTER_BEATS = 5
const DEAD_AFTER_BEATS = 15
const LAST_ANSWERS_MS = 2_000
const LAST_WORDS_MS = 1_000
const GOING_AWAY = 1001
const POLICY = 1008
const TRY_AGAIN = 1013
const TEXT = { binary: false } as const

let lastSocket = 0

/** What a session knows once it was welcomed. */
interface Welcomed {
  readonly match: LiveMatch
  readonly channel: Channel
  /** Of whoever may act. */
  readonly player: PlayerLine | undefined
}

/**
 * One socket: hello, then the events of one match as its audience sees them, and commands where it holds a
 * seat. A class, because there may be thousands of watchers and each closure is paid for by each of them.
 */
export class Session implements Reader {
  written = 0
  readonly #socket: WebSocket
  /** What is under the socket. */
  readonly #line: Writable
  readonly #means: SessionMeans
  readonly #matchId: string
  /** By what its frames are counted. */
  #key: string
  #welcomed: Welcomed | undefined
  #leave: (() => void)[] = []
  #helloTimer: NodeJS.Timeout | undefined
  #hasHello = false
  #isClosed = false
  #isLeaving = false
  /** Beats since the line gave its last sign, and since it last took all that was written to it. */
  #silence = 0
  #jam = 0

  constructor(socket: WebSocket, line: Writable, matchId: string, means: SessionMeans) {
    this.#socket = socket
    this.#line = line
    this.#means = means
    this.#matchId = matchId
    this.#key = frameKey(undefined, `socket ${++lastSocket}`)
    this.#helloTimer = setTimeout(
      () => this.#part('no-hello', 'the first frame must be a hello', true),
      HELLO_WITHIN_MS,
    )
    socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.#silence = 0
    })
    socket.on('close', () => this.#end())
    // What goes wrong with a line closes it, and that is all there is to do.
    socket.on('error', () => this.#end())
  }

  isReady(): boolean {
    return this.#socket.bufferedAmount === 0
  }

  /**
   * Past `ws`, which would write head and payload of each frame by themselves, for each socket anew. It writes
   * whole frames at once, too (nothing is compressed), so the two never come between each other.
   */
  write(_text: Buffer, to: number, framed: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const player = this.#welcomed?.player
    if (player) this.#line.write(framed, () => player.wrote(to))
    else this.#line.write(framed)
  }

  lost(): void {
    this.#part('moved', 'the match is taken over; come back', true)
  }

  /** Tells how far the record is and who is there, and ends a line that is dead. */
  beat() {
    this.#silence++
    if (this.#silence > DEAD_AFTER_BEATS) return this.#socket.terminate()
    if (this.#silence >= PING_AFTER_BEATS) this.#socket.ping()
    if (!this.#welcomed || this.#isClosed) return
    if (!this.isReady()) {
      this.#jam++
      if (this.#jam <= DEAD_AFTER_BEATS) return
      this.#means.metrics.resynced()
      return this.#part('too-slow', 'too much waits to be read; come back and catch up', true)
    }
    this.#jam = 0
    const { channel, match, player } = this.#welcomed
    const { heartbeat, presence } = this.#means.pulse.beatOf(channel, match.attendance)
    this.#socket.send(heartbeat, TEXT)
    if (presence) this.#socket.send(presence, TEXT)
    player?.ping()
  }

  /** Answers what is under way, and ends the line. */
  async goAway(code: string, text: string): Promise<void> {
    this.#isLeaving = true
    const answered = this.#welcomed?.player?.answered()
    if (answered) await Promise.race([answered, sleep(LAST_ANSWERS_MS)])
    if (!this.#isClosed) {
      this.#socket.send(JSON.stringify({ type: 'goodbye', code, text, retry: true } satisfies ServerFrame))
      this.#close(GOING_AWAY, code)
    }
    // A line that is dead closes nothing by itself.
    setTimeout(() => this.#socket.terminate(), LAST_WORDS_MS).unref()
  }

  #hear(data: Buffer, isBinary: boolean) {
    const { clock, metrics } = this.#means
    const received = clock.now()
    this.#silence = 0
    metrics.heard(data.length)
    if (this.#isClosed || this.#isLeaving) return
    if (isBinary) return this.#part('bad-frame', 'frames are JSON text', false)
    if (!this.#means.limits.allowFrame(this.#key)) {
      return this.#part('too-many-frames', 'more frames than anybody needs; come back more slowly', true)
    }
    const frame = parseFrame(String(data))
    if (typeof frame === 'string') return this.#part('bad-frame', frame, false)
    this.#take(frame, received).catch((error) => this.#fail(error, frame))
  }

  async #take(frame: ClientFrame, received: number): Promise<void> {
    switch (frame.type) {
      case 'hello':
        if (this.#hasHello) return this.#part('bad-frame', 'hello is said once', false)
        this.#hasHello = true
        clearTimeout(this.#helloTimer)
        return this.#welcome(frame)
      case 'pong':
        return this.#welcomed?.player?.pong(frame, received)
      case 'command': {
        if (!this.#welcomed) return this.#part('too-early', 'commands come after the welcome', false)
        const { player } = this.#welcomed
        if (player) return player.command(frame, received)
        const { code, clause, text } = NOT_SEATED.refusal
        return this.#send({ type: 'refused', id: frame.id, code, clause, text })
      }
    }
  }

  async #welcome({ token, after }: Hello): Promise<void> {
    const { clock, pulse, metrics } = this.#means
    const match = await this.#means.open(this.#matchId)
    if (!match) return this.#part('no-match', 'there is no such match', false)
    const holder = token === undefined ? undefined : await this.#holderOf(match, token)
    if (token !== undefined && !holder) {
      return this.#part('no-such-token', 'this token is good for nothing in this match', false)
    }
    if (this.#isClosed) return
    const audience = audienceOf(holder)
    const channel = match.channelOf(audience)
    const { delayUs } = channel
    const head = channel.head()
    const known = after && channel.holds(after) ? after.seq : undefined
    const resume = after && known === undefined ? 'restart' : known === head ? 'nothing' : 'tail'
    const player = holder && this.#playerLine(match, holder)
    const tokenHash = token === undefined ? undefined : sha256(token)
    if (token !== undefined) this.#key = frameKey(token, this.#key)
    this.#welcomed = { match, channel, player }
    const now = clock.now() - delayUs
    const delayMs = delayUs / 1000
    this.#send({ type: 'welcome', protocol: PROTOCOL, match: match.id, audience, head, now, delayMs, resume })
    const kind = typeof audience === 'string' ? audience : 'seat'
    metrics.connected(kind)
    this.#leave.push(() => metrics.disconnected(kind))
    if (tokenHash === undefined) this.#leave.push(match.attendance.watch())
    else {
      const leave = match.attendance.enter({
        seat: typeof audience === 'object' ? audience.seat : undefined,
        tokenHash,
        latency: () => latencyOf(player?.rtt() ?? null),
        expel: () => this.#part('token-revoked', 'this token is good for nothing any more', false),
      })
      this.#leave.push(leave)
    }
    const presence = pulse.presenceOf(channel, match.attendance)
    if (presence) this.#socket.send(presence, TEXT)
    player?.ping()
    this.written = known ?? 0
    this.#leave.push(channel.subscribe(this))
  }

  async #holderOf(match: LiveMatch, token: string): Promise<Holder | undefined> {
    for (;;) {
      const before = match.attendance.expulsions()
      const holder = await this.#means.holderOf(match.id, token)
      // This line was not there to be ended by what was revoked meanwhile.
      if (match.attendance.expulsions() === before) return holder
    }
  }

  #playerLine(match: LiveMatch, holder: Holder): PlayerLine | undefined {
    const voice = voiceOf(holder)
    if (!voice) return undefined
    const { metrics, clock } = this.#means
    return createPlayerLine({
      match,
      voice,
      clock,
      written: () => this.written,
      send: (frame) => this.#send(frame),
      onAnswer: (answer) =>
        answer.type === 'ack' ? metrics.acknowledged() : metrics.refused(answer.refusal.code),
    })
  }

  #send(frame: ServerFrame) {
    if (this.#isClosed) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.#means.metrics.resynced()
      return this.#part('too-slow', 'too much waits to be read; come back and catch up', true)
    }
    const text = JSON.stringify(frame)
    this.#means.metrics.said(1, text.length)
    this.#socket.send(text)
  }

  #fail(error: unknown, frame: ClientFrame) {
    if (error instanceof Gone) return this.lost()
    if (error instanceof Elsewhere) return this.#part('elsewhere', error.message, true)
    const about: About = {
      match: this.#matchId,
      ...(frame.type === 'command' ? { command: frame.id } : {}),
    }
    this.#means.onFault(error, 'a frame', about)
    this.#part('fault', 'a fault of the service; come back', true)
  }

  /** The last word: what is wrong, and whether to come back. */
  #part(code: string, text: string, retry: boolean): void {
    if (this.#isClosed) return
    this.#socket.send(JSON.stringify({ type: 'goodbye', code, text, retry } satisfies ServerFrame))
    this.#close(retry ? TRY_AGAIN : POLICY, code)
  }

  #close(code: number, reason: string): void {
    this.#end()
    this.#socket.close(code, reason)
  }

  #end(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    clearTimeout(this.#helloTimer)
    this.#helloTimer = undefined
    for (const leave of this.#leave) leave()
    this.#leave = []
    this.#welcomed = undefined
  }
}
