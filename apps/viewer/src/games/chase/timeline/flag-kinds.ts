import type { FlagKind } from '../../../table/strip.ts'

const RED = { dark: '#ff6b57', light: '#d8402b' }
const GREEN = { dark: '#7fd08a', light: '#2f8f45' }
const SAND = { dark: '#b9ab98', light: '#6d5f4f' }
const AMBER = { dark: '#ffdc8f', light: '#7d5503' }

/** What Chase flags on its timeline: how a round ended, what its check found, and what was too late (C10.5). */
export const FLAG_KINDS = {
  capture: {
    id: 'capture',
    emblem: { form: 'M8 .8 15.2 8 8 15.2.8 8z', colour: RED },
    isEnding: true,
    isKeyMoment: false,
  },
  escape: {
    id: 'escape',
    emblem: { form: 'M8 1 15.2 7.4H13V15H9.6v-4H6.4v4H3V7.4H.8z', colour: GREEN },
    isEnding: true,
    isKeyMoment: false,
  },
  lost: {
    id: 'lost',
    emblem: {
      form: 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1m0 3.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8',
      colour: SAND,
    },
    isEnding: true,
    isKeyMoment: false,
  },
  mistake: {
    id: 'mistake',
    emblem: {
      form: 'm3.9 1.3 4.1 4 4.1-4 2.6 2.6-4 4.1 4 4.1-2.6 2.6-4.1-4-4.1 4-2.6-2.6 4-4.1-4-4.1z',
      colour: RED,
    },
    isEnding: false,
    isKeyMoment: true,
  },
  race: {
    id: 'race',
    emblem: { form: 'M1 2.2 7.2 8 1 13.8zM8.4 2.2 14.6 8l-6.2 5.8z', colour: AMBER },
    isEnding: false,
    isKeyMoment: true,
  },
} as const satisfies Record<string, FlagKind>
