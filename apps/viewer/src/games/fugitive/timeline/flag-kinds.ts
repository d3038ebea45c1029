import type { FlagKind } from '../../../table/strip.ts'

const RED = { dark: '#ff6b57', light: '#d8402b' }
const GREEN = { dark: '#7fd08a', light: '#2f8f45' }
const BLUE = { dark: '#8fb2ff', light: '#2f5fc4' }
const SAND = { dark: '#b9ab98', light: '#6d5f4f' }
const AMBER = { dark: '#ffdc8f', light: '#7d5503' }
const PURPLE = { dark: '#d3a6ff', light: '#7a3fb5' }

/** What Fugitive flags on its timeline: guesses and their answers, events, bluffs, and how it ended. */
export const FLAG_KINDS = {
  // A tick.
  hit: {
    id: 'hit',
    emblem: { form: 'M6.3 14.2.9 8.8l2.3-2.3 3.1 3.1 6.5-7 2.3 2.3z', colour: BLUE },
    isEnding: false,
    isKeyMoment: true,
  },
  // A dash: nothing there.
  miss: {
    id: 'miss',
    emblem: { form: 'M2.4 6.6h11.2v2.8H2.4z', colour: SAND },
    isEnding: false,
    isKeyMoment: false,
  },
  // A card.
  event: {
    id: 'event',
    emblem: { form: 'M3.4.8h9.2v14.4H3.4zM8 4.2 5.6 8 8 11.8 10.4 8z', colour: AMBER },
    isEnding: false,
    isKeyMoment: false,
  },
  // A mask.
  bluff: {
    id: 'bluff',
    emblem: {
      form: 'M.6 5.2c2.5-1.6 4.9-1.6 7.4 0 2.5-1.6 4.9-1.6 7.4 0-.2 4.2-1.6 6.2-4 6.2-1.7 0-2.5-.9-3.4-2-.9 1.1-1.7 2-3.4 2-2.4 0-3.8-2-4-6.2',
      colour: PURPLE,
    },
    isEnding: false,
    isKeyMoment: true,
  },
  // A siren over the row.
  manhunt: {
    id: 'manhunt',
    emblem: {
      form: 'M8 .6 9.9 5l4.9-.7L11.9 8l2.9 3.7-4.9-.7L8 15.4 6.1 11l-4.9.7L4.1 8 1.2 4.3l4.9.7z',
      colour: RED,
    },
    isEnding: false,
    isKeyMoment: true,
  },
  // A marshal's star.
  arrest: {
    id: 'arrest',
    emblem: {
      form: 'm8 .5 1.9 4.7 5 .3-3.9 3.2 1.3 4.9L8 10.9l-4.3 2.7L5 8.7 1.1 5.5l5-.3z',
      colour: RED,
    },
    isEnding: true,
    isKeyMoment: false,
  },
  // Away, and over the line.
  getaway: {
    id: 'getaway',
    emblem: { form: 'M1 6.5h6.5V2.8L13 8l-5.5 5.2V9.5H1zM13.5 2H15.5v12h-2z', colour: GREEN },
    isEnding: true,
    isKeyMoment: false,
  },
} as const satisfies Record<string, FlagKind>
