import type { MarkKind } from '../../table/marks.ts'

/** What a match of Colditz is won for: POWs that are free, and, for the security officer, arrests. */
export const COLDITZ_MARKS = {
  escapes: {
    id: 'escapes',
    // Over the wall.
    emblem: {
      form: 'M1 14V8.5h3V6h3v2.5h3V6h3v2.5h2V14zM8 4.5 5.5 2H7V0h2v2h1.5z',
      colour: { dark: '#7fd08a', light: '#2f8f45' },
    },
    label: { en: 'Escapes', it: 'Evasioni' },
  },
  arrests: {
    id: 'arrests',
    // The bars of a cell.
    emblem: {
      form: 'M1 1h14v2H1zM1 13h14v2H1zM2.5 3h1.6v10H2.5zM6 3h1.6v10H6zM8.4 3H10v10H8.4zM11.9 3h1.6v10h-1.6z',
      colour: { dark: '#8fb2ff', light: '#2f5fc4' },
    },
    label: { en: 'Arrests', it: 'Arresti' },
  },
} as const satisfies Record<string, MarkKind>
