import { dictionary } from './language.ts'

const en = {
  low: 'fast',
  medium: 'medium',
  high: 'slow',
  ms: 'up to {ms} ms',
  most: '{ms} ms or more',
  measuring: 'measuring …',
  away: 'away',
  clock: 'clock ±{ms} ms',
  more: 'The way to the service and back, and how exact the clock is',
} as const

/** How well a player can be reached. */
export type ReachWord = keyof typeof en

const it: Record<ReachWord, string> = {
  low: 'veloce',
  medium: 'media',
  high: 'lenta',
  ms: 'fino a {ms} ms',
  most: '{ms} ms o più',
  measuring: 'misurazione …',
  away: 'assente',
  clock: 'orologio ±{ms} ms',
  more: 'Il tempo fino al servizio e ritorno, e quanto è preciso l’orologio',
}

export const sayReach = dictionary<ReachWord>({ en, it })
