import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchCreated, NewMatch } from '@getaway/client/protocol'
import { createScribe, gameNamed, headOf, openCourse } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import type { Faults } from '../../operation/faults.ts'
import type { SealKey } from '../../sealing/seal-key.ts'
import { isMatchId, newMatchId } from '../../secrets/match-id.ts'
import { newSalt, secretRandom, sha256 } from '../../secrets/secrets.ts'
import { newSecret } from '../../secrets/tokens.ts'
import {
  addMatch,
  claimMatch,
  type Database,
  dueMatches,
  type GroupCommit,
  type MatchKind,
  matchOf,
  type NewMatchRow,
  ownedBy,
  releaseMatch,
  setDue,
} from '../../store/index.ts'
import { loadMatch } from '../owned/load-match.ts'
import { createLiveMatch, Gone, type LiveMatch, type LiveMatchMeans } from '../owned/owned-match.ts'
import { standingOf } from '../owned/standing.ts'
import { rowOf } from '../owned/turn.ts'
import { Elsewhere } from './elsewhere.ts'
import { createLease } from './lease.ts'

export interface HubMeans {
  readonly database: Database
  readonly commits: GroupCommit
  readonly clock: Clock
  readonly sealKey: SealKey
  /** Names this process as an owner. */
  readonly node: string
  /** For how long the node keeps its matches when it falls silent. */
  readonly leaseMs: number
  readonly onFault: Faults
  readonly onFannedOut?: LiveMatchMeans['onFannedOut']
  /** A match that is played has become this node's. */
  readonly onTaken?: (match: LiveMatch) => void
  /** How many matches are in memory. */
  readonly onSize?: (matches: number) => void
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
export function createHub(means: HubMeans) {
  const { database, commits, clock, node, onFault } = means
  const matches = new Map<string, Promise<LiveMatch | undefined>>()
  /** Those that are open. */
  const here = new Map<string, LiveMatch>()
  /** Those that are being looked after just now. */
  const waking = new Set<string>()
  const stopping = new AbortController()
  /** Matches that do not open, and when (µs) to try again. */
  const unreadable = new Map<string, number>()

  const take = async (id: string, forget: () => void): Promise<LiveMatch | undefined> => {
    const row = await matchOf(database.db, id)
    if (!row) return undefined
    await lease.held
    const claimed = row.over
      ? { id, seq: row.seq, hash: '', epoch: 0, dueAt: null, over: true }
      : await claimMatch(database.db, id, node)
    if (!claimed) return undefined
    if (claimed === 'elsewhere') throw new Elsewhere()
    const match = createLiveMatch(await loadMatch(database, claimed, lease.ahead()), {
      clock,
      random: secretRandom,
      salt: newSalt,
      seal: means.sealKey.seal,
      append: commits.append,
      setDue: (id, epoch, dueAt) => setDue(database.db, id, epoch, dueAt),
      onFault: (error) => onFault(error, 'a match', { match: id }),
      onLost(reason) {
        forget()
        if (here.get(id) === match) here.delete(id)
        if (reason !== undefined) onFault(reason, 'a match was lost', { match: id })
      },
      ...(means.onFannedOut ? { onFannedOut: means.onFannedOut } : {}),
    })
    await match.wake()
    here.set(id, match)
    if (!match.isOver()) means.onTaken?.(match)
    return match
  }

  /**
   * The match, taken over if it is not here yet; undefined if there is none of that id. Rejects with
   * `Elsewhere` while another node serves it.
   */
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

  const create = async (wish: NewMatch, kind: MatchKind = 'played'): Promise<MatchCreated | string> => {
    const game = gameNamed(wish.game)
    if (!game) return `there is no game ${JSON.stringify(wish.game)}`
    const id = newMatchId()
    const draft = game.create(
      { id, at: clock.now(), seats: wish.seats.length, options: wish.options ?? {} },
      secretRandom,
    )
    if (!draft.ok) return draft.error
    const { event, body } = createScribe({ salt: newSalt, sha256 }).write(draft.value, false)
    const state = headOf(openCourse(game, event))
    const outcome = game.outcomeOf(state)
    const { access, answer } = accessTo(wish)
    await addMatch(database.db, {
      id,
      game: game.id,
      rules: game.rules,
      createdAt: event.at,
      created: rowOf(event, body, null),
      dueAt: game.conclude(state, event.at, secretRandom).next ?? null,
      standing: standingOf(game, state),
      kind,
      delayUs: outcome.delayMs * 1000,
      event: outcome.event,
      ...access,
    })
    const name = wish.organiser?.name
    if (name !== undefined) {
      const data = { role: 'organiser', name }
      await withMatch(id, (match) =>
        match.say((now) => ({ type: 'observer.admitted', at: now, by: 'server', data })),
      )
    }
    return { id, ...answer }
  }

  const wake = async (id: string) => {
    waking.add(id)
    try {
      await (await open(id))?.wake()
    } catch (error) {
      // Somebody else was quicker.
      if (error instanceof Elsewhere) return
      unreadable.set(id, clock.now() + RETRY_AFTER)
      onFault(error, 'a match does not open', { match: id })
    } finally {
      waking.delete(id)
    }
  }

  /** What is due while nobody looks, here or in a process that is no more. */
  const openWhatIsDue = async () => {
    for (const [id, retryAt] of unreadable) if (retryAt < clock.now()) unreadable.delete(id)
    const except = [...unreadable.keys(), ...waking]
    const ids = await dueMatches(database.db, node, clock.now() + SECOND, MOST_DUE, except)
    // One that hangs must not keep the others from what is due.
    for (const id of ids) void wake(id)
  }

  const tidy = async () => {
    for (const match of [...here.values()]) {
      if (!match.isIdle(clock.now() + QUIET)) continue
      await match.close()
      await releaseMatch(database.db, match.id, match.epoch)
    }
  }

  /** A node that slept longer than its lease learns here what was taken over meanwhile. */
  const dropWhatIsTaken = async () => {
    const own = [...here.values()].filter((match) => match.epoch > 0 && !match.isOver())
    const still = new Set(
      await ownedBy(
        database.db,
        node,
        own.map(({ id }) => id),
      ),
    )
    for (const match of own) if (!still.has(match.id) && !match.isOver()) await match.close()
  }

  const lease = createLease({
    database,
    clock,
    node,
    leaseMs: means.leaseMs,
    onFault,
    onRenewed: dropWhatIsTaken,
  })
  const watch = async () => {
    await lease.held
    for (let round = 1; !stopping.signal.aborted; round++) {
      await openWhatIsDue().catch((error) => onFault(error, 'looking for what is due'))
      means.onSize?.(matches.size)
      if (round % TIDY_EVERY === 0) await tidy().catch((error) => onFault(error, 'putting matches away'))
      await sleep(1000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    open,
    withMatch,
    create,
    /** Ends what is under way; whoever listens is told to come back, here or elsewhere. */
    async close() {
      stopping.abort()
      lease.stop()
      await watching
      await Promise.all(
        [...matches.values()].map(async (opening) => (await opening.catch(() => undefined))?.close()),
      )
      await lease.end()
    },
  }
}

/** New secrets for whoever may do something with a match: their hashes to be stored, and themselves to be told. */
function accessTo({ seats, organiser }: NewMatch): {
  readonly access: Pick<NewMatchRow, 'seats' | 'hostHash' | 'organiser'>
  readonly answer: Omit<MatchCreated, 'id'>
} {
  const invitations = seats.flatMap(({ type }, seat) =>
    type === 'open' ? [{ seat, invitation: newSecret() }] : [],
  )
  const host = newSecret()
  const token = organiser ? newSecret() : null
  return {
    answer: { invitations, host, organiser: token },
    access: {
      seats: seats.map((_, seat) => {
        const own = invitations.find((one) => one.seat === seat)
        return { seat, invitationHash: own ? sha256(own.invitation) : null }
      }),
      hostHash: sha256(host),
      organiser:
        organiser && token !== null
          ? {
              id: newMatchId(),
              role: 'organiser',
              name: organiser.name,
              invitationHash: null,
              tokenHash: sha256(token),
            }
          : undefined,
    },
  }
}
