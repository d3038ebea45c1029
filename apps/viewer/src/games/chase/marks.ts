import type { MarkKind } from '../../table/marks.ts'

const DISC = 'M8 .4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2z'

/** The markers of C9: what a round is won for, as they would lie before a player. */
export const CHASE_MARKS = {
  perfect: {
    id: 'perfect',
    emblem: {
      form: `${DISC}m0 2.7 1.5 3.3 3.6.4-2.7 2.4.8 3.6L8 11l-3.2 1.8.8-3.6-2.7-2.4 3.6-.4z`,
      colour: { dark: '#f0bb45', light: '#c98d0f' },
    },
    label: { en: 'Perfect', it: 'Perfette' },
  },
  small: {
    id: 'small',
    emblem: {
      form: `${DISC}m0 4.8a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z`,
      colour: { dark: '#cfd6dd', light: '#8793a0' },
    },
    label: { en: 'Small', it: 'Piccole' },
  },
} as const satisfies Record<string, MarkKind>
