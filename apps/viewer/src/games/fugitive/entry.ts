import type { GameEntry } from '../../table/game-entry.ts'
import { FUGITIVE_MARKS } from './marks.ts'

/** Fugitive, in lists and menus. */
export const fugitiveEntry: GameEntry = {
  id: 'fugitive',
  name: 'Fugitive',
  // A hat with its brim pulled down.
  emblem: {
    form: 'M.6 10.6c2.1 1.9 4.5 2.9 7.4 2.9s5.3-1 7.4-2.9l-.7-1.1c-.9.5-1.8.9-2.7 1.1L11.2 4c-.3-1.3-1.5-1.7-3.2-1-1.7-.7-2.9-.3-3.2 1L4 10.6c-.9-.2-1.8-.6-2.7-1.1z',
    colour: { dark: '#8fb2ff', light: '#2f5fc4' },
  },
  designers: ['Tim Fowers'],
  intro: {
    en: 'A fugitive hides from number to number, up to 42; the marshal guesses where. A duel of bluff and deduction.',
    it: 'Il fuggitivo si nasconde di numero in numero, fino al 42; l’investigatrice cerca di indovinare dove. Un duello di bluff e deduzione.',
  },
  marks: [FUGITIVE_MARKS.arrests, FUGITIVE_MARKS.escapes],
  practice: {
    roles: [
      { id: 'fugitive', words: { en: 'Fugitive', it: 'Fuggitivo' }, options: { fugitive: 0 } },
      { id: 'marshal', words: { en: 'Marshal', it: 'Investigatrice' }, options: { fugitive: 1 } },
    ],
    strengths: ['novice', 'regular', 'expert'],
  },
  versions: [
    {
      rules: 'fugitive/1',
      load: async () => (await import('./played-fugitive.ts')).playedFugitive,
    },
  ],
  loadReviewing: async () => (await import('./review/index.ts')).fugitiveReviewing,
  loadAuditing: async () => (await import('./auditing/index.ts')).fugitiveAuditing,
  loadOfficiating: undefined,
  loadTutorial: async () => (await import('./tutorial/index.ts')).fugitiveTutorial,
  loadPlanning: async () => (await import('./planning/index.ts')).fugitivePlanning,
  clauses: 'F',
  loadRulebook: async () => (await import('./rules/index.ts')).fugitiveRulebook,
}
