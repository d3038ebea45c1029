import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientFrame, PROTOCOL, type ServerFrame } from '@getaway/client/protocol'
import type { WebSocket } from 'ws'
import type { ServiceClock } from '../clock.ts'
import type { Attendee } from '../live/attendance.ts'
import type { Channel } from '../live/channel/channel.ts'
import type { LostBy, Reader } from '../live/channel/readers.ts'
import { NOT_SEATED } from '../live/command-result.ts'
import { Gone, type LiveMatch } from '../live/live-match.ts'
import type { About, Faults } from '../operation/faults.ts'
import { frameKey, type Limiter } from '../operation/limits/limiter.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { RoomNews } from '../rooms/room-news.ts'
import { authorOf } from '../seats/command-author.ts'
import { type AdmissionDependencies, admitClient, type ClientAdmission } from './admission.ts'
import { badFrame, GOODBYES, type Goodbye } from './goodbyes.ts'
import { clockErrorMsOf, latencyMsOf, latencyOf } from './latency.ts'
import { parseClientFrame } from './parse-client-frame.ts'
import { createPlayerLine, type PlayerLine } from './player-line.ts'
import type { Pointing } from './pointing.ts'
import type { Pulse } from './pulse.ts'
import type { Turns } from './turns.ts'

/** What all sessions share. */
export interface SessionDependencies extends AdmissionDependencies {
  readonly clock: ServiceClock
  readonly pulse: Pulse
  readonly pointing: Pointing
  readonly news: Pick<RoomNews, 'enter' | 'touch'>
  readonly metrics: Metrics
  readonly onFault: Faults
  readonly limits: Pick<Limiter, 'allowFrame'>
  /** In which spectators are let in. */
  readonly turns: Turns
}

const HELLO_WITHIN_MS = 5_000
/** Of answers: events never heap up for a connection. */
const MOST_BUFFERED = 1 << 20
/** A spectator says nothing by itself; a phone that changes its network needs some seconds. */
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
  readonly seat: number | undefined
  /** Undefined for a client that may not act. */
  readonly player: PlayerLine | undefined
  /** Undefined for a client without a token. */
  readonly attendee: Attendee | undefined
}

/**
 * One socket: hello, then the events of one match as its audience sees them, and commands where it holds a
 * seat. A class, because there may be thousands of spectators and each closure is paid for by each of them.
 */
export class Session implements Reader {
  written = 0
  readonly #socket: WebSocket
  /** What is under the socket. */
  readonly #line: Writable
  readonly #dependencies: SessionDependencies
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

  constructor(socket: WebSocket, line: Writable, matchId: string, dependencies: SessionDependencies) {
    this.#socket = socket
    this.#line = line
    this.#dependencies = dependencies
    this.#matchId = matchId
    this.#key = frameKey(undefined, `socket ${++lastSocket}`)
    this.#helloTimer = setTimeout(() => this.#part(GOODBYES.noHello), HELLO_WITHIN_MS)
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
   * Past `ws`, which would write head and payload of each frame separately, for each socket again. It writes
   * whole frames at once, too (nothing is compressed), so the two never come between each other.
   */
  write(_text: Buffer, to: number, framed: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const player = this.#welcomed?.player
    if (player) this.#line.write(framed, () => player.wrote(to))
    else this.#line.write(framed)
  }

  lost(why: LostBy = 'moved'): void {
    this.#part(why === 'cut-off' ? GOODBYES.cutOff : GOODBYES.moved)
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
      this.#dependencies.metrics.resynced()
      return this.#part(GOODBYES.tooSlow)
    }
    this.#jam = 0
    const { channel, match, player } = this.#welcomed
    const { heartbeat, presence } = this.#dependencies.pulse.beatOf(channel, match.attendance)
    this.#socket.send(heartbeat, TEXT)
    if (presence) this.#socket.send(presence, TEXT)
    player?.ping()
  }

