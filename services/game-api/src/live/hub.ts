import { setTimeout as sleep } from 'node:timers/promises'
import type { NewMatch } from '@getaway/client/protocol'
import { createScribe, type Draft, gameNamed, headOf, openCourse } from '@getaway/engine'
import type { Clock } from '../clock.ts'
import {
  addMatch,
  claimMatch,
  type Database,
  dueMatches,
  type GroupCommit,
  matchOf,
  setDue,
} from '../store/index.ts'
import { createLiveMatch, Gone, type LiveMatch } from './live-match.ts'
import { loadMatch } from './load-match.ts'
import { isMatchId, newMatchId } from './match-id.ts'
import { newSalt, secretRandom, sha256 } from './secrets.ts'
import { summaryOf } from './summary.ts'
import { rowOf } from './turn.ts'

export interface HubMeans {
  readonly database: Database
  readonly commits: GroupCommit
  readonly clock: Clock
  /** Names this process as an owner. */
  readonly owner: string
  readonly onFault: (error: unknown, what: string) => void
}

export interface NewMatchSeat {
  readonly seat: number
  readonly invitationHash: string | null
}

const SECOND = 1_000_000
const MOST_DUE = 100
/** A match that nobody looks at, and that is not due for so long, is put away. */
const QUIET = 60 * SECOND
const TIDY_EVERY = 30
const MOST_TRIES = 3
const RETRY_AFTER = 60 * SECOND

export type Hub = ReturnType<typeof createHub>

/** The matches that this process owns: opened when somebody comes or something is due, put away when quiet. */
export function createHub({ database, commits, clock, owner, onFault }: HubMeans) {
  const matches = new Map<string, Promise<LiveMatch | undefined>>()
  const stopping = new AbortController()
  /** Matches that do not open, and when (µs) to try again. */
  const unreadable = new Map<string, number>()

  const take = async (id: string, forget: () => void): Promise<LiveMatch | undefined> => {
    const row = await matchOf(database.db, id)
    if (!row) return undefined
    const claimed = row.over
      ? { id, seq: row.seq, hash: '', epoch: 0, dueAt: null, over: true }
      : await claimMatch(database.db, id, owner)
    if (!claimed) return undefined
    const match = createLiveMatch(await loadMatch(database, claimed), {
      clock,
      random: secretRandom,
      salt: newSalt,
      append: commits.append,
      setDue: (id, epoch, dueAt) => setDue(database.db, id, epoch, dueAt),
      onFault: (error) => onFault(error, `match ${id}`),
      onLost(reason) {
        forget()
        if (reason !== undefined) onFault(reason, `match ${id} was lost`)
      },
    })
    await match.wake()
    return match
  }

  /** The match, taken over if it is not here yet; undefined if there is none of that id. */
  const open = (id: string): Promise<LiveMatch | undefined> => {
    const known = matches.get(id)
    if (known) return known
    if (stopping.signal.aborted) return Promise.reject(new Gone())
    if (!isMatchId(id)) return Promise.resolve(undefined)
    const forget = () => {
      if (matches.get(id) === opening) matches.delete(id)
    }
    const opening = take(id, forget)
    matches.set(id, opening)
    opening.then((match) => match === undefined && forget(), forget)
    return opening
  }

  /** Does something with a match, once more where it was put away or taken over meanwhile. */
  const withMatch = async <T>(id: string, act: (match: LiveMatch) => Promise<T>): Promise<T | undefined> => {
    for (let tries = MOST_TRIES; ; tries--) {
      const match = await open(id)
      if (!match) return undefined
      try {
        return await act(match)
      } catch (error) {
        if (!(error instanceof Gone) || tries === 0) throw error
      }
    }
  }

  const create = async (wish: NewMatch, seats: readonly NewMatchSeat[]): Promise<{ id: string } | string> => {
    const game = gameNamed(wish.game)
    if (!game) return `there is no game ${JSON.stringify(wish.game)}`
    const id = newMatchId()
    const draft: Draft | string = game.create(
      { id, at: clock.now(), seats: wish.seats.length, options: wish.options ?? {} },
      secretRandom,
    )
    if (typeof draft === 'string') return draft
    const { event, body } = createScribe({ salt: newSalt, sha256 }).write(draft, false)
    const state = headOf(openCourse(game, event))
    await addMatch(database.db, {
      id,
      game: game.id,
      rules: game.rules,
      createdAt: event.at,
      created: rowOf(event, body, null),
      dueAt: game.conclude(state, event.at, secretRandom).next ?? null,
      summary: summaryOf(game, state),
      seats,
    })
    return { id }
  }

  const wake = async (id: string) => {
    try {
      await (await open(id))?.wake()
    } catch (error) {
      unreadable.set(id, clock.now() + RETRY_AFTER)
      onFault(error, `match ${id} does not open`)
    }
  }

  /** What is due while nobody looks, here or in a process that is no more. */
  const openWhatIsDue = async () => {
    for (const [id, retryAt] of unreadable) if (retryAt < clock.now()) unreadable.delete(id)
    const ids = await dueMatches(database.db, clock.now() + SECOND, MOST_DUE, [...unreadable.keys()])
    await Promise.all(ids.map(wake))
  }

  const tidy = async () => {
    for (const opening of matches.values()) {
      const match = await opening.catch(() => undefined)
      if (match?.isIdle(clock.now() + QUIET)) await match.close()
    }
  }

  const watch = async () => {
    for (let round = 1; !stopping.signal.aborted; round++) {
      await openWhatIsDue().catch((error) => onFault(error, 'looking for what is due'))
      if (round % TIDY_EVERY === 0) await tidy()
      await sleep(1000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    open,
    withMatch,
    create,
    /** Ends what is under way; whoever listens is told to come back. */
    async close() {
      stopping.abort()
      await watching
      await Promise.all(
        [...matches.values()].map(async (opening) => (await opening.catch(() => undefined))?.close()),
      )
    },
  }
}
