import { dictionary } from './language.ts'

const en = {
  label: 'The table, drawn flat',
  'no-webgl': 'This browser cannot show 3D (WebGL is missing or switched off), so the table is drawn flat.',
  failed: 'The 3D table could not be loaded, so it is drawn flat.',
  look: 'Part of the table',
  follow: 'Follow',
  whole: 'Whole table',
  larger: 'Zoom in',
  smaller: 'Zoom out',
} as const

/** What is said around the table drawn flat: it comes with it. */
export type BoardWord = keyof typeof en

const it: Record<BoardWord, string> = {
  label: 'Il tavolo in 2D',
  'no-webgl':
    'Questo browser non può mostrare il 3D (WebGL manca o è disattivato): il tavolo è disegnato in 2D.',
  failed: 'Impossibile caricare il tavolo in 3D: eccolo in 2D.',
  look: 'Parte del tavolo',
  follow: 'Segui',
  whole: 'Tutto il tavolo',
  larger: 'Ingrandisci',
  smaller: 'Riduci',
}

export const sayBoard = dictionary<BoardWord>({ en, it })
