import { dictionary } from './language.ts'

const en = {
  title: 'The match as a picture',
  picture: 'End card of the match',
  wide: 'Save wide (1200 × 630)',
  upright: 'Save upright (1080 × 1920)',
  share: 'Share',
  lead: 'Longest lead',
  race: 'Closest race',
  mistakes: 'Mistakes',
  none: 'none',
  clause: '{result} ({clause})',
  unfinished: 'The match was not finished.',
  'in.chapter': '{label}: {lead}',
} as const

/** Words of the card that sums up a match. */
export type CardWord = keyof typeof en

const it: Record<CardWord, string> = {
  title: 'La partita in un’immagine',
  picture: 'Scheda finale della partita',
  wide: 'Salva in orizzontale (1200 × 630)',
  upright: 'Salva in verticale (1080 × 1920)',
  share: 'Condividi',
  lead: 'Vantaggio massimo',
  race: 'Gara più serrata',
  mistakes: 'Errori',
  none: 'nessuno',
  clause: '{result} ({clause})',
  unfinished: 'La partita non è stata conclusa.',
  'in.chapter': '{label}: {lead}',
}

export const sayCard = dictionary<CardWord>({ en, it })
