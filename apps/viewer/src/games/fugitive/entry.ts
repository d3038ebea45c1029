import type { GameEntry } from '../../table/game-entry.ts'

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
  marks: [
    {
      id: 'arrests',
      // A marshal's star.
      emblem: {
        form: 'm8 .5 1.9 4.7 5 .3-3.9 3.2 1.3 4.9L8 10.9l-4.3 2.7L5 8.7 1.1 5.5l5-.3z',
        colour: { dark: '#8fb2ff', light: '#2f5fc4' },
      },
      label: { en: 'Arrests', it: 'Arresti' },
    },
    {
      id: 'escapes',
      // Away, and over the line.
      emblem: {
        form: 'M1 6.5h6.5V2.8L13 8l-5.5 5.2V9.5H1zM13.5 2H15.5v12h-2z',
        colour: { dark: '#7fd08a', light: '#2f8f45' },
      },
      label: { en: 'Getaways', it: 'Fughe riuscite' },
    },
  ],
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
  loadReviewing: undefined,
  loadAuditing: async () => (await import('./auditing/index.ts')).fugitiveAuditing,
  loadOfficiating: undefined,
  loadTutorial: async () => (await import('./tutorial/index.ts')).fugitiveTutorial,
  loadPlanning: async () => (await import('./planning/index.ts')).fugitivePlanning,
  loadRulebook: undefined,
}
