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
      'This was meant for the table before the last deal; nothing was done.',
      'Era destinato al tavolo di prima dell’ultima distribuzione; non è stato fatto nulla.',
    ],
  } as const satisfies Catalogue
}

export type RefereeRefusal = keyof ReturnType<typeof refereeRefusals>