  /** Answers what is under way, and ends the connection. */
  async goAway(goodbye: Goodbye): Promise<void> {
    this.#isLeaving = true
    const answered = this.#welcomed?.player?.answered()
    if (answered) await Promise.race([answered, sleep(LAST_ANSWERS_MS)])
    if (!this.#isClosed) {
      this.#socket.send(JSON.stringify({ type: 'goodbye', ...goodbye } satisfies ServerFrame))
      this.#close(GOING_AWAY, goodbye.code)
    }
    // A connection that is dead closes nothing by itself.
    setTimeout(() => this.#socket.terminate(), LAST_WORDS_MS).unref()
  }

  #hear(data: Buffer, isBinary: boolean) {
    const { clock, metrics } = this.#dependencies
    const received = clock.now()
    this.#silence = 0
    metrics.heard(data.length)
    if (this.#isClosed || this.#isLeaving) return
    if (isBinary) return this.#part(GOODBYES.notText)
    if (!this.#dependencies.limits.allowFrame(this.#key)) return this.#part(GOODBYES.tooManyFrames)
    const frame = parseClientFrame(String(data))
    if (!frame.ok) return this.#part(badFrame(frame.error))
    this.#take(frame.value, received).catch((error) => this.#fail(error, frame.value))
  }

  async #take(frame: ClientFrame, received: number): Promise<void> {
    switch (frame.type) {
      case 'hello':
        if (this.#hasHello) return this.#part(GOODBYES.helloAgain)
        this.#hasHello = true
        clearTimeout(this.#helloTimer)
        return this.#greet(frame)
      case 'pong':
        return this.#welcomed?.player?.pong(frame, received)
      case 'command': {
        if (!this.#welcomed) return this.#part(GOODBYES.tooEarly)
        const { match, player } = this.#welcomed
        if (player) {
          await player.command(frame, received)
          return this.#dependencies.news.touch(match)
        }
        const { code, clause, text } = NOT_SEATED.error
        return this.#send({ type: 'refused', id: frame.id, code, clause, text })
      }
      case 'point': {
        if (!this.#welcomed) return this.#part(GOODBYES.tooEarly)
        const { match, seat } = this.#welcomed
        const refusal = await this.#dependencies.pointing.point(match, seat, frame)
        return refusal && this.#send(refusal)
      }
      case 'play-here': {
        if (!this.#welcomed) return this.#part(GOODBYES.tooEarly)
        const { match, attendee } = this.#welcomed
        return attendee && match.attendance.playHere(attendee)
      }
    }
  }

  async #greet(hello: Extract<ClientFrame, { type: 'hello' }>): Promise<void> {
    if (hello.token === undefined) await this.#dependencies.turns.take()
    const goodbye = await admitClient(this.#dependencies, this.#matchId, hello, (admission) => {
      if (this.#isClosed) return
      if (hello.token !== undefined) this.#key = frameKey(hello.token, this.#key)
      this.#welcome(admission)
    })
    if (goodbye) this.#part(goodbye)
  }

  #welcome(admission: ClientAdmission): void {
    const { clock, pulse, news } = this.#dependencies
    const { match, channel, audience, known, resume } = admission
    const { delayUs } = channel
    const player = this.#playerLine(admission)
    const seat = typeof audience === 'object' ? audience.seat : undefined
    const attendee = this.#attendeeOf(admission, player)
    this.#welcomed = { match, channel, seat, player, attendee }
    const head = channel.head()
    const now = clock.now() - delayUs
    const delayMs = delayUs / 1000
    this.#send({ type: 'welcome', protocol: PROTOCOL, match: match.id, audience, head, now, delayMs, resume })
    this.#enter(admission, attendee)
    const presence = pulse.presenceOf(channel, match.attendance)
    if (presence) this.#socket.send(presence, TEXT)
    player?.ping()
    this.written = known ?? 0
    this.#leave.push(channel.subscribe(this))
    if (admission.holder) news.enter(match, seat, (text) => this.#say(text))
  }

  /** Is counted, and seen at the table, until the connection ends. */
  #enter({ match, audience }: ClientAdmission, attendee: Attendee | undefined): void {
    const { metrics } = this.#dependencies
    const kind = typeof audience === 'string' ? audience : 'seat'
    metrics.connected(kind)
    this.#leave.push(() => metrics.disconnected(kind))
    this.#leave.push(attendee ? match.attendance.enter(attendee) : match.attendance.watch())
  }

  #attendeeOf(admission: ClientAdmission, player: PlayerLine | undefined): Attendee | undefined {
    const { audience, holder, tokenHash, page } = admission
    if (tokenHash === undefined) return undefined
    return {
      seat: typeof audience === 'object' ? audience.seat : undefined,
      holder: holder?.type,
      tokenHash,
      page,
      latency: () => latencyOf(player?.rtt() ?? null),
      latencyMs: () => latencyMsOf(player?.rtt() ?? null),
      clockErrorMs: () => clockErrorMsOf(player?.clockError() ?? null),
      say: (text) => this.#say(text),
      expel: () => this.#part(GOODBYES.tokenRevoked),
    }
  }

  #playerLine({ match, holder }: ClientAdmission): PlayerLine | undefined {
    const author = holder && authorOf(holder)
    if (!author) return undefined
    const { metrics, clock } = this.#dependencies
    return createPlayerLine({
      match,
      author,
      clock,
      written: () => this.written,
      send: (frame) => this.#send(frame),
      onResult: (result) => (result.ok ? metrics.acknowledged() : metrics.refused(result.error.code)),
    })
  }

  #send(frame: ServerFrame) {
    this.#say(JSON.stringify(frame))
  }

  #say(text: string) {
    if (this.#isClosed) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.#dependencies.metrics.resynced()
      return this.#part(GOODBYES.tooSlow)
    }
    this.#dependencies.metrics.said(1, text.length)
    this.#socket.send(text)
  }

  #fail(error: unknown, frame: ClientFrame) {
    if (error instanceof Gone) return this.lost(error.why)
    const about: About = {
      match: this.#matchId,
      ...(frame.type === 'command' ? { command: frame.id } : {}),
    }
    this.#dependencies.onFault(error, 'a frame', about)
    this.#part(GOODBYES.fault)
  }

  /** The last word: what is wrong, and whether to come back. */
  #part(goodbye: Goodbye): void {
    if (this.#isClosed) return
    this.#socket.send(JSON.stringify({ type: 'goodbye', ...goodbye } satisfies ServerFrame))
    this.#close(goodbye.retry ? TRY_AGAIN : POLICY, goodbye.code)
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
