import {
  type AnyGame,
  type By,
  extendCourse,
  type GameSet,
  type JsonObject,
  type LiveCourse,
  type LogEvent,
  lineOf,
  openCourse,
  releasedGames,
} from '@getaway/engine'
import {
  type Claimed,
  type Database,
  type MatchKind,
  readAllEvents,
  type StoredEvent,
} from '../../store/index.ts'
import type { ContentPool } from '../record/content-pool.ts'
import { MatchRecord } from '../record/match-record.ts'
import { KnownCommands } from './known-commands.ts'

/** What a match was when its owner took it over. */
export interface LoadedMatch {
  readonly id: string
  readonly epoch: number
  readonly dueAt: number | null
  readonly kind: MatchKind
  readonly game: AnyGame
  /** As in `game.created`. */
  readonly options: JsonObject
  readonly course: LiveCourse<unknown>
  readonly record: MatchRecord
  readonly known: KnownCommands
  /** The number of events by each author. */
  readonly acts: Map<By, number>
  /** By seat, whether its player was at the table. */
  readonly connected: readonly boolean[]
}

/** Folds a stored match, event by event. A record that does not read is a fault of ours, and thrown. */
export interface MatchLoader {
  add(stored: StoredEvent): void
  loaded(): LoadedMatch
}

export function createMatchLoader(
  { id, epoch, dueAt, kind }: Pick<Claimed, 'id' | 'epoch' | 'dueAt' | 'kind'>,
  pool: ContentPool,
  games: GameSet = releasedGames,
): MatchLoader {
  const record = new MatchRecord(pool)
  const known = new KnownCommands((seq) => record.hashAt(seq))
  const acts = new Map<By, number>()
  const connected: boolean[] = []
  let opened: Pick<LoadedMatch, 'game' | 'options' | 'course'> | undefined

  return {
    add({ body, hash, committedAt, commandId, commandDigest }) {
      record.push(lineOf(body, hash), committedAt)
      const event = record.eventAt(record.length) as LogEvent
      opened = opened
        ? { ...opened, course: extendCourse(opened.game, opened.course, event) }
        : openedBy(games, event)
      acts.set(event.by, (acts.get(event.by) ?? 0) + 1)
      noteConnection(connected, event)
      if (commandId !== null && commandDigest !== null && event.by !== 'server')
        known.recorded({ by: event.by, id: commandId }, commandDigest, event.seq)
    },
    loaded() {
      if (!opened) throw new Error(`match ${id} has no events`)
      return { id, epoch, dueAt, kind, ...opened, record, known, acts, connected }
    },
  }
}

/** Reads a match from the store; `ahead` is by how much the database's clock is ahead of the service's (µs), at the least. */
export async function loadMatch(
  database: Database,
  claimed: Claimed,
  ahead: number,
  pool: ContentPool,
  games?: GameSet,
): Promise<LoadedMatch> {
  const loader = createMatchLoader(claimed, pool, games)
  for await (const stored of readAllEvents(database.db, claimed.id))
    loader.add({ ...stored, committedAt: stored.committedAt - ahead })
  return loader.loaded()
}

function openedBy(games: GameSet, created: LogEvent) {
  // An addition that is unknown here would stay undone: another process has to look after this match.
  const game = games.refereedGameOf(created)
  if (!game.ok) throw new Error(game.error)
  const { options } = created.data as { readonly options: JsonObject }
  return { game: game.value, options, course: openCourse(game.value, created) }
}

function noteConnection(connected: boolean[], { type, data, by }: LogEvent): void {
  if (type !== 'seat.connected' && type !== 'seat.disconnected') return
  const seat = (data as { seat?: number }).seat ?? by
  if (typeof seat === 'number') connected[seat] = type === 'seat.connected'
}
