import type { Refusal } from './refusal.ts'
import type { SaidWords, Text, Values } from './text.ts'

/** The released wording of reports, and the same in plain words. */
export type DifferenceText = readonly [what: string, en: string, it: string]

/**
 * How a game tells what its record says and its rules do not give, by code. These texts stand apart from what finds the
 * differences: pages that only follow a match do not load them.
 */
export interface Differences {
  readonly texts: Readonly<Record<string, DifferenceText>>
  readonly words: SaidWords
}

const TEXT: Text = {
  en: 'The record differs from what the rules give.',
  it: 'Il registro non corrisponde a ciò che danno le regole.',
}

/** A difference between the record and what the rules give, as a reader refuses it. */
export function differenceBy<Code extends string>(clause: string, code: Code, values: Values = {}): Refusal {
  return { code, clause, text: TEXT, values }
}
