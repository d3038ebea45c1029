import type { Audit, Lack, Outcome, Proof, SeatOwner } from '@getaway/engine'
import type { Language } from '../../language/language.ts'
import type { VerdictWord } from '../../language/verdict-words.ts'

/** Good and bad are also told by their signs. */
export type Tone = 'good' | 'plain' | 'bad'

export interface Said {
  readonly tone: Tone
  readonly word: VerdictWord
  readonly more: VerdictWord | undefined
  readonly values?: Readonly<Record<string, string | number>>
  /** What is missing: said one after the other in the place of `{lacks}`. */
  readonly lacks?: readonly VerdictWord[]
}

/** The verdict on a log, and what it rests on: nothing is good in a log that was altered. */
export interface ToldVerdict {
  readonly verdict: Said
  readonly grounds: readonly Said[]
}

type Proofs = Pick<
  Audit['report'],
  'events' | 'chain' | 'seal' | 'fingerprint' | 'cut' | 'missing' | 'players'
>

export interface GivenVerdict {
  readonly proof: Proof
  readonly proofs: Proofs
  /** Undefined: it is not known here who won. */
  readonly outcome: Pick<Outcome, 'winners' | 'players' | 'status'> | undefined
  /** Whether the rules speak against anything in it. */
  readonly isAgainstRules: boolean
}

/** Whom a key could be compared with. */
export type KeysAsked = 'service' | 'nobody' | 'offline'

export function tellVerdict(
  judged: GivenVerdict,
  language: Language,
  asked: KeysAsked = 'service',
): ToldVerdict {
  const { proof, proofs } = judged
  const isAltered = proof.type === 'altered' || proof.type === 'rewritten'
  return {
    verdict: sumOf(judged, language, asked),
    grounds: [
      chainOf(proofs, isAltered),
      sealOf(proofs, isAltered),
      rulesOf(judged, isAltered),
      ...seatsOf(proofs, isAltered),
    ],
  }
}

function sumOf(
  { proof, proofs: { fingerprint: key = '', cut = 0, missing }, outcome }: GivenVerdict,
  language: Language,
  asked: KeysAsked,
): Said {
  switch (proof.type) {
    case 'altered':
    case 'rewritten':
    case 'faulty':
      return { tone: 'bad', word: proof.type, more: `${proof.type}.more`, values: { seq: proof.at } }
    case 'proved': {
      const names = namesOf(outcome, language)
      const word = !outcome
        ? 'proved.plain'
        : outcome.status === 'abandoned'
          ? 'proved.abandoned'
          : names === ''
            ? 'proved.nobody'
            : 'proved'
      return { tone: 'good', word, more: 'proved.more', values: { names } }
    }
    case 'unproved': {
      const count = missing?.decisions ?? 0
      const [first] = proof.lacks
      return {
        tone: 'plain',
        word: 'unproved',
        more: moreOf(first, asked),
        values: { key, count, line: cut },
        lacks: proof.lacks.map((lack) => lackWord(lack, count, asked)),
      }
    }
  }
}

function lackWord(lack: Lack, count: number, asked: KeysAsked): VerdictWord {
  if (lack === 'known-key' && asked !== 'service') return 'lacks.own-key'
  return lack === 'decisions' && count === 1 ? 'lacks.decisions.one' : `lacks.${lack}`
}

function moreOf(lack: Lack, asked: KeysAsked): VerdictWord {
  if (lack === 'seal') return 'unproved.seal.more'
  if (lack !== 'known-key') return 'unproved.more'
  return asked === 'offline' ? 'unproved.offline.more' : 'unproved.key.more'
}

function namesOf(outcome: GivenVerdict['outcome'], language: Language): string {
  const names = outcome?.winners.map((seat) => outcome.players[seat]?.name ?? `#${seat + 1}`) ?? []
  return new Intl.ListFormat(language).format(names)
}

function chainOf({ chain, events }: Proofs, isAltered: boolean): Said {
  return chain.ok
    ? {
        tone: isAltered ? 'plain' : 'good',
        word: 'chain.ok',
        more: 'chain.ok.more',
        values: { count: events },
      }
    : {
        tone: 'bad',
        word: 'chain.broken',
        more: 'chain.broken.more',
        values: { seq: chain.brokenAt ?? 0 },
      }
}

function sealOf({ chain, seal, fingerprint: key = '' }: Proofs, isAltered: boolean): Said {
  if (seal === 'absent') return { tone: 'plain', word: 'seal.absent', more: 'seal.absent.more' }
  if (seal === 'invalid') return { tone: 'bad', word: 'seal.invalid', more: 'seal.invalid.more' }
  // A seal signs the last hash only: it says nothing of what stands before the break.
  if (!chain.ok) return { tone: 'bad', word: 'seal.void', more: 'seal.void.more', values: { key } }
  return seal === 'valid'
    ? { tone: isAltered ? 'plain' : 'good', word: 'seal.ours', more: 'seal.ours.more', values: { key } }
    : { tone: 'plain', word: 'seal.sealed', more: 'seal.sealed.more', values: { key } }
}

function rulesOf({ isAgainstRules }: GivenVerdict, isAltered: boolean): Said {
  if (isAltered)
    return isAgainstRules
      ? { tone: 'plain', word: 'rules.unknown', more: 'rules.unknown.more' }
      : { tone: 'plain', word: 'rules.ok', more: 'rules.ok.more' }
  return isAgainstRules
    ? { tone: 'bad', word: 'rules.against', more: 'rules.against.more' }
    : { tone: 'good', word: 'rules.ok', more: 'rules.ok.more' }
}

/** Whose seats they are, where somebody signed for one. */
function seatsOf({ players = [] }: Proofs, isAltered: boolean): readonly Said[] {
  const namesWith = (wanted: SeatOwner['identity']) =>
    players.flatMap(({ identity, name, fingerprint: key }) =>
      identity === wanted ? [key === undefined ? name : `${name} (${key})`] : [],
    )
  const saidOf = (tone: Tone, word: 'forged' | 'proved', names: readonly string[]): readonly Said[] =>
    names.length === 0
      ? []
      : [{ tone, word: `seats.${word}`, more: `seats.${word}.more`, values: { names: names.join(', ') } }]
  return [
    ...saidOf('bad', 'forged', namesWith('invalid')),
    ...saidOf(isAltered ? 'plain' : 'good', 'proved', namesWith('proved')),
  ]
}
