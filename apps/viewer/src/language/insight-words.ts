import { dictionary } from './language.ts'

const en = {
  hide: 'Hide',
  show: 'Show',
  working: 'Working out the odds …',
  'legend.odds': 'how likely',
  'legend.there': 'it is there',
  'legend.named': 'named now',
  'legend.known': 'found',
} as const

/** Words around what a side could know. */
export type InsightWord = keyof typeof en

const it: Record<InsightWord, string> = {
  hide: 'Nascondi',
  show: 'Mostra',
  working: 'Calcolo le probabilità …',
  'legend.odds': 'probabilità',
  'legend.there': 'è lì',
  'legend.named': 'detto ora',
  'legend.known': 'trovato',
}

export const sayInsight = dictionary<InsightWord>({ en, it })
