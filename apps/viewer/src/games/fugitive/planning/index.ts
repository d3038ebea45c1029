import type { GamePlanning } from '../../../table/planning.ts'

/** What is chosen of a match of Fugitive. */
export const fugitivePlanning: GamePlanning = {
  first: { option: 'fugitive', words: { en: 'Fugitive', it: 'Fuggitivo' } },
  choices: [],
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
