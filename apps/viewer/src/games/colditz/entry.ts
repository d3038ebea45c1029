import type { GameEntry } from '../../table/game-entry.ts'
import { COLDITZ_MARKS } from './marks.ts'

/** Escape from Colditz, in lists and menus: its matches run over the API, and have no table here yet. */
export const colditzEntry: GameEntry = {
  id: 'colditz',
  name: 'Escape from Colditz',
  // A castle.
  emblem: {
    form: 'M1 15V5h2v2h2V5h2v2h2V5h2v2h2V5h2v10h-5v-3.5a2 2 0 0 0-4 0V15zM7 4V0h4.5L10 1.5 11.5 3H8v1z',
    colour: { dark: '#e0b070', light: '#9a5f1c' },
  },
  designers: ['Brian Degas', 'Pat Reid'],
  intro: {
    en: 'Officers of five nations get their prisoners out of a castle, by rope, wire, gate or tunnel; one player guards it. For two to six.',
    it: 'Ufficiali di cinque nazioni fanno evadere i loro prigionieri da un castello, con corde, tronchesi, porte o gallerie; un giocatore lo sorveglia. Da due a sei.',
  },
  marks: [COLDITZ_MARKS.escapes, COLDITZ_MARKS.arrests],
  practice: undefined,
  versions: [
    {
      rules: 'colditz/1',
      load: async () => (await import('./played-colditz.ts')).playedColditz,
    },
  ],
  loadReviewing: undefined,
  loadAuditing: async () => (await import('./auditing/index.ts')).colditzAuditing,
  loadOfficiating: undefined,
  loadTutorial: undefined,
  loadPlanning: async () => (await import('./planning/index.ts')).colditzPlanning,
  clauses: 'K',
  loadRulebook: undefined,
}
