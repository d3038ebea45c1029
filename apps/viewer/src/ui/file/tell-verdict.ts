import type { ReadLog } from '../../feed/file/read-log-file.ts'
import type { FrontWord } from '../../language/front-words.ts'
import type { Word } from '../../language/words.ts'

/** Good and bad are also told by their signs. */
export type Tone = 'good' | 'plain' | 'bad'

interface Said {
  readonly tone: Tone
  readonly word: Word | FrontWord
  readonly more: FrontWord
  readonly values?: Readonly<Record<string, string | number>>
}

/** The verdict on a log, and what it rests on: nothing is good in a log that was altered. */
export interface ToldVerdict {
  readonly verdict: Said
  readonly grounds: readonly Said[]
}

export function tellVerdict(
  { verdict, judged }: Pick<ReadLog, 'verdict' | 'judged'>,
  isOurs: boolean,
): ToldVerdict {
  const isAltered = judged.kind === 'altered'
  return {
    verdict: sumOf(judged, verdict, isOurs),
    grounds: [chainOf(verdict, isAltered), sealOf(verdict, isOurs)],
  }
}

type Facts = ReadLog['verdict']

function sumOf({ kind, at = 0 }: ReadLog['judged'], { chain, seal }: Facts, isOurs: boolean): Said {
  if (kind === 'altered' && chain.ok)
    return { tone: 'bad', word: 'verdict.rewritten', more: 'verdict.rewritten.more', values: { seq: at } }
  if (kind === 'altered')
    return { tone: 'bad', word: 'verdict.altered', more: 'verdict.altered.more', values: { seq: at } }
  if (kind === 'faulty')
    return { tone: 'bad', word: 'verdict.faulty', more: 'verdict.faulty.more', values: { seq: at } }
  if (isOurs) return { tone: 'good', word: 'verdict.genuine', more: 'verdict.genuine.more' }
  return {
    tone: 'plain',
    word: 'verdict.consistent',
    more: seal === 'absent' ? 'verdict.unsealed.more' : 'verdict.stranger.more',
  }
}

function chainOf({ chain, events }: Facts, isAltered: boolean): Said {
  return chain.ok
    ? {
        tone: isAltered ? 'plain' : 'good',
        word: 'audit.chain.ok',
        more: 'audit.chain.ok.more',
        values: { count: events },
      }
    : {
        tone: 'bad',
        word: 'audit.chain.broken',
        more: 'audit.chain.broken.more',
        values: { seq: chain.brokenAt ?? 0 },
      }
}

function sealOf({ chain, seal, fingerprint: key = '' }: Facts, isOurs: boolean): Said {
  if (seal === 'absent') return { tone: 'plain', word: 'audit.seal.absent', more: 'audit.seal.absent.more' }
  if (seal === 'invalid') return { tone: 'bad', word: 'audit.seal.invalid', more: 'audit.seal.invalid.more' }
  // A seal signs the last hash only: it says nothing of what stands before the break.
  if (!chain.ok)
    return { tone: 'bad', word: 'audit.seal.void', more: 'audit.seal.void.more', values: { key } }
  return isOurs
    ? { tone: 'good', word: 'imported.valid', more: 'audit.seal.ours.more', values: { key } }
    : { tone: 'plain', word: 'audit.seal.sealed', more: 'audit.seal.sealed.more', values: { key } }
}
