import type { FeedItem } from '@getaway/client'
import { createTimeline, type LogEvent, type Timeline } from '@getaway/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Played } from '../games/game-entry.ts'
import { playedBy } from '../games/registry.ts'
import type { Feed } from './feed.ts'
import { hearEvent, hearTime, type LiveClock, UNHEARD } from './live-clock.ts'

/** The match as far as it is known: a new value whenever something came, around one timeline. */
export interface Known extends Played {
  readonly timeline: Timeline<unknown>
  /** The last event that has come. */
  readonly seq: number
  readonly start: number
  /** When the last of it took effect. */
  readonly lastAt: number
  readonly isOver: boolean
  /** How far behind one follows it live, so that nothing is taken back (µs). */
  readonly behind: number
}

export type FeedStatus = 'connecting' | 'live' | 'offline' | 'closed'

/** Why there is no match to show: the feed's own words, if it had any. */
export interface Failure {
  readonly code: string
  readonly text: string
}

export interface MatchStore {
  readonly known: ReadonlySignal<Known | undefined>
  readonly status: ReadonlySignal<FeedStatus>
  /** The line stands, and nothing has come over it for a while. */
  readonly isSilent: ReadonlySignal<boolean>
  readonly failure: ReadonlySignal<Failure | undefined>
  /** The last event of the record, known or not. */
  readonly head: ReadonlySignal<number>
  readonly clock: ReadonlySignal<LiveClock>
  close(): void
}

/** Heartbeats come about every 2 s: three in a row are missing. */
const SILENCE = 6000

const UNDER_WAY_MS = 150

/** Folds a feed with the engine; `wall` is this browser's clock in µs. */
export function createMatchStore(feed: Feed, wall: () => number): MatchStore {
  const known = signal<Known | undefined>(undefined)
  const status = signal<FeedStatus>('connecting')
  const isSilent = signal(false)
  const failure = signal<Failure | undefined>(undefined)
  const head = signal(0)
  const clock = signal(UNHEARD)
  let fold: Fold | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    telling = undefined
    known.value = fold && knownOf(fold)
  }
  /** A long match comes in one go: tell of it once. */
  const tellSoon = () => {
    if (feed.isWhole) return
    telling ??= setTimeout(tell)
  }

  const take = async (item: FeedItem) => {
    switch (item.type) {
      case 'restart':
        fold = undefined
        break
      case 'shown':
        if (fold) follow(fold, item.event, item.reveals)
        else fold = await opened(item.event)
        head.value = Math.max(head.value, item.event.seq)
        clock.value = hearEvent(clock.value, item.event.at, wall())
        tellSoon()
        break
      case 'head':
        head.value = item.seq
        clock.value = hearTime(clock.value, item.now, wall())
        break
      case 'status':
        status.value = item.status
        break
      case 'welcome':
      case 'presence':
        break
      case 'over':
        status.value = 'closed'
        failure.value = { code: item.code, text: item.text }
        break
    }
  }

  const waitForMore = () => {
    clearTimeout(waiting)
    isSilent.value = false
    if (status.peek() !== 'live') return
    waiting = setTimeout(() => {
      isSilent.value = true
    }, SILENCE)
  }

  const takeAll = async () => {
    try {
      for await (const item of feed.items) {
        await take(item)
        waitForMore()
      }
      if (telling !== undefined) clearTimeout(telling)
      tell()
    } catch (error) {
      failure.value = failureOf(error)
    }
    clearTimeout(waiting)
    status.value = 'closed'
  }
  void takeAll()

  return {
    known,
    status,
    isSilent,
    failure,
    head,
    clock,
    close() {
      if (telling !== undefined) clearTimeout(telling)
      clearTimeout(waiting)
      feed.close()
    },
  }
}

interface Fold extends Played {
  readonly timeline: Timeline<unknown>
  readonly start: number
  seq: number
}

/** The first event brings the game, and with it its table. */
async function opened(created: LogEvent): Promise<Fold> {
  const played = await playedBy(created)
  if (!played) throw Object.assign(new Error('these rules are not known here'), { code: 'no-table' })
  return {
    ...played,
    timeline: createTimeline(played.game, created),
    start: created.at,
    seq: created.seq,
  }
}

/** What has come before comes again after a lost line, and is passed over. */
function follow(fold: Fold, event: LogEvent, reveals: readonly LogEvent[]): void {
  if (event.seq <= fold.seq) return
  for (const reveal of reveals) fold.timeline.learn(reveal)
  fold.timeline.push(event)
  fold.seq = event.seq
}

function knownOf({ game, table, timeline, seq, start }: Fold): Known {
  const last = timeline.entryAt(timeline.length - 1)
  const lastAt = Math.max(start, last?.event.at ?? start)
  const state = timeline.stateAfter(timeline.length)
  return {
    game,
    table,
    timeline,
    seq,
    start,
    lastAt,
    isOver: game.isOver(state),
    behind: behindOf(game.raceOf(state)),
  }
}

/** What the cap leaves open, and the time that a late event needs to come here. */
function behindOf({ policy, capMs }: ReturnType<Played['game']['raceOf']>): number {
  return policy === 'fair' ? (capMs + UNDER_WAY_MS) * 1000 : 0
}

function failureOf(error: unknown): Failure {
  if (error instanceof Error && 'code' in error) return { code: String(error.code), text: error.message }
  return { code: 'fault', text: error instanceof Error ? error.message : String(error) }
}
