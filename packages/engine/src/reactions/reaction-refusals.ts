import type { Catalogue } from '../refusal.ts'

/** The refusals of reactions, in the words of any game, under the clause that it has for them. */
export function reactionRefusals(clause: string) {
  return {
    'nothing-to-pass': [
      clause,
      'There is nothing that you could let pass now.',
      'Ora non c’è nulla che tu possa lasciar passare.',
    ],
    'time-alone': [
      clause,
      'In this match nobody passes: only time ends the wait, so that it tells nothing of a hand.',
      'In questa partita nessuno passa: l’attesa finisce solo col tempo, così non rivela nulla delle carte in mano.',
    ],
    'too-late-to-react': [clause, 'The time to react is over.', 'Il tempo per reagire è finito.'],
    'reaction-open': [
      clause,
      'Somebody may still react: wait until that is settled.',
      'Qualcuno può ancora reagire: aspetta che sia deciso.',
    ],
  } as const satisfies Catalogue
}

export type ReactionRefusal = keyof ReturnType<typeof reactionRefusals>
