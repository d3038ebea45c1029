import { createHash } from 'node:crypto'
import { lineOf } from '@getaway/engine'
import {
  MANIFEST,
  type ManifestMember,
  manifestText,
  memberOfMatch,
  SEAL,
  SUMMARY_MEMBER,
  sealMemberText,
  summaryText,
  TOURNAMENT_MEMBER,
  tarEnd,
  tarHeader,
  tarPadding,
} from '@getaway/engine/tournament'
import type { SealKey } from '../sealing/seal-key.ts'
import { sha256 } from '../secrets/secrets.ts'
import { type Database, readAllEvents, readTournamentEvents } from '../store/index.ts'
import type { KnownTournament } from './book.ts'

export interface TournamentArchives {
  /** The bytes of a POSIX archive, not packed, part by part; the same for the same tournament. */
  of(known: KnownTournament): AsyncGenerator<Uint8Array, void>
}

interface Listed extends ManifestMember {
  text(): AsyncIterable<string>
}

const MOST_KEPT = 5_000

/**
 * Everything of a tournament in one file: its log, the logs of its matches that are over, a summary that follows from
 * them, and a manifest that is signed. Logs are read twice, once to name them and once to write them, so that the
 * largest tournament needs no more memory than the smallest.
 */
export function createTournamentArchives(dependencies: {
  readonly database: Pick<Database, 'db'>
  readonly sealKey: Pick<SealKey, 'sealTournament'>
}): TournamentArchives {
  const {
    database: { db },
    sealKey,
  } = dependencies
  /** A match that is sealed never changes. */
  const kept = new Map<string, ManifestMember>()

  const listed = async (name: string, text: () => AsyncIterable<string>): Promise<Listed> => {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of text()) {
      hash.update(part)
      bytes += Buffer.byteLength(part)
    }
    return { name, bytes, sha256: hash.digest('hex'), text }
  }
  const match = async (id: string): Promise<Listed> => {
    const text = () => linesOf(readAllEvents(db, id))
    const known = kept.get(id)
    if (known) return { ...known, text }
    const made = await listed(memberOfMatch(id), text)
    const { name, bytes, sha256: hash } = made
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(id, { name, bytes, sha256: hash })
    return made
  }

  return {
    async *of({ state, seq }) {
      const over = state.tables.flatMap(({ match: id, result }) => (result ? [id] : [])).toSorted(byCodeUnits)
      const members = [
        await listed(TOURNAMENT_MEMBER, () => linesOf(readTournamentEvents(db, state.id), seq)),
        await listed(SUMMARY_MEMBER, () => once(summaryText(state))),
      ]
      for (const id of over) members.push(await match(id))
      const manifest = manifestText(
        state.id,
        members.map(({ name, bytes, sha256: hash }) => ({ name, bytes, sha256: hash })),
      )
      const seal = sealKey.sealTournament({ type: 'archive', id: state.id, hash: sha256(manifest) })
      yield* memberOf(MANIFEST, Buffer.from(manifest))
      yield* memberOf(SEAL, Buffer.from(sealMemberText(seal)))
      for (const { name, bytes, text } of members) {
        yield tarHeader(name, bytes)
        for await (const part of text()) yield Buffer.from(part)
        yield tarPadding(bytes)
      }
      yield tarEnd()
    },
  }
}

function* memberOf(name: string, bytes: Uint8Array): Generator<Uint8Array, void> {
  yield tarHeader(name, bytes.length)
  yield bytes
  yield tarPadding(bytes.length)
}

/** Lines of a log up to an event, several at a time. */
async function* linesOf(
  events: AsyncIterable<{ readonly seq: number; readonly body: string; readonly hash: string }>,
  last = Number.POSITIVE_INFINITY,
): AsyncGenerator<string, void> {
  let text = ''
  for await (const { seq, body, hash } of events) {
    if (seq > last) break
    text += `${lineOf(body, hash)}\n`
    if (text.length < PART) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

const PART = 64 * 1024

async function* once(text: string): AsyncGenerator<string, void> {
  yield text
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
