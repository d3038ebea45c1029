import {
  type CommandWish,
  type Connection,
  type ConnectionStatus,
  createOptimisticTable,
  type FeedItem,
  type Pointing,
  type Presence,
  type Room,
  type SentAction,
} from '@getaway/client'
import type { LogEvent, TakenBack } from '@getaway/engine'
import { type AnyPlaying, loadPlaying } from '@getaway/engine/following'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Feed } from '../feed/feed.ts'
import type { FollowingSeat } from '../feed/match-store.ts'
import { createPointedCells, POINTED_MS, type PointedAt } from '../feed/pointed-cells.ts'
import { type Overtaker, overtakerOf, tooLate } from './overtaker.ts'

/** A seat that this page holds: its player acts, and sees at once what they did. Played through a `Viewing`. */
export interface HeldSeat extends FollowingSeat {
  /** For the one viewing that shows the match. */
  readonly feed: Feed
  /** Undefined until the service has said which seat it is. */
  readonly seat: ReadonlySignal<number | undefined>
  readonly line: ReadonlySignal<SeatLine>
  /** Who is at the table now; undefined until the service has told. */
  readonly presence: ReadonlySignal<Presence | undefined>
  /** The waiting room, as the service last told of it while it was one; undefined until then. */
  readonly room: ReadonlySignal<Room | undefined>
  /** Why the service ended the line for good, by its code; undefined until then. */
  readonly closed: ReadonlySignal<string | undefined>
  /** Another match that was asked for, and by which seats. */
  readonly rematch: ReadonlySignal<Extract<FeedItem, { type: 'rematch' }> | undefined>
  /** Its player plays on another page, in another tab or on another device. */
  readonly isElsewhere: ReadonlySignal<boolean>
  /** What is not confirmed yet, in the order in which it was done. */
  readonly pending: ReadonlySignal<readonly SentAction[]>
  /**
   * The last thing that the player did and that does not count, with its reason; undefined again after the next, but
   * who was overtaken has some seconds to read it: those who race act at once again.
   */
  readonly takenBack: ReadonlySignal<OwnTakenBack | undefined>
  /** Which players point where at the moment, and with which words; this player's pointing is among them. */
  readonly pointed: ReadonlySignal<readonly PointedAt[]>
  /** The player comes back to this page. */
  playHere(): void
  /** Why nobody sees where the player pointed last; undefined: they do, or it is long ago. */
  readonly notPointed: ReadonlySignal<TakenBack['text'] | undefined>
  /** Whom the player may consult now. */
  teammates(): readonly number[]
  /** Shows teammates a cell of the table. */
  point(at: Pointing): void
  /** `at` is when the player did it, by the clock of `event.timeStamp`; now, if nothing is said. */
  act(command: CommandWish, options?: { readonly at?: number | undefined }): SentAction
}

/** What was taken back, and what came before it, as far as this seat can tell. */
export interface OwnTakenBack extends TakenBack {
  readonly overtakenBy: Overtaker | undefined
}

/** How well the line and the clock of a seat are. All in µs, undefined where nobody knows yet. */
export interface SeatLine {
  readonly status: ConnectionStatus | 'closed'
  /** There and back, as the service measures it. */
  readonly rtt: number | undefined
  /** By how much the server's time may be mistaken here. */
  readonly uncertainty: number | undefined
}

/** How long (ms) the player is told who was faster, whatever they do meanwhile. */
const NEWS_MS = 3000
/** How many of the player's last acts may still turn out to have come too late. */
const LATE_ACTS = 4

const NO_CONNECTION = {
  en: 'There is no connection: nobody sees where you point.',
  it: 'Non c’è connessione: nessuno vede dove indichi.',
}

