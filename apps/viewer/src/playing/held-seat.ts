import {
  type CommandWish,
  type Connection,
  type ConnectionStatus,
  createOptimisticTable,
  type FeedItem,
  type Presence,
  type SentAction,
} from '@getaway/client'
import type { LogEvent, TakenBack } from '@getaway/engine'
import { type AnyPlaying, loadPlaying } from '@getaway/engine/following'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Feed } from '../feed/feed.ts'
import type { FollowingSeat } from '../feed/match-store.ts'

/** A seat that this page holds: its player acts, and sees at once what they did. Played through a `Viewing`. */
export interface HeldSeat extends FollowingSeat {
  /** For the one viewing that shows the match. */
  readonly feed: Feed
  /** Undefined until the service has said which seat it is. */
  readonly seat: ReadonlySignal<number | undefined>
  readonly line: ReadonlySignal<SeatLine>
  /** Who is at the table now; undefined until the service has told. */
  readonly presence: ReadonlySignal<Presence | undefined>
  /** What is not confirmed yet, in the order in which it was done. */
  readonly pending: ReadonlySignal<readonly SentAction[]>
  /** The last thing that the player did and that does not count, with its reason; undefined again after the next. */
  readonly takenBack: ReadonlySignal<TakenBack | undefined>
  /** `at` is when the player did it, by the clock of `event.timeStamp`; now, if nothing is said. */
  act(command: CommandWish, options?: { readonly at?: number | undefined }): SentAction
}

/** How well the line and the clock of a seat are. All in µs, undefined where nobody knows yet. */
export interface SeatLine {
  readonly status: ConnectionStatus | 'closed'
  /** There and back, as the service measures it. */
  readonly rtt: number | undefined
  /** By how much the server's time may be mistaken here. */
  readonly uncertainty: number | undefined
}

/** Holds the seat of a connection that was opened with its token. */
export function holdSeat(connection: Connection): HeldSeat {
  const { clock } = connection
  const seat = signal<number | undefined>(undefined)
  const line = signal<SeatLine>({ status: 'connecting', rtt: undefined, uncertainty: undefined })
  const presence = signal<Presence | undefined>(undefined)
  const pending = signal<readonly SentAction[]>([])
  const takenBack = signal<TakenBack | undefined>(undefined)
  let rules: AnyPlaying | undefined
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
  const note = (item: FeedItem) => {
    if (item.type === 'presence') presence.value = { seats: item.seats, watchers: item.watchers }
    if (item.type === 'welcome') seat.value = table.seat
    look(item.type === 'status' ? item.status : item.type === 'over' ? 'closed' : line.peek().status)
  }

  return {
    feed: connection,
    seat,
    line,
    presence,
    pending,
    takenBack,
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
    },
    listen(onChange) {
      tell = onChange
    },
    act(command, options) {
      takenBack.value = undefined
      const action = table.act(command, options)
      void action.ended.then((standing) => {
        if (standing.type === 'takenBack') takenBack.value = standing
      })
      return action
    },
  }
}

function unprepared(): never {
  throw new Error('the rules of the match were not loaded before its first event')
}
