import type { SeatOwner } from '@getaway/engine'
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
  { proofs, verdict }: Pick<ReadLog, 'proofs' | 'verdict'>,
  isOurs: boolean,
): ToldVerdict {
  const isAltered = verdict.kind === 'altered'
  return {
    verdict: sumOf(verdict, proofs, isOurs),
    grounds: [chainOf(proofs, isAltered), sealOf(proofs, isOurs), ...seatsOf(proofs, isAltered)],
  }
}

type Proofs = ReadLog['proofs']

function sumOf({ kind, at = 0 }: ReadLog['verdict'], { chain, seal }: Proofs, isOurs: boolean): Said {
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

function chainOf({ chain, events }: Proofs, isAltered: boolean): Said {
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

function sealOf({ chain, seal, fingerprint: key = '' }: Proofs, isOurs: boolean): Said {
  if (seal === 'absent') return { tone: 'plain', word: 'audit.seal.absent', more: 'audit.seal.absent.more' }
  if (seal === 'invalid') return { tone: 'bad', word: 'audit.seal.invalid', more: 'audit.seal.invalid.more' }
  // A seal signs the last hash only: it says nothing of what stands before the break.
  if (!chain.ok)
    return { tone: 'bad', word: 'audit.seal.void', more: 'audit.seal.void.more', values: { key } }
  return isOurs
    ? { tone: 'good', word: 'imported.valid', more: 'audit.seal.ours.more', values: { key } }
    : { tone: 'plain', word: 'audit.seal.sealed', more: 'audit.seal.sealed.more', values: { key } }
}

/** Whose seats they are, where somebody signed for one. */
function seatsOf({ players = [] }: Proofs, isAltered: boolean): readonly Said[] {
  const namesOf = (wanted: SeatOwner['identity']) =>
    players.flatMap(({ identity, name, fingerprint: key }) =>
      identity === wanted ? [key === undefined ? name : `${name} (${key})`] : [],
    )
  const [forged, proved] = [namesOf('invalid'), namesOf('proved')]
  const saidOf = (tone: Tone, word: 'forged' | 'proved', names: readonly string[]): readonly Said[] =>
    names.length === 0
      ? []
      : [
          {
            tone,
            word: `audit.seats.${word}`,
            more: `audit.seats.${word}.more`,
            values: { names: names.join(', ') },
          },
        ]
  return [...saidOf('bad', 'forged', forged), ...saidOf(isAltered ? 'plain' : 'good', 'proved', proved)]
}