/** Holds the seat of a connection that was opened with its token. */
export function holdSeat(connection: Connection): HeldSeat {
  const { clock } = connection
  const seat = signal<number | undefined>(undefined)
  const line = signal<SeatLine>({ status: 'connecting', rtt: undefined, uncertainty: undefined })
  const presence = signal<Presence | undefined>(undefined)
  const room = signal<Room | undefined>(undefined)
  const rematch = signal<Extract<FeedItem, { type: 'rematch' }> | undefined>(undefined)
  const isElsewhere = signal(false)
  const closed = signal<string | undefined>(undefined)
  const pending = signal<readonly SentAction[]>([])
  const takenBack = signal<OwnTakenBack | undefined>(undefined)
  const pointed = createPointedCells()
  const notPointed = signal<TakenBack['text'] | undefined>(undefined)
  let rules: AnyPlaying | undefined
  /** Of what was taken back, as long as somebody may have been faster: what its player had seen, and when they acted. */
  let raced: { readonly seen: number; readonly at: number } | undefined
  /** The numbers of what the player did last, once it is recorded. */
  let lastActs: readonly number[] = []
  /** Until when (ms of this page) an act that was taken back is still news. */
  let newsUntil = 0
  let tell = () => {}

  const table = createOptimisticTable({
    connection,
    rulesOf: () => rules ?? unprepared(),
    onChange() {
      pending.value = table.pending
      tell()
    },
  })
  const look = (status: SeatLine['status']) => {
    const [rtt, uncertainty] = [clock.rtt(), clock.uncertainty()]
    const before = line.peek()
    if (before.status === status && before.rtt === rtt && before.uncertainty === uncertainty) return
    line.value = { status, rtt, uncertainty }
  }
  /** The answer may be here before the event of the player who was faster. */
  const tellOvertaker = () => {
    const { value: lost } = takenBack
    if (!raced || !lost || lost.overtakenBy?.by !== undefined || performance.now() > newsUntil) return
    const overtakenBy = overtakerOf(table.recorded?.timeline, { seat: table.seat, ...raced })
    if (!overtakenBy || (lost.overtakenBy && overtakenBy.by === undefined)) return
    takenBack.value = { ...lost, overtakenBy }
    newsUntil = performance.now() + NEWS_MS
  }
  /** What undoes an act that was recorded may be recorded after it, and after others. */
  const tellTooLate = () => {
    for (const seq of lastActs) {
      const late = tooLate(table.recorded?.timeline, seq)
      if (!late) continue
      lastActs = []
      takenBack.value = late
      newsUntil = performance.now() + NEWS_MS
      return
    }
  }
  const forgetTakenBack = () => {
    const { value: told } = takenBack
    const left = newsUntil - performance.now()
    if (!told || left <= 0) {
      takenBack.value = undefined
      raced = undefined
      return
    }
    setTimeout(() => {
      if (takenBack.peek() === told) takenBack.value = undefined
    }, left)
  }
  const sayNotPointed = (why: TakenBack['text']) => {
    notPointed.value = why
    setTimeout(() => {
      if (notPointed.peek() === why) notPointed.value = undefined
    }, POINTED_MS)
  }
  const note = (item: FeedItem) => {
    if (item.type === 'pointed') pointed.hear(item)
    if (item.type === 'not-pointed') {
      pointed.withdraw(table.seat)
      sayNotPointed(item.text)
    }
    if (item.type === 'presence') presence.value = { seats: item.seats, watchers: item.watchers }
    if (item.type === 'room') room.value = item.room
    if (item.type === 'over') closed.value = item.code
    if (item.type === 'rematch') rematch.value = item
    if (item.type === 'hand') isElsewhere.value = !item.isHere
    if (item.type === 'welcome') seat.value = table.seat
    look(item.type === 'status' ? item.status : item.type === 'over' ? 'closed' : line.peek().status)
  }

  // Somebody has just opened the page.
  connection.playHere()

  return {
    feed: connection,
    seat,
    line,
    presence,
    room,
    closed,
    rematch,
    isElsewhere,
    pending,
    takenBack,
    pointed: pointed.cells,
    playHere() {
      isElsewhere.value = false
      connection.playHere()
    },
    notPointed,
    teammates() {
      const { match } = table
      return rules && match && table.seat !== undefined ? rules.teammatesOf(match.state, table.seat) : []
    },
    point(at) {
      notPointed.value = undefined
      if (line.peek().status !== 'live') return sayNotPointed(NO_CONNECTION)
      connection.point(at)
      if (table.seat !== undefined) pointed.show({ seat: table.seat, ...at })
    },
    get match() {
      return table.match
    },
    async prepare(created: LogEvent) {
      const playing = await loadPlaying(created)
      if (!playing.ok) throw Object.assign(new Error(playing.error), { code: 'no-table' })
      rules = playing.value
    },
    take(item) {
      table.take(item)
      note(item)
      if (item.type !== 'shown') return
      tellOvertaker()
      tellTooLate()
    },
    listen(onChange) {
      tell = onChange
    },
    act(command, options) {
      forgetTakenBack()
      const seen = table.recorded?.seq ?? 0
      const action = table.act(command, options)
      const shownAt = action.standing.type === 'shown' ? action.standing.event.at : undefined
      void action.ended.then((standing) => {
        if (standing.type === 'confirmed') {
          lastActs = [...lastActs, standing.seq].slice(-LATE_ACTS)
          tellTooLate()
        }
        if (standing.type !== 'takenBack') return
        const { because, clause } = standing
        // A rule that was no obstacle when the player acted.
        const isRaced = because === 'overtaken' || (because === 'refused' && clause !== null)
        raced = isRaced && shownAt !== undefined ? { seen, at: shownAt } : undefined
        takenBack.value = { ...standing, overtakenBy: undefined }
        newsUntil = isRaced ? performance.now() + NEWS_MS : 0
        tellOvertaker()
      })
      return action
    },
  }
}

function unprepared(): never {
  throw new Error('the rules of the match were not loaded before its first event')
}
