import type { Differences } from '../difference.ts'
import type { Refusal } from '../refusal.ts'
import { fillIn, sayIn, type Text, type Values } from '../text.ts'
import { FINDINGS, type FindingCode } from './finding-texts.ts'

/** Something that the record says and the rules or the chain do not give. */
export interface Finding {
  readonly seq: number
  /** As reports print it, in English. */
  readonly what: string
  /** What kind it is: of `FINDINGS`, or of the game's differences. */
  readonly code: string
  /** What is told of it in words. */
  readonly values: Values
}

/** A finding that any log may have. */
export function find(seq: number, code: FindingCode, values: Values = {}): Finding {
  return { seq, what: fillIn(FINDINGS[code][0], values), code, values }
}

/** An event that the rules refuse, or that differs from what the replay gives at its place. */
export function findRefused(
  { seq, type }: { readonly seq: number; readonly type: string },
  { code, clause, text, values }: Refusal,
  { texts }: Differences,
): Finding {
  const template = values && texts[code]
  const en = template ? fillIn(template[0], values) : text.en
  const what = `${en.startsWith(type) ? en : `${type}: ${en}`} (${clause})`
  if (template) return { seq, what, code, values: { ...values, clause } }
  return { seq, what, code: 'refused', values: { refusal: code, type, clause, en: text.en, it: text.it } }
}

/** The finding in plain words, with the names of the players. */
export function tellFinding(
  { what, code, values }: Finding,
  { texts, words }: Differences,
  nameOf: (seat: number) => string,
): Text {
  const found = Object.hasOwn(FINDINGS, code) ? FINDINGS[code as FindingCode] : undefined
  const text = found ?? texts[code]
  if (!text) return { en: what, it: what }
  const [, en, it] = text
  const clause = !found && values.clause !== undefined ? ` (${values.clause})` : ''
  return {
    en: sayIn('en', en, values, { words, nameOf }) + clause,
    it: sayIn('it', it, values, { words, nameOf }) + clause,
  }
}
