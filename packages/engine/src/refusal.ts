import type { Text, Values } from './text.ts'

/** Why something may not be: a stable code, the clause of the rules, and a sentence for people. */
export interface Refusal {
  readonly code: string
  readonly clause: string
  readonly text: Text
  /** Only of a difference between record and replay: what its sentence tells, which auditors have. */
  readonly values?: Values
}

/** A game's refusals by code. */
export type Catalogue = Readonly<Record<string, readonly [clause: string, en: string, it: string]>>

/** How a game refuses: by a code of its catalogue, each refusal made once. */
export function refusalsOf<C extends Catalogue>(catalogue: C): (code: keyof C & string) => Refusal {
  const refusals = new Map(
    Object.entries(catalogue).map(([code, [clause, en, it]]): [string, Refusal] => [
      code,
      { code, clause, text: { en, it } },
    ]),
  )
  return (code) => refusals.get(code) as Refusal
}
