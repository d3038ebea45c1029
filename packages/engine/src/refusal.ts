/** Why something may not be: a stable code, the clause of the rules, and a sentence for people. */
export interface Refusal {
  readonly code: string
  readonly clause: string
  readonly text: { readonly en: string; readonly it: string }
}
