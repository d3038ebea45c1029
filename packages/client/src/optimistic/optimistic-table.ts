import { type AnyGame, headOf, type LogEvent, type Timeline } from '@getaway/engine'
import type { CommandWish, Connection } from '../connection.ts'
import type { FeedItem } from '../feed-item.ts'
import { type Action, CLOSED, type Confirmed, type TakenBack } from './action.ts'
import { foresee, UNFORESEEN, type Wanted } from './foresee.ts'
import { type OwnFold, openOwnFold } from './own-fold.ts'
import { createPending, endBy, factOf, type Pending } from './pending.ts'

/** The table as a player shall see it. */
export interface OptimisticView {
  readonly game: AnyGame
  /** With our own actions that are not answered yet. */
  readonly state: unknown
  /** What is recorded; the actions that show are to come on top of it, at their effective places. */
  readonly timeline: Timeline<unknown>
  /** The last event that has come. */
  readonly seq: number
  /** In the order in which they were done. */
  readonly pending: readonly Action[]
}

/** A table for somebody who plays: what one does shows at once, and is confirmed or taken back. */
export interface OptimisticTable {
  /** Undefined until the first event has come. */
  readonly view: OptimisticView | undefined
  /** Takes what the connection's feed tells, item by item. */
  take(item: FeedItem): void
  /** `at` is when the player did it, as for `send`. */
  act(command: CommandWish, options?: { readonly at?: number }): Action
}

export interface OptimisticTableOptions {
  readonly connection: Pick<Connection, 'send' | 'clock' | 'closed'>
  /** Hears whenever something shows otherwise, or an action stands otherwise. */
  onChange(view: OptimisticView | undefined): void
}

export function createOptimisticTable({ connection, onChange }: OptimisticTableOptions): OptimisticTable {
  let seat: number | undefined
  let fold: OwnFold | undefined
  let pending: readonly Pending[] = []
  let view: OptimisticView | undefined

  /** Folds what is pending on top of what is recorded, anew. */
  const show = () => {
    let course = pending.length > 0 ? fold?.course() : undefined
    let isForeseen = true
    for (const one of pending) {
      if (one.isHere) continue
      if (!fold || !course || seat === undefined) one.foreseen = UNFORESEEN
      else {
        const next = foresee(fold.game, course, seat, one.wanted)
        course = next.course
        // What stands against a wish may be gone by what an unforeseen one before it comes to.
        one.foreseen = isForeseen || next.foreseen.type === 'shown' ? next.foreseen : UNFORESEEN
        if (one.foreseen === UNFORESEEN) isForeseen = false
      }
      if (one.foreseen.type === 'shown') one.fact = factOf(one.foreseen.event)
    }
    view = fold && {
      game: fold.game,
      state: course ? headOf(course) : fold.timeline.stateAfter(fold.timeline.length),
      timeline: fold.timeline,
      seq: fold.seq,
      pending: pending.map(({ action }) => action),
    }
    onChange(view)
  }
  const end = (one: Pending, standing: Confirmed | TakenBack) => {
    // Its answer may still have been on its way when the connection was closed.
    if (!pending.includes(one)) return
    pending = pending.filter((other) => other !== one)
    one.end(standing)
  }
  const recognise = (event: LogEvent) => {
    const own = pending.find(({ receipt }) => receipt?.seq === event.seq)
    if (own) return end(own, endBy(own.receipt, event))
    if (event.by !== seat) return
    const fact = factOf(event)
    const twin = pending.find((one) => !one.receipt && !one.isHere && one.fact === fact)
    if (twin) twin.isHere = true
  }
  const wantedOf = (command: CommandWish, at: number | undefined): Wanted => {
    const { clock } = connection
    const now = clock.now()
    const rtt = clock.rtt() ?? null
    const claimed = (at === undefined ? now : clock.timeOf(at)) ?? null
    // Without a clock it is judged as if it came right behind the last event.
    const received = now === undefined ? 0 : now + Math.floor((rtt ?? 0) / 2)
    return { command, timing: { received, claimed, rtt, seen: fold?.seq ?? null } }
  }

  // What is acknowledged waits for its event, and would wait for ever.
  void connection.closed.then(() => {
    if (pending.length === 0) return
    for (const one of pending) end(one, CLOSED)
    show()
  })

  return {
    get view() {
      return view
    },
    take(item) {
      if (item.type === 'welcome') seat = typeof item.audience === 'object' ? item.audience.seat : undefined
      else if (item.type === 'restart') {
        fold = undefined
        for (const one of pending) one.isHere = false
      } else if (item.type === 'shown') {
        if (fold) fold.take(item.event, item.reveals)
        else fold = openOwnFold(item.event)
        recognise(item.event)
      } else return
      show()
    },
    act(command, { at } = {}) {
      const wanted = wantedOf(command, at)
      // Sent, whatever our own view has against it: that is behind by the length of the line, and where two
      // race the service decides. The player is told of the doubt at once, in `standing`, and waits for nothing.
      const answer = connection.send(command, { at })
      const one = createPending(command, wanted)
      pending = [...pending, one]
      show()
      answer.then(
        (said) => {
          if (said.type === 'refused') {
            const isOvertaken = one.fact !== undefined && one.foreseen.type === 'withheld'
            const { code, clause, text } = said
            end(one, {
              type: 'takenBack',
              because: isOvertaken ? 'overtaken' : 'refused',
              code,
              clause,
              text,
            })
          } else if (fold && said.seq <= fold.seq) end(one, { type: 'confirmed', seq: said.seq })
          else {
            one.receipt = said
            one.isHere = false
          }
          show()
        },
        () => {
          end(one, CLOSED)
          show()
        },
      )
      return one.action
    },
  }
}
