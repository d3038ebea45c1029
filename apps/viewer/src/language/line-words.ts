import { dictionary } from './language.ts'

const en = {
  'line.unknown': 'not measured yet',
  'line.rtt': 'Round trip',
  'line.clock': 'Clock error at most',
  'line.input': 'Input delay',
  'line.input.of': '{median} ms, 19 of 20 below {p95} ms',
  'line.pending': 'Waiting for an answer',
  'line.status': 'Status',
} as const

/** The figures of a player’s connection. They come when somebody wants them. */
export type LineWord = keyof typeof en

const it: Record<LineWord, string> = {
  'line.unknown': 'non ancora misurato',
  'line.rtt': 'Andata e ritorno',
  'line.clock': 'Errore massimo dell’orologio',
  'line.input': 'Ritardo dei comandi',
  'line.input.of': '{median} ms, 19 su 20 sotto {p95} ms',
  'line.pending': 'In attesa di risposta',
  'line.status': 'Stato',
}

export const sayLine = dictionary<LineWord>({ en, it })
