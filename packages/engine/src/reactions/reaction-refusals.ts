import type { Catalogue } from '../refusal.ts'

/** The refusals of reactions, in the words of any game, under the clause that it has for them. */
export function reactionRefusals(clause: string) {
  return {
    'nothing-to-pass': [
      clause,
      'There is nothing for you to let pass now.',
      'Ora non c’è nulla su cui passare.',
    ],
    'time-alone': [
      clause,
      'In this match you cannot pass: every wait takes its full time, so that it tells nothing about anybody’s hand.',
      'In questa partita non si passa: ogni attesa dura tutto il suo tempo, così non rivela nulla delle carte in mano.',
    ],
    'too-late-to-react': [clause, 'The time to react is over.', 'Il tempo per reagire è finito.'],
    'reaction-open': [
      clause,
      'Somebody may still react: wait until that is settled.',
      'Qualcuno può ancora reagire: aspetta che abbia deciso.',
    ],
  } as const satisfies Catalogue
}

export type ReactionRefusal = keyof ReturnType<typeof reactionRefusals>
