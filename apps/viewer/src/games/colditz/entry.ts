import type { GameEntry } from '../../table/game-entry.ts'
import { FUGITIVE_MARKS } from '../fugitive/marks.ts'

/** They are small without a table: one file for all. */
const parts = () => import('./index.ts')

/** Escape from Colditz, in lists and menus: its matches run over the API, and have no table here yet. */
export const colditzEntry: GameEntry = {
  id: 'colditz',
  name: 'Escape from Colditz',
  // Until it has a table: the way out.
  emblem: FUGITIVE_MARKS.escapes.emblem,
  designers: ['Brian Degas', 'Pat Reid'],
  intro: { en: 'Five nations break out of a castle.', it: 'Cinque nazioni evadono da un castello.' },
  // Standings add up what has the same name, in whatever game it was won.
  marks: [FUGITIVE_MARKS.escapes, FUGITIVE_MARKS.arrests],
  practice: undefined,
  versions: [
    {
      rules: 'colditz/1',
      load: async () => (await parts()).played,
    },
  ],
  loadReviewing: undefined,
  loadAuditing: async () => (await parts()).auditing,
  loadOfficiating: undefined,
  loadTutorial: undefined,
  loadPlanning: async () => (await parts()).planning,
  clauses: 'K',
  loadRulebook: undefined,
}
