import { utf8ToBytes } from '@noble/hashes/utils.js'
import { createJudge } from '../../audit/judge.ts'
import { createStandingBefore } from '../../audit/standing-before.ts'
import type { WonMarks } from '../../game.ts'
import type { AnyGame } from '../../games/registry.ts'
import { createScribe, sha256Hex } from '../../log/proof/chain.ts'
import { createDigest } from '../archive/digest.ts'
import {
  MANIFEST,
  manifestText,
  memberOfMatch,
  SEAL,
  SUMMARY_MEMBER,
  sealMemberText,
  TOURNAMENT_MEMBER,
} from '../archive/manifest.ts'
import { tarEnd, tarHeader, tarPadding } from '../archive/tar.ts'
import { stepTournament } from '../fold.ts'
import { signTournament } from '../proof/seals.ts'
import { decideTournament } from '../rules/decide.ts'
import type { TournamentRefusal } from '../rules/refusals.ts'
import {
  changesAt,
  countsCorrections,
  type TournamentFormat,
  type TournamentState,
  tableOfMatch,
} from '../state/state.ts'
import { summaryText } from '../summary.ts'
import type { TournamentCommand } from '../vocabulary/commands.ts'
import { TOURNAMENT_FORMAT, type TournamentEvent, type TournamentFact } from '../vocabulary/events.ts'
import type { SampleMatch } from './sample-match.ts'

export const AT = 1_763_456_789_000_000
const utf8 = utf8ToBytes

type WonBeforeChanges = readonly { readonly seat: number; readonly from: number; readonly marks: WonMarks }[]

/** A tournament that is written event by event, as a service would. */
export interface SampleTournament {
  readonly lines: readonly string[]
  readonly events: readonly TournamentEvent[]
  readonly state: TournamentState
  /** The next events are so much later (s). */
  wait(seconds: number): void
  /** Records a fact, or says why not. */
  record(fact: TournamentFact): TournamentRefusal | undefined
  command(
    command: TournamentCommand,
    seat?: { readonly next: number; readonly marksBefore: object },
  ): TournamentRefusal | undefined
  /** A table for a match that is played already. */
  open(match: SampleMatch, stage?: number): TournamentRefusal | undefined
  /** Its acts and its result; `won` is what its log says, if nothing else is given. */
  seal(match: SampleMatch, won?: WonBeforeChanges): TournamentRefusal | undefined
  close(key: Uint8Array): void
}

export function createSampleTournament(
  id = 'cup',
  objectionS = 600,
  format: TournamentFormat = TOURNAMENT_FORMAT,
): SampleTournament {
  const scribe = createScribe({ salt: () => '' })
  const lines: string[] = []
  const events: TournamentEvent[] = []
  let at = AT
  let state: TournamentState | undefined

  const record = (fact: TournamentFact): TournamentRefusal | undefined => {
    at++
    const step = stepTournament(state, { ...fact, at } as TournamentEvent)
    if (step.refusal) return step.refusal
    const { event, line } = scribe.write({ ...fact, at }, false)
    events.push(event as unknown as TournamentEvent)
    lines.push(line)
    state = step.state
    return undefined
  }
  const now = () => state as TournamentState
  record({
    type: 'tournament.created',
    by: 'server',
    data: {
      format,
      id,
      name: 'Spring cup',
      logo: null,
      defaults: { game: null, options: {} },
      objectionS,
      person: 'p1',
      organiser: 'Olga',
    },
  })
  return {
    lines,
    events,
    get state() {
      return now()
    },
    wait(seconds) {
      at += seconds * 1_000_000
    },
    record,
    command(command, seat) {
      const context = seat as { next: number; marksBefore: Record<string, number> } | undefined
      const decided = decideTournament(now(), command, { organiser: 'Olga', seat: context })
      return decided.ok ? record(decided.value) : decided.error
    },
    open: (match, stage = 1) => record(openingOf(match, now(), stage)),
    seal(match, won) {
      at = Math.max(at, match.events.at(-1)?.at ?? 0)
      for (const { by, seq, hash, type, data } of match.events) {
        if (by !== 'organiser') continue
        const { reason, name } = data as { reason: string; name: string }
        record({
          type: 'act.recorded',
          by: 'server',
          data: { match: match.id, seq, hash, type, reason, organiser: name },
        })
      }
      return record(sealingOf(match, now(), won))
    },
    close(key) {
      record({ type: 'tournament.closed', by: 'organiser', data: { organiser: 'Olga' } })
      const hash = events.at(-1)?.hash ?? ''
      record({
        type: 'tournament.sealed',
        by: 'server',
        data: signTournament({ type: 'log', id, hash }, 'test', key),
      })
    },
  }
}

