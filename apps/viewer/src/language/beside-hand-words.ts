import { dictionary } from './language.ts'

const en = {
  draft: 'What you are about to do',
  'draft.short': '(not enough)',
  'draft.clear': 'Start again',
  'pad.note': 'Take notes',
  'pad.noting': 'Press a key to note on it, again for another note.',
  'pad.keys': 'Type a number, Space chooses it, Enter says it. N, or holding a number, takes a note.',
  'pad.touch': 'Press and hold a number to note on it.',
  'pad.told': 'What is known',
  cover: 'Hold to see your hand',
  'cover.shown': 'Let go to hide your hand',
  'clock.own': 'Your time left',
  'clock.other': 'Your opponent’s time left',
  'clock.stopped': 'waiting for the connection',
  'clock.said': '{n} seconds left',
} as const

/** What stands beside a hand in which things are put together, a covered hand and a clock. It comes with them. */
export type BesideHandWord = keyof typeof en

const it: Record<BesideHandWord, string> = {
  draft: 'Quello che stai per fare',
  'draft.short': '(non basta)',
  'draft.clear': 'Ricomincia',
  'pad.note': 'Prendi appunti',
  'pad.noting': 'Premi un tasto per annotarlo, di nuovo per un’altra nota.',
  'pad.keys':
    'Scrivi un numero, Spazio lo sceglie, Invio lo dice. Con N, o tenendo premuto un numero, prendi nota.',
  'pad.touch': 'Tieni premuto un numero per annotarlo.',
  'pad.told': 'Che cosa si sa',
  cover: 'Tieni premuto per vedere la tua mano',
  'cover.shown': 'Lascia per nascondere la tua mano',
  'clock.own': 'Il tuo tempo rimasto',
  'clock.other': 'Il tempo rimasto all’avversario',
  'clock.stopped': 'si aspetta la connessione',
  'clock.said': 'restano {n} secondi',
}

export const sayBesideHand = dictionary<BesideHandWord>({ en, it })
