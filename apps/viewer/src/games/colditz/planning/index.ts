import type { GamePlanning } from '../../../table/planning.ts'

/** What is chosen of a match of Colditz. */
export const colditzPlanning: GamePlanning = {
  first: {
    option: 'security',
    words: { en: 'Who is the security officer', it: 'Chi è l’ufficiale di sicurezza' },
  },
  choices: [
    {
      // K1.1
      choice: 'rounds',
      words: { en: 'Rounds', it: 'Round' },
      values: [
        {
          value: '40',
          words: { en: '40', it: '40' },
          more: { en: 'For those who know the castle.', it: 'Per chi conosce il castello.' },
          options: {},
        },
        {
          value: '50',
          words: { en: '50', it: '50' },
          more: { en: 'For a first match.', it: 'Per una prima partita.' },
          options: { rounds: 50 },
        },
        {
          value: '30',
          words: { en: '30', it: '30' },
          more: { en: 'Little time to plan.', it: 'Poco tempo per i piani.' },
          options: { rounds: 30 },
        },
      ],
    },
    {
      // K6.6
      choice: 'clock',
      words: { en: 'Time for each turn', it: 'Tempo per ogni turno' },
      values: [
        {
          value: 'none',
          words: { en: 'No limit', it: 'Senza limite' },
          more: { en: 'Take all the time you need.', it: 'Tutto il tempo che serve.' },
          options: {},
        },
        ...[120, 240].map((turnS) => ({
          value: String(turnS),
          words: { en: `${turnS / 60} min`, it: `${turnS / 60} min` },
          more: {
            en: 'Then the turn ends. For a reaction there are 15 seconds.',
            it: 'Poi il turno finisce. Per una reazione ci sono 15 secondi.',
          },
          options: { turnS, reactS: 15 },
        })),
      ],
    },
  ],
  variants: {
    // K4.3
    doOrDie: {
      words: { en: 'Do or Die', it: 'O la va o la spacca' },
      more: {
        en: 'Each officer has one last dash for freedom: those who fail are out of the game.',
        it: 'Ogni ufficiale ha un’ultima corsa verso la libertà: chi fallisce è fuori dal gioco.',
      },
    },
    // K12.3
    chapelExit: {
      words: { en: 'Short chapel tunnel', it: 'Galleria della cappella corta' },
      more: {
        en: 'The chapel tunnel may come up before the wire.',
        it: 'La galleria della cappella può sbucare prima del reticolato.',
      },
    },
  },
  isOneVariant: false,
  hasRaces: false,
}