function openingOf({ id, game, events }: SampleMatch, state: TournamentState, stage: number): TournamentFact {
  const [created] = events
  if (!created) throw new Error('a log begins with an event')
  const { rules } = created.data as { rules: string }
  return {
    type: 'table.opened',
    by: 'organiser',
    data: {
      table: state.tables.length + 1,
      stage,
      name: `Table ${state.tables.length + 1}`,
      match: id,
      game: game.id,
      rules,
      marks: game.marks,
      seats: game.seats.fewest,
      delayMs: 0,
      startsAt: null,
      organiser: 'Olga',
    },
  }
}

/** The outcome of a match before an event of its log. */
export function outcomeBefore(game: AnyGame, { events }: Pick<SampleMatch, 'events'>, seq: number) {
  const [created, ...others] = events
  if (!created) throw new Error('a log begins with an event')
  const judge = createJudge(game, created)
  for (const event of others) if (event.seq < seq) judge.push(event)
  return judge.finish().outcome
}

function sealingOf(match: SampleMatch, state: TournamentState, won = wonAt(match, state)): TournamentFact {
  const last = match.events.at(-1)
  if (!last) throw new Error('a log ends with an event')
  const { status, winners, players } = outcomeBefore(match.game, match, last.seq + 1)
  return {
    type: 'match.sealed',
    by: 'server',
    data: {
      match: match.id,
      events: last.seq,
      hash: last.hash,
      endedAt: last.at,
      status: status === 'abandoned' ? 'abandoned' : 'ended',
      winners,
      players: players.map(({ name, key, isProved, bot, marks }) => ({ name, key, isProved, bot, marks })),
      ...(countsCorrections(state) ? { won } : {}),
    },
  }
}

/** What was won before each change of player, as the whole log counts it. */
function wonAt({ id, game, events }: SampleMatch, state: TournamentState): WonBeforeChanges {
  const table = tableOfMatch(state, id)
  const changes = table ? changesAt(table) : []
  const standing = createStandingBefore(
    changes.map(({ from }) => from),
    () => game,
  )
  for (const event of events) standing.push(event)
  return changes.map(({ seat, from }) => ({ seat, from, marks: standing.wonBefore(from)?.[seat] ?? {} }))
}

export interface Member {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The members of an archive, signed. */
export function archiveMembers(
  { lines, state }: Pick<SampleTournament, 'lines' | 'state'>,
  matches: readonly SampleMatch[],
  key: Uint8Array,
): readonly Member[] {
  const text = (all: readonly string[]) => utf8(all.map((line) => `${line}\n`).join(''))
  const listed: Member[] = [
    { name: TOURNAMENT_MEMBER, bytes: text(lines) },
    { name: SUMMARY_MEMBER, bytes: utf8(summaryText(state)) },
    ...matches
      .map((match) => ({ name: memberOfMatch(match.id), bytes: text(match.lines) }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ]
  return signed(state.id, listed, key)
}

/** The same members with a manifest and a signature before them. */
export function signed(id: string, listed: readonly Member[], key: Uint8Array): readonly Member[] {
  const manifest = manifestText(
    id,
    listed.map(({ name, bytes }) => {
      const digest = createDigest()
      digest.update(bytes)
      return { name, bytes: bytes.length, sha256: digest.hex() }
    }),
  )
  const seal = signTournament({ type: 'archive', id, hash: sha256Hex(manifest) }, 'test', key)
  return [
    { name: MANIFEST, bytes: utf8(manifest) },
    { name: SEAL, bytes: utf8(sealMemberText(seal)) },
    ...listed,
  ]
}

export function tarOf(members: readonly Member[]): Uint8Array {
  const parts = members.flatMap(({ name, bytes }) => [
    tarHeader(name, bytes.length),
    bytes,
    tarPadding(bytes.length),
  ])
  return joined([...parts, tarEnd()])
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
