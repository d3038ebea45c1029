import { dictionary } from './language.ts'

const en = {
  'no-key.title': 'This seat needs its link',
  'no-key.text': 'Open the link of your seat again: this tab does not have its key.',
  acts: 'What you can do',
  watch: 'Watch the match',
  'taken-back': 'Taken back: {why}',
  sitting: 'Taking your seat …',
} as const

/** What only the page says on which a match is played. It comes with it. */
export type PlayWord = keyof typeof en

const it: Record<PlayWord, string> = {
  'no-key.title': 'Per questo posto serve il suo link',
  'no-key.text': 'Apri di nuovo il link del tuo posto: questa scheda non ne ha la chiave.',
  acts: 'Che cosa puoi fare',
  watch: 'Guarda la partita',
  'taken-back': 'Ritirato: {why}',
  sitting: 'Stai prendendo posto …',
}

export const sayOfPlay = dictionary<PlayWord>({ en, it })
