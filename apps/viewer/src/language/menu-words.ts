import { dictionary } from './language.ts'

const en = {
  link: 'Copy a link to this moment',
  copied: 'Link copied',
  photo: 'Photo finish',
  audit: 'Audit: what is proved',
  save: 'Save as one HTML file',
  spoilers: 'Without spoilers',
  'spoilers.hint': 'Hides the length, later events and results',
  pauses: 'Skip pauses',
  'pauses.hint': 'Skips time in which nothing happens',
  side: 'Point of view',
  'help.rules': 'All rules',
  'help.close': 'Close',
  'review.why': 'Why was it won or lost?',
  review: 'Review',
} as const

/** What the menu beside the timeline says once it is open. */
export type MenuWord = keyof typeof en

const it: Record<MenuWord, string> = {
  link: 'Copia il link a questo momento',
  copied: 'Link copiato',
  photo: 'Fotofinish',
  audit: 'Verifica: che cosa è dimostrato',
  save: 'Salva in un unico file HTML',
  spoilers: 'Senza spoiler',
  'spoilers.hint': 'Nasconde la durata, il seguito e i risultati',
  pauses: 'Salta le pause',
  'pauses.hint': 'Salta il tempo in cui non succede nulla',
  side: 'Punto di vista',
  'help.rules': 'Tutte le regole',
  'help.close': 'Chiudi',
  'review.why': 'Perché è finita così?',
  review: 'Analisi',
}

export const sayMenu = dictionary<MenuWord>({ en, it })
