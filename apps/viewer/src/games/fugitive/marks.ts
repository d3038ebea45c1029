import type { MarkKind } from '../../table/marks.ts'

/** What a match of Fugitive is won for: one of them, by the side that wins it. */
export const FUGITIVE_MARKS = {
  arrests: {
    id: 'arrests',
    // A marshal's star.
    emblem: {
      form: 'm8 .5 1.9 4.7 5 .3-3.9 3.2 1.3 4.9L8 10.9l-4.3 2.7L5 8.7 1.1 5.5l5-.3z',
      colour: { dark: '#8fb2ff', light: '#2f5fc4' },
    },
    label: { en: 'Arrests', it: 'Arresti' },
  },
  escapes: {
    id: 'escapes',
    // Away, and over the line.
    emblem: {
      form: 'M1 6.5h6.5V2.8L13 8l-5.5 5.2V9.5H1zM13.5 2H15.5v12h-2z',
      colour: { dark: '#7fd08a', light: '#2f8f45' },
    },
    label: { en: 'Getaways', it: 'Fughe riuscite' },
  },
} as const satisfies Record<string, MarkKind>
