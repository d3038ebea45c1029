import { dictionary } from './language.ts'

const en = {
  live: 'Live',
  replay: 'Replay',
  'instant-replay': 'Instant replay',
  slow: '{speed} speed',
  'match-point': 'Match point',
  level: 'Level: another round decides',
  won: 'Winner',
  'to-win': 'To win',
  or: 'or',
  series: '{name}, matches won: {n}',
  'best-of': 'best of {n}',
  waits: 'Waiting for {names}',
  card: 'The story',
  how: 'How this was worked out',
  check: 'The check',
  against: '{one} against {other}',
} as const

export type AirWord = keyof typeof en

const it: Record<AirWord, string> = {
  live: 'In diretta',
  replay: 'Replay',
  'instant-replay': 'Replay dell’azione',
  slow: 'velocità {speed}',
  'match-point': 'Match point',
  level: 'Parità: decide un’altra manche',
  won: 'Ha vinto',
  'to-win': 'Per vincere',
  or: 'o',
  series: '{name}, partite vinte: {n}',
  'best-of': 'al meglio di {n}',
  waits: 'In attesa di {names}',
  card: 'La storia',
  how: 'Come si è calcolato',
  check: 'La verifica',
  against: '{one} contro {other}',
}

export const sayOnAir = dictionary<AirWord>({ en, it })
