import type { Catalogue } from './refusal.ts'

/** What the referee refuses in any game, under the clauses that the game has for it. */
export function refereeRefusals(clauses: { readonly logFull: string; readonly overtaken: string }) {
  return {
    'log-full': [
      clauses.logFull,
      'This match has as many events as a log may have.',
      'Questa partita ha tutti gli eventi che un registro può avere.',
    ],
    overtaken: [
      clauses.overtaken,
      'Something that came first can’t be undone by this.',
      'Qualcosa che è arrivato prima non si può più disfare.',
    ],
  } as const satisfies Catalogue
}

export type RefereeRefusal = keyof ReturnType<typeof refereeRefusals>
