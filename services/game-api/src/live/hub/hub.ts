import { failed, type GameSet, ok, type Result } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import type { Faults } from '../../operation/faults.ts'
import { refuseWith, type ServiceRefusal } from '../../refusals/refusal.ts'
import type { SealKey } from '../../sealing/seal-key.ts'
import { isMatchId } from '../../secrets/match-id.ts'
import { newSalt, secretRandom, sha256 } from '../../secrets/secrets.ts'
import {
  areOthersConnected,
  claimMatch,
  type Database,
  type GroupCommit,
  matchOf,
  type OwnedElsewhere,
  releaseMatch,
  setDue,
} from '../../store/index.ts'
import { Gone, type LiveMatch } from '../live-match.ts'
import { loadMatch } from '../owned/load-match.ts'
import { createOwnedMatch, type OwnedMatch, type OwnedMatchDependencies } from '../owned/owned-match.ts'
import { createContentPool } from '../record/content-pool.ts'
import { type Glance, glancesOf } from './glance.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createLease } from './lease.ts'

export interface HubDependencies {
  /** By whose rules matches are played; the released ones, if nothing else is said. */
  readonly games?: GameSet
  readonly database: Database
  readonly commits: GroupCommit
  readonly clock: ServiceClock
  readonly sealKey: SealKey
  /** Names this process as an owner. */
  readonly node: string
  /** For how long the node keeps its matches when it falls silent. */
  readonly leaseMs: number
  readonly onFault: Faults
  readonly onFannedOut?: OwnedMatchDependencies['onFannedOut']
  /** A match that is played has become this node's. */
  readonly onTaken?: (match: LiveMatch) => void
  /** It is over, and that is in the record. */
  readonly onOver?: (id: string) => void
  /** It is about to be put away, and only bots that wait for people are there. */
  readonly onPutAway?: (id: string) => void
  /** How many matches are in memory. */
  readonly onSize?: (matches: number) => void
  /** After how long without anybody a match is put away. */
  readonly quietMs?: number
  /** The matches of other nodes; undefined where there are none to talk to. */
  readonly relays?: Relays
}

/** Leads to matches that other nodes own. */
export interface Relays {
  /** The match that this node has followed to its owner lately; nothing is looked up. */
  known(id: string): LiveMatch | undefined
  /** Of these matches, those that other nodes have in memory; without those of a node that does not answer. */
  glances(ids: readonly string[]): Promise<readonly Glance[]>
  /** Whether this node reaches the broker just now, and whether it has not for a while. */
  isConnected(): boolean
  isCutOff(): boolean
  /** Undefined where the owner cannot be reached from here. */
  of(id: string, owner: string): LiveMatch | undefined
}

/** Another node, which is alive, owns the match. */
export interface Elsewhere extends OwnedElsewhere {
  readonly type: 'elsewhere'
}

/**
 * Why there is no match to do something with: there is none of that id; another process, which is alive, owns it, and
 * none talks to another; or the owner cannot be reached at the moment.
 */
export type NoMatch = ServiceRefusal<'no-match' | 'elsewhere' | 'cut-off'>

/** The matches that this process serves: opened when they are asked for or due, put away when they are quiet. */
export interface Hub {
  /** The match: taken over if nobody owns it, and else by way of its owner. */
  open(id: string): Promise<Result<LiveMatch, NoMatch>>
  /** The match as its owner has it, taken over if it is not here yet. */
  openHere(id: string): Promise<Result<OwnedMatch, NoMatch | Elsewhere>>
  /** Does something with a match, and once more if the match was put away or taken over meanwhile. */
  withMatch<Value, Refused>(
    id: string,
    act: (match: LiveMatch) => Promise<Result<Value, Refused>>,
  ): Promise<Result<Value, Refused | NoMatch>>
  /** The match, if it is in memory: nothing is opened for it. */
  here(id: string): OwnedMatch | undefined
  /** All that are in memory. */
  openIds(): readonly string[]
  /** Of these matches, those that are in memory, in whatever node. */
  glances(ids: readonly string[]): Promise<readonly Glance[]>
  /** Whether this node owns nothing at the moment, because the others can do it better. */
  isSuspended(): boolean
  /** How many are in memory and not over: finished ones come and go with their readers. */
  inPlay(): number
  /** Ends what is under way; everybody who follows a match is told to come back, here or elsewhere. */
  close(): Promise<void>
}

const MOST_TRIES = 3

