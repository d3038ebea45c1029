import {
  type CommandAnswer,
  type Connection,
  ConnectionClosed,
  createQueue,
  type FeedItem,
} from '@getaway/client'
import type { CommandWish, FollowedTimeline, LogEvent, Refusal } from '@getaway/engine'
import { type AnyPlaying, createSeatedFollowing } from '@getaway/engine/following'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Exercise, Exercises, ReviewedAct } from '../../table/reviewing.ts'

/** How a question stands. */
export interface ExerciseStanding {
  /** So many answers were not right. */
  readonly misses: number
  readonly state: 'open' | 'right' | 'shown' | 'no-way'
  /** Why the last answer was not right, or not possible; undefined: there was none. */
  readonly refusal: Refusal | undefined
  readonly isWrong: boolean
}

/** A seat at the table as it stood: for a page it is a connection like any other, and the rules alone answer. */
export interface ExerciseConnection extends Connection {
  readonly standing: ReadonlySignal<ExerciseStanding>
  /** The right answer is wanted; undefined: there is none. */
  giveUp(): CommandWish | undefined
}

export interface ExerciseOptions {
  readonly created: LogEvent
  /** The whole match. */
  readonly timeline: FollowedTimeline
  readonly act: ReviewedAct
  readonly exercise: Exercise
  readonly exercises: Pick<Exercises<unknown, unknown>, 'judge' | 'solve'>
  readonly playing: AnyPlaying
  /** This browser’s clock, in µs. */
  now(): number
}

/** Between the last thing that happened and the question (µs): nothing moves any more. */
const LATER = 2_000_000

export function openExercise(options: ExerciseOptions): ExerciseConnection {
  const { act, exercises, playing } = options
  const events = eventsBefore(options)
  const opened = options.now()
  const since = Math.max(...events.map(({ at }) => at)) + LATER
  const now = () => since + options.now() - opened
  const standing = signal<ExerciseStanding>({
    misses: 0,
    state: 'open',
    refusal: undefined,
    isWrong: false,
  })
  const table = createSeatedFollowing({ rulesOf: () => playing })
  const queue = createQueue<FeedItem>(() => {})
  let last = 0
  const show = (event: LogEvent) => {
    last = event.seq
    table.take({ type: 'shown', event, reveals: [] }, now())
    queue.push({ type: 'shown', event, reveals: [] })
  }
  const welcome = { type: 'welcome', audience: { seat: act.seat }, delayMs: 0 } as const
  queue.push({ type: 'status', status: 'live' })
  queue.push(welcome)
  table.take(welcome)
  for (const event of events) show(event)
  queue.push({ type: 'head', seq: last, now: now() })

  let tellClosed: (reason: ConnectionClosed) => void = () => {}
  const closed = new Promise<ConnectionClosed>((resolve) => {
    tellClosed = resolve
  })
  const note = (change: Partial<ExerciseStanding>) => {
    standing.value = { ...standing.peek(), ...change }
  }
  const refused = (refusal: Refusal, isWrong: boolean): CommandAnswer => {
    const { misses, state } = standing.peek()
    if (state === 'open') note({ refusal, isWrong, misses: misses + (isWrong ? 1 : 0) })
    return { type: 'refused', ...refusal }
  }

  return {
    items: queue.items,
    async send(command) {
      const received = now()
      const own = table.ask(command, { received, claimed: received, rtt: 0 })
      const { standing: foreseen } = own
      const refuse = (refusal: Refusal, isWrong: boolean) => {
        table.answer(own, { type: 'refused', ...refusal })
        return refused(refusal, isWrong)
      }
      if (foreseen.type !== 'shown') {
        const refusal = foreseen.type === 'withheld' ? foreseen.refusal : undefined
        if (refusal) return refuse(refusal, false)
        throw new ConnectionClosed('fault', 'the table of a question hides nothing from its rules')
      }
      const event = { ...foreseen.event, seq: last + 1, hash: `answer-${last + 1}` }
      const judgement = exercises.judge(table.match?.state, foreseen.event, act)
      if (judgement.type === 'wrong') return refuse(judgement.refusal, true)
      table.answer(own, { type: 'ack', seq: event.seq, hash: event.hash })
      show(event)
      if (judgement.type === 'right' && standing.peek().state === 'open')
        note({ state: 'right', refusal: undefined })
      return { type: 'ack', seq: event.seq, hash: event.hash }
    },
    // Nobody else is there.
    point() {},
    playHere() {},
    clock: { now, timeOf: () => now(), uncertainty: () => 0, rtt: () => 0 },
    receipts: () => [],
    closed,
    close() {
      tellClosed(new ConnectionClosed('closed', 'the question was left'))
      queue.end()
    },
    standing,
    giveUp() {
      const way = exercises.solve(table.match?.state, act)
      note({ state: way ? 'shown' : 'no-way', refusal: undefined })
      return way
    },
  }
}

/** What had happened before the mistake, in the order of the record. */
function eventsBefore({ created, timeline, exercise }: ExerciseOptions): readonly LogEvent[] {
  const events = [created]
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event && (index < exercise.index || exercise.also.includes(event.seq))) events.push(event)
  }
  return events.toSorted((one, other) => one.seq - other.seq)
}
