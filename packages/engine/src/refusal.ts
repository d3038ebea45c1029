/** Why something may not be: a stable code, the clause of the rules, and a sentence for people. */
export interface Refusal {
  readonly code: string
  readonly clause: string
  readonly text: { readonly en: string; readonly it: string }
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

/** A difference between the record and what the rules give: for auditors, in English only. */
export function differs(clause: string, sentence: string): Refusal {
  return { code: 'record-differs', clause, text: { en: sentence, it: sentence } }
}
