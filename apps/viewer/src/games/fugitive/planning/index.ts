import type { GamePlanning } from '../../../table/planning.ts'

/** What is chosen of a match of Fugitive. */
export const fugitivePlanning: GamePlanning = {
  first: { option: 'fugitive', words: { en: 'Who is the fugitive', it: 'Chi è il fuggitivo' } },
  choices: [
    {
      // F3.5
      choice: 'clock',
      words: { en: 'Time for each step', it: 'Tempo per ogni passo' },
      values: [
        {
          value: 'none',
          words: { en: 'No limit', it: 'Senza limite' },
          more: { en: 'Take all the time you need.', it: 'Tutto il tempo che serve.' },
          options: {},
        },
        ...[30, 60, 180].map((turnS) => ({
          value: String(turnS),
          words:
            turnS < 60
              ? { en: `${turnS} s`, it: `${turnS} s` }
              : { en: `${turnS / 60} min`, it: `${turnS / 60} min` },
          more: {
            en: 'Then the least that the rules allow is done for you; the clock waits for a lost connection.',
            it: 'Poi si fa per te il minimo che le regole permettono; se cade la connessione l’orologio aspetta.',
          },
          options: { turnS },
        })),
      ],
    },
  ],
  // F7
  variants: {
    'random-events': {
      words: { en: 'Random events', it: 'Eventi casuali' },
      more: {
        en: 'Two events lie in each deck; if you draw one, it happens.',
        it: 'In ogni mazzo ci sono due eventi: se ne peschi uno, accade.',
      },
    },
    'discovery-events': {
      words: { en: 'Discovery events', it: 'Eventi alla scoperta' },
      more: {
        en: 'An event happens whenever the marshal finds hideouts.',
        it: 'Accade un evento ogni volta che l’investigatrice scopre dei nascondigli.',
      },
    },
    'helping-fugitive': {
      words: { en: 'Events for the fugitive', it: 'Eventi per il fuggitivo' },
      more: {
        en: 'The decks hold 14 events that help the fugitive.',
        it: 'Nei mazzi ci sono 14 eventi che aiutano il fuggitivo.',
      },
    },
    'helping-marshal': {
      words: { en: 'Events for the marshal', it: 'Eventi per l’investigatrice' },
      more: {
        en: 'The decks hold 14 events that help the marshal.',
        it: 'Nei mazzi ci sono 14 eventi che aiutano l’investigatrice.',
      },
    },
    'catch-up-events': {
      words: { en: 'Catch-up events', it: 'Eventi di recupero' },
      more: {
        en: 'Events help the player who is behind.',
        it: 'Gli eventi aiutano chi è in svantaggio.',
      },
    },
  },
  isOneVariant: true,
  hasRaces: false,
}
