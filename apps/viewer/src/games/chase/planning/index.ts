import type { GamePlanning } from '../../../table/planning.ts'

/** What is chosen of a match of Chase. */
export const chasePlanning: GamePlanning = {
  first: { option: 'firstChaser', words: { en: 'First chaser', it: 'Insegue per primo' } },
  choices: [
    {
      choice: 'length',
      words: { en: 'Length', it: 'Durata' },
      values: [
        {
          value: 'short',
          words: { en: 'One win', it: 'Una vittoria' },
          more: { en: 'The first win decides.', it: 'Decide la prima vittoria.' },
          options: { victory: [{ perfect: 1 }, { small: 1 }] },
        },
        {
          value: 'standard',
          words: { en: 'Standard', it: 'Normale' },
          more: { en: 'By the rules: a few rounds.', it: 'Secondo le regole: qualche manche.' },
          options: {},
        },
        {
          value: 'marathon',
          words: { en: 'Marathon', it: 'Maratona' },
          more: { en: 'Twice the score of a standard match.', it: 'Il doppio del punteggio normale.' },
          options: { victory: [{ perfect: 4 }, { perfect: 2, small: 2 }, { small: 6 }] },
        },
      ],
    },
    {
      choice: 'size',
      words: { en: 'Table size', it: 'Dimensioni del tavolo' },
      values: [
        {
          value: 'small',
          words: { en: 'Small', it: 'Piccolo' },
          more: { en: '15 × 11 tiles', it: '15 × 11 tessere' },
          options: { table: { width: 15, height: 11 } },
        },
        {
          value: 'standard',
          words: { en: 'Medium', it: 'Medio' },
          more: { en: '21 × 15 tiles', it: '21 × 15 tessere' },
          options: {},
        },
        {
          value: 'large',
          words: { en: 'Large', it: 'Grande' },
          more: { en: '31 × 21 tiles', it: '31 × 21 tessere' },
          options: { table: { width: 31, height: 21 } },
        },
      ],
    },
  ],
  variants: {
    headStart: {
      words: { en: 'Head start', it: 'Vantaggio iniziale' },
      more: { en: 'The escape begins with three tiles.', it: 'La fuga inizia con tre tessere.' },
    },
    perfectPlan: {
      words: { en: 'Perfect plan', it: 'Piano perfetto' },
      more: {
        en: 'Each pile holds one item of each kind.',
        it: 'Ogni pila contiene un oggetto di ogni tipo.',
      },
    },
  },
  isOneVariant: false,
  hasRaces: true,
}
