import type { GameEntry } from '../../table/game-entry.ts'
import { CHASE_MARKS } from './marks.ts'

/** Chase, in lists and menus. */
export const chaseEntry: GameEntry = {
  id: 'chase',
  name: 'Chase',
  // A tile with its street.
  emblem: {
    form: 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm1.5 14h2.6v-3.6a1.6 1.6 0 0 1 1.6-1.6h.6a4.2 4.2 0 0 0 4.2-4.2V1h-2.6v4.6a1.6 1.6 0 0 1-1.6 1.6h-.6a4.2 4.2 0 0 0-4.2 4.2z',
    colour: { dark: '#f0bb45', light: '#a87410' },
  },
  designers: ['Antony Proietti', 'Dave Neale'],
  intro: {
    en: 'The runner lays a way out of the city, tile by tile; the chaser reads every tile and closes in. Both at once.',
    it: 'Chi fugge posa la strada, una tessera dopo l’altra; chi insegue legge ogni tessera e si avvicina. Nello stesso momento.',
  },
  marks: [CHASE_MARKS.perfect, CHASE_MARKS.small],
  practice: {
    roles: [
      { id: 'runner', words: { en: 'Runner', it: 'Chi fugge' }, options: { firstChaser: 1 } },
      { id: 'chaser', words: { en: 'Chaser', it: 'Chi insegue' }, options: { firstChaser: 0 } },
    ],
    strengths: ['novice', 'regular', 'expert'],
  },
  versions: [
    {
      rules: 'chase/1',
      load: async () => (await import('./played-chase.ts')).playedChase,
    },
  ],
  loadReviewing: async () => (await import('./review/index.ts')).chaseReviewing,
  loadAuditing: async () => (await import('./auditing/index.ts')).chaseAuditing,
  loadOfficiating: async () => (await import('./officiating/index.ts')).chaseOfficiating,
  loadTutorial: async () => (await import('./tutorial/index.ts')).chaseTutorial,
  loadPlanning: async () => (await import('./planning/index.ts')).chasePlanning,
  clauses: 'C',
  loadRulebook: async () => (await import('./rules/index.ts')).chaseRulebook,
}
