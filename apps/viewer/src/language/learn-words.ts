import { dictionary } from './language.ts'

const en = {
  bot: 'Bot ({strength})',
  'practice.review': 'Review',
  'practice.replay': 'Replay this match',
  'practice.save': 'Save the log',
  'practice.local': 'This match is in your browser only.',
  'practice.plain':
    'This match is in your browser only. Over HTTPS you could also practise without a connection.',
  tutor: 'Tutor',
  step: 'Step {n} of {count}',
  skip: 'Skip this step',
  leave: 'Leave the tutorial',
  finish: 'Continue',
  well: 'Well done!',
  again: 'Start again',
  'done.title': 'That is the whole game.',
  'done.text': 'Now try it in a match.',
  'done.play': 'Play now',
  'done.practice': 'Practise',
  'done.rules': 'All the rules',
  'done.steps': 'Or repeat a single step:',
} as const

/** What the tutorial and the practice table say. It comes with them. */
export type LearnWord = keyof typeof en

const it: Record<LearnWord, string> = {
  bot: 'Bot ({strength})',
  'practice.review': 'Analisi',
  'practice.replay': 'Rivedi questa partita',
  'practice.save': 'Salva il registro',
  'practice.local': 'Questa partita è solo nel tuo browser.',
  'practice.plain':
    'Questa partita è solo nel tuo browser. Con HTTPS potresti allenarti anche senza connessione.',
  tutor: 'Maestro',
  step: 'Passo {n} di {count}',
  skip: 'Salta questo passo',
  leave: 'Esci dal tutorial',
  finish: 'Avanti',
  well: 'Ben fatto!',
  again: 'Ricomincia',
  'done.title': 'Il gioco è tutto qui.',
  'done.text': 'Ora provalo in una partita.',
  'done.play': 'Gioca subito',
  'done.practice': 'Allenati',
  'done.rules': 'Tutte le regole',
  'done.steps': 'Oppure ripeti un solo passo:',
}

export const sayOfLearning = dictionary<LearnWord>({ en, it })
