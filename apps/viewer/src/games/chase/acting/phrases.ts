import type { ActingPhrase } from '../../../table/acting.ts'

/** C3.4: what teammates say to each other while they point at the table. */
export const CHASE_PHRASES: readonly ActingPhrase[] = [
  phrase('here', 'Here', 'Qui'),
  phrase('not-here', 'Not here', 'Non qui'),
  phrase('mine', 'I’ll take it', 'Ci penso io'),
  phrase('yours', 'You take it', 'Pensaci tu'),
  phrase('wait', 'Wait', 'Aspetta'),
  phrase('go', 'Go', 'Vai'),
  phrase('yes', 'Yes', 'Sì'),
  phrase('no', 'No', 'No'),
]

function phrase(say: string, en: string, it: string): ActingPhrase {
  return { say, words: { en, it } }
}
