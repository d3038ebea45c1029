import { dictionary } from './language.ts'

const en = {
  connecting: 'Connecting to the show …',
  missing: 'This show is not on',
  'missing.more':
    'It starts here by itself as soon as its caster goes on air. If it does not, ask the caster for a new link.',
} as const

/** What a screen of a show says. */
export type ShowWord = keyof typeof en

const it: Record<ShowWord, string> = {
  connecting: 'Collegamento al programma …',
  missing: 'Questo programma non è in onda',
  'missing.more':
    'Comincia qui da solo appena chi lo conduce va in onda. Se non succede, chiedi un nuovo link.',
}

export const sayShow = dictionary<ShowWord>({ en, it })
