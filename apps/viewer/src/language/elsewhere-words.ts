import { dictionary } from './language.ts'

const en = {
  'elsewhere.title': 'You are playing somewhere else',
  'elsewhere.text': 'This seat was opened in another tab or on another device. Play in one place at a time.',
  'elsewhere.here': 'Play here',
  'replaced.title': 'This link no longer opens your seat',
  'replaced.text': 'Your seat was given a new link.',
  'replaced.back': 'Take the seat back',
} as const

/** A seat that is played, or opened, in another place. It comes with what says so. */
export type ElsewhereWord = keyof typeof en

const it: Record<ElsewhereWord, string> = {
  'elsewhere.title': 'Stai giocando da un’altra parte',
  'elsewhere.text':
    'Questo posto è stato aperto in un’altra scheda o su un altro dispositivo. Gioca in un posto alla volta.',
  'elsewhere.here': 'Gioca qui',
  'replaced.title': 'Questo link non apre più il tuo posto',
  'replaced.text': 'Il tuo posto ha ricevuto un nuovo link.',
  'replaced.back': 'Riprendi il posto',
}

export const sayElsewhere = dictionary<ElsewhereWord>({ en, it })
