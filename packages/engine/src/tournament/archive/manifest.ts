import * as v from 'valibot'
import { canonical } from '../../log/json/canonical.ts'
import { parseJson } from '../../log/json/parse-json.ts'
import { MAX_TEXT_BYTES } from '../../log/limits.ts'
import type { Seal } from '../../log/proof/seal.ts'
import { failed, ok, type Result } from '../../result.ts'
import { integer, list, problemBy, type ReadonlyOutput } from '../../schema/schema.ts'
import { TOURNAMENT_BOUNDS } from '../vocabulary/bounds.ts'
import { logHash, matchId } from '../vocabulary/parts.ts'

export const ARCHIVE_FORMAT = 'getaway-archive/1'

/** The first two members of an archive: what it holds, and the signature of that. */
export const MANIFEST = 'manifest.json'
export const SEAL = 'seal.json'
/** The members that the manifest lists, in this order. */
export const TOURNAMENT_MEMBER = 'tournament.jsonl'
export const SUMMARY_MEMBER = 'summary.json'

const MATCH_MEMBER = /^matches\/([\w-]{1,64})\.getaway\.jsonl$/

export function memberOfMatch(match: string): string {
  return `matches/${match}.getaway.jsonl`
}

/** The match whose log is called so; undefined for other members. */
export function matchOfMember(name: string): string | undefined {
  return MATCH_MEMBER.exec(name)?.[1]
}

const manifestSchema = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  /** Of the tournament. */
  id: matchId,
  members: list(
    v.object({ name: v.string(), bytes: integer(1, MAX_TEXT_BYTES), sha256: logHash }),
    2,
    TOURNAMENT_BOUNDS.tables + 2,
  ),
})
const sealSchema = v.object({ key: v.string(), publicKey: v.string(), signature: v.string() })

export type Manifest = ReadonlyOutput<typeof manifestSchema>
export type ManifestMember = Manifest['members'][number]

/** Of both first members, more than they can take. */
export const MOST_MANIFEST_BYTES = 512 * 1024
/** All that an archive may unfold to. */
export const MOST_ARCHIVE_BYTES = 1024 ** 3

export function manifestText(id: string, members: readonly ManifestMember[]): string {
  return `${canonical({ format: ARCHIVE_FORMAT, id, members })}\n`
}

export function sealMemberText({ key, publicKey, signature }: Seal): string {
  return `${canonical({ key, publicKey, signature })}\n`
}

/** What the first member says, if it is written as `manifestText` writes it. */
export function readManifest(text: string): Result<Manifest> {
  const read = readWritten<Manifest>(text, manifestSchema)
  if (!read.ok) return read
  const names = read.value.members.map(({ name }) => name)
  const [tournament, summary, ...matches] = names
  if (tournament !== TOURNAMENT_MEMBER || summary !== SUMMARY_MEMBER)
    return failed(`its members must begin with ${TOURNAMENT_MEMBER} and ${SUMMARY_MEMBER}`)
  const isInOrder = matches.every((name, index) => index === 0 || (matches[index - 1] ?? '') < name)
  if (!isInOrder || !matches.every((name) => matchOfMember(name) !== undefined))
    return failed('its other members must be matches/<id>.getaway.jsonl, in order, each once')
  const bytes = read.value.members.reduce((sum, member) => sum + member.bytes, 0)
  return bytes > MOST_ARCHIVE_BYTES ? failed('its members are larger than an archive may be') : read
}

export function readSealMember(text: string): Result<Seal> {
  return readWritten<Seal>(text, sealSchema)
}

function readWritten<Value>(text: string, schema: v.GenericSchema): Result<Value> {
  const parsed = parseJson(text.trimEnd())
  if (!parsed.ok) return failed(`column ${parsed.error.column}: ${parsed.error.problem}`)
  const problem = problemBy(schema, parsed.value, 'it')
  if (problem !== undefined) return failed(problem)
  // Its hash is signed as it stands: a form of its own would be nothing worse, but nobody needs it.
  if (`${canonical(parsed.value)}\n` !== text) return failed('it is not in canonical form')
  return ok(parsed.value as Value)
}
