import type { FeedItem } from '@getaway/client'
import { createFollowing, type FollowedMatch, type LogEvent, MissingAddition } from '@getaway/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import { playedBy } from '../games/registry.ts'
import type { PlayedGame } from '../table/game-entry.ts'
import type { Feed } from './feed.ts'
import { hearEvent, hearTime, type LiveClock, UNHEARD } from './live-clock.ts'
import { createPointedCells, type PointedAt } from './pointed-cells.ts'

/** The match as far as it is known: a new value whenever something came. */
export interface Known extends FollowedMatch, Pick<PlayedGame, 'table'> {
  /** How far the live picture lags behind the match, so that nothing is taken back (µs). */
  readonly behind: number
}

export type FeedStatus = 'connecting' | 'live' | 'offline' | 'closed'

/** Why there is no match to show. `text` is what the feed said, or the name of a missing addition or game. */
export interface Failure {
  readonly code: string
  readonly text: string
}

/** A seat that follows the match itself, because its player's pending actions lie on it. */
export interface FollowingSeat {
  readonly match: FollowedMatch | undefined
  /** Has to be done before the first event is taken. */
  prepare(created: LogEvent): Promise<void>
  take(item: FeedItem): void
  /** Hears at once when something shows otherwise by what the player did. */
  listen(onChange: () => void): void
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
  /** Where teammates point, as far as this feed is told: casters and organisers are. */
  readonly pointed: ReadonlySignal<readonly PointedAt[]>
  close(): void
}

/** Heartbeats come about every 2 s: three in a row are missing. */
const SILENCE = 6000

const UNDER_WAY_MS = 150

export interface MatchStoreOptions {
  readonly feed: Feed
  /** This browser's clock in µs. */
  wall(): number
  readonly seat?: FollowingSeat | undefined
}

/** Follows the match that a feed tells of. */
export function createMatchStore({ feed, wall, seat }: MatchStoreOptions): MatchStore {
  const known = signal<Known | undefined>(undefined)
  const status = signal<FeedStatus>('connecting')
  const isSilent = signal(false)
  const failure = signal<Failure | undefined>(undefined)
  const head = signal(0)
  const clock = signal(UNHEARD)
  const pointed = createPointedCells()
  let played: PlayedGame | undefined
  const following = seat ?? createWatching(() => played)
  let telling: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    telling = undefined
    known.value = following.match && played && knownOf(following.match, played, seat !== undefined)
  }
  /** A long match comes in one go: tell of it once. */
  const tellSoon = () => {
    if (feed.isWhole) return
    telling ??= setTimeout(tell)
  }

  let isTaking = false
  seat?.listen(() => {
    if (!isTaking) tell()
  })
  const fold = (item: FeedItem) => {
    isTaking = true
    following.take(item)
    isTaking = false
  }

  const take = async (item: FeedItem) => {
    if (item.type === 'shown' && !following.match) {
      const [opened] = await Promise.all([openedBy(item.event), seat?.prepare(item.event)])
      played = opened
    }
    fold(item)
    switch (item.type) {
      case 'shown':
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
      case 'pointed':
        pointed.hear(item)
        break
      case 'restart':
      case 'welcome':
      case 'presence':
      case 'room':
      case 'rematch':
      case 'not-pointed':
      case 'hand':
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
    pointed: pointed.cells,
    close() {
      if (telling !== undefined) clearTimeout(telling)
      clearTimeout(waiting)
      feed.close()
    },
  }
}

function createWatching(played: () => PlayedGame | undefined): Pick<FollowingSeat, 'match' | 'take'> {
  const following = createFollowing({ rulesOf: () => played()?.game ?? fail() })
  return {
    get match() {
      return following.match
    },
    take(item) {
      if (item.type === 'restart' || item.type === 'shown') following.take(item)
    },
  }
}

/** The first event brings the game, and with it its table. */
async function openedBy(created: LogEvent): Promise<PlayedGame> {
  return (await playedBy(created)) ?? fail()
}

function fail(): never {
  throw Object.assign(new Error('these rules are not known here'), { code: 'no-table' })
}

/** A player sees what is there now, although it may still be taken back: they have to answer to it. */
function knownOf(match: FollowedMatch, { table }: PlayedGame, isPlayer: boolean): Known {
  return { ...match, table, behind: isPlayer ? 0 : behindOf(match.game.raceOf(match.state)) }
}

/** What the cap leaves open, and the time that a late event needs to come here. */
function behindOf({ policy, capMs }: ReturnType<FollowedMatch['game']['raceOf']>): number {
  return policy === 'fair' ? (capMs + UNDER_WAY_MS) * 1000 : 0
}

function failureOf(error: unknown): Failure {
  if (error instanceof MissingAddition) return { code: 'missing-addition', text: error.addition }
  if (error instanceof Error && 'code' in error) return { code: String(error.code), text: error.message }
  return { code: 'fault', text: error instanceof Error ? error.message : String(error) }
}