export function createHub(dependencies: HubDependencies): Hub {
  const { games, database, commits, clock, node, onFault, sealKey, onFannedOut, relays } = dependencies
  const pool = createContentPool(sha256)
  const opening = new Map<string, Promise<Result<OwnedMatch, NoMatch | Elsewhere>>>()
  /** Those that are open. */
  const here = new Map<string, OwnedMatch>()
  let isStopping = false
  let isSuspended = false
  let roundsAlone = 0
  const away = () => (relays ? cutOff() : elsewhere())

  const take = async (id: string, forget: () => void): Promise<Result<OwnedMatch, NoMatch | Elsewhere>> => {
    const row = await matchOf(database.db, id)
    if (!row) return noMatch(id)
    await lease.held
    const claimed = row.over
      ? { id, seq: row.seq, hash: '', epoch: 0, dueAt: null, over: true, kind: row.kind }
      : await claimMatch(database.db, id, node)
    if (!claimed) return noMatch(id)
    if ('owner' in claimed) return failed({ type: 'elsewhere', owner: claimed.owner })
    const match = createOwnedMatch(await loadMatch(database, claimed, lease.ahead(), pool, games), {
      clock,
      random: secretRandom,
      salt: newSalt,
      seal: sealKey.seal,
      append: commits.append,
      setDue: (id, epoch, dueAt) => setDue(database.db, id, epoch, dueAt),
      onFault: (error) => onFault(error, 'a match', { match: id }),
      onOver: () => dependencies.onOver?.(id),
      onLost(reason) {
        forget()
        if (here.get(id) === match) here.delete(id)
        if (reason !== undefined) onFault(reason, 'a match was lost', { match: id })
      },
      ...(onFannedOut ? { onFannedOut } : {}),
    })
    await match.wake()
    here.set(id, match)
    if (!match.isOver()) dependencies.onTaken?.(match)
    return ok(match)
  }

  const openHere = (id: string): Promise<Result<OwnedMatch, NoMatch | Elsewhere>> => {
    const known = opening.get(id)
    if (known) return known
    if (isStopping || isSuspended) return Promise.resolve(away())
    if (!isMatchId(id)) return Promise.resolve(noMatch(id))
    const forget = () => {
      if (opening.get(id) === taking) opening.delete(id)
    }
    const taking = take(id, forget)
    opening.set(id, taking)
    taking.then((match) => !match.ok && forget(), forget)
    return taking
  }

  const open = async (id: string): Promise<Result<LiveMatch, NoMatch>> => {
    const known = here.has(id) ? undefined : relays?.known(id)
    if (known) return ok(known)
    const own = await openHere(id)
    if (own.ok) return own
    const { error } = own
    if (error.type === 'service') return failed(error)
    const relayed = relays?.of(id, error.owner)
    return relayed ? ok(relayed) : away()
  }

  /**
   * A node that cannot say any more that it lives, or that alone does not reach the others, gives its matches up: people
   * are told at once, and come back by way of a node that has them. Where no node reaches another, each goes on.
   */
  const suspendOrResume = async () => {
    const isCutOff = relays?.isCutOff() ?? false
    const was = isSuspended
    const isAlone = isCutOff && (await areOthersConnected(database.urgent, node))
    // Twice, since not all of them notice at once that the broker is gone, or back.
    roundsAlone = isAlone ? roundsAlone + 1 : 0
    isSuspended = lease.isOver() || roundsAlone > 1
    if (was || !isSuspended) return
    const own = [...here.values()].filter((match) => match.epoch > 0 && !match.isOver())
    for (const match of own) match.drop()
    for (const { id, epoch } of own) await releaseMatch(database.db, id, epoch).catch(() => {})
  }

  const lease = createLease({
    database,
    clock,
    node,
    leaseMs: dependencies.leaseMs,
    onFault,
    onRenewed: () => housekeeping.dropWhatIsTaken(),
    isConnected: () => relays?.isConnected() ?? true,
  })
  const housekeeping = createHousekeeping({
    database,
    clock,
    node,
    onFault,
    start: lease.held,
    here: () => [...here.values()],
    async wake(id) {
      const match = await openHere(id)
      if (match.ok) await match.value.wake()
    },
    onRound() {
      dependencies.onSize?.(opening.size)
      if (relays) void suspendOrResume().catch((error) => onFault(error, 'whether the others can be reached'))
    },
    onPutAway: (id) => dependencies.onPutAway?.(id),
    quietMs: dependencies.quietMs,
  })

  return {
    open,
    openHere,
    here: (id) => here.get(id),
    isSuspended: () => isSuspended,
    openIds: () => [...here.keys()],
    async glances(ids) {
      const own = ids.flatMap((id) => here.get(id) ?? [])
      const others = relays ? ids.filter((id) => !here.has(id)) : []
      const [mine, theirs] = await Promise.all([
        glancesOf(own),
        others.length > 0 ? relays?.glances(others) : undefined,
      ])
      return [...mine, ...(theirs ?? [])]
    },
    inPlay: () => [...here.values()].filter((match) => !match.isOver()).length,
    async withMatch(id, act) {
      for (let tries = MOST_TRIES; ; tries--) {
        try {
          const match = await open(id)
          return match.ok ? await act(match.value) : match
        } catch (error) {
          if (!(error instanceof Gone)) throw error
          if (tries === 0) return away()
        }
      }
    },
    async close() {
      isStopping = true
      lease.stop()
      await housekeeping.close()
      const matches = await Promise.all([...opening.values()].map((match) => match.catch(() => undefined)))
      await Promise.all(matches.map((match) => match?.ok && match.value.close()))
      await lease.end()
    },
  }
}

const cutOff = () => refuseWith('cut-off', 'the node that has this match cannot be reached now; try again')

const elsewhere = () => refuseWith('elsewhere', 'the match is served by another process; try again')

export const noMatch = (id: string) =>
  refuseWith('no-match', `there is no match ${JSON.stringify(id.slice(0, 64))}`)
