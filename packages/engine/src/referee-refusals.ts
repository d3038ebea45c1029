import type { Catalogue } from './refusal.ts'

/** What the referee refuses in any game, under the clauses that the game has for it. */
export function refereeRefusals(clauses: { readonly logFull: string; readonly overtaken: string }) {
  return {
    'log-full': [
      clauses.logFull,
      'The log of this match is full: it can hold no more events.',
      'Il registro di questa partita è pieno: non può contenere altri eventi.',
    ],
    overtaken: [
      clauses.overtaken,
      'This would undo an action that came first.',
      'Annullerebbe un’azione arrivata prima.',
    ],
    'table-gone': [
      clauses.overtaken,
      'This was meant for the table as it was before the last deal, so it had no effect.',
      'Era destinato al tavolo com’era prima dell’ultima distribuzione: non ha avuto effetto.',
    ],
  } as const satisfies Catalogue
}

export type RefereeRefusal = keyof ReturnType<typeof refereeRefusals>
