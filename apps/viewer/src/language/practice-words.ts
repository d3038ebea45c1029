import { dictionary } from './language.ts'

const en = {
  title: 'Practice',
  role: 'Your role at the start',
  game: 'The game',
  strength: 'Your opponent',
  deal: 'New table',
} as const

/** A match against a bot of this browser, to be chosen. */
type PracticeWord = keyof typeof en

const it: Record<PracticeWord, string> = {
  title: 'Allenamento',
  role: 'Il tuo ruolo all’inizio',
  game: 'Il gioco',
  strength: 'Il tuo avversario',
  deal: 'Nuovo tavolo',
}

export const sayPractice = dictionary<PracticeWord>({ en, it })
