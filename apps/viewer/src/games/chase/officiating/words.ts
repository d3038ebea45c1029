import { dictionary } from '../../../language/language.ts'

const en = {
  void: 'Void round {n}',
  'void.text': 'The round does not count and is played again.',
  correct: 'Correct round {n}',
  'correct.text': 'What you choose counts instead of the result of the check.',
  winner: 'The round goes to',
  runners: 'The runners: {names}',
  chasers: 'The chasers: {names}',
  none: 'Nobody: it does not count',
  award: 'Coin for {name}',
  'award.none': 'None',
  seat: 'Seat {n}',
  perfect: 'Perfect',
  small: 'Small',
  'round.voided': 'Round voided',
  'round.corrected': 'Round corrected',
} as const

export type OfficiatingWord = keyof typeof en

const it: Record<OfficiatingWord, string> = {
  void: 'Annulla la manche {n}',
  'void.text': 'La manche non conta e si rigioca.',
  correct: 'Correggi la manche {n}',
  'correct.text': 'Vale ciò che scegli, invece dell’esito della verifica.',
  winner: 'La manche va',
  runners: 'A chi fugge: {names}',
  chasers: 'A chi insegue: {names}',
  none: 'A nessuno: non conta',
  award: 'Moneta per {name}',
  'award.none': 'Nessuna',
  seat: 'Posto {n}',
  perfect: 'Perfetta',
  small: 'Piccola',
  'round.voided': 'Manche annullata',
  'round.corrected': 'Manche corretta',
}

export const sayOfficiating = dictionary<OfficiatingWord>({ en, it })
