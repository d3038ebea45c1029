import type { EventCard } from './event-card.ts'

/** They help the marshal. */
export const GLASS: readonly Omit<EventCard, 'icon'>[] = [
  {
    id: 'g01',
    name: { en: 'Witness', it: 'Testimone' },
    text: {
      en: 'Four numbers that are no hideout of the row are told.',
      it: 'Si dicono quattro numeri che non sono nascondigli della fila.',
    },
    effects: [{ type: 'rule-out', count: 4 }],
  },
  {
    id: 'g02',
    name: { en: 'Informer', it: 'Informatore' },
    text: {
      en: 'The fugitive tells from which deck the last face-down hideout comes.',
      it: 'Il fuggitivo dice da quale mazzo viene l’ultimo nascondiglio coperto.',
    },
    effects: [{ type: 'show-deck', which: 'last' }],
  },
  {
    id: 'g03',
    name: { en: 'Print in the mud', it: 'Orma nel fango' },
    text: {
      en: 'The fugitive tells whether the last face-down hideout is odd or even.',
      it: 'Il fuggitivo dice se l’ultimo nascondiglio coperto è pari o dispari.',
    },
    effects: [{ type: 'show-parity', which: 'last' }],
  },
  {
    id: 'g04',
    name: { en: 'Search warrant', it: 'Mandato' },
    text: {
      en: 'The marshal guesses once more, this turn or the next.',
      it: 'L’investigatrice chiama una volta in più, in questo turno o nel prossimo.',
    },
    effects: [{ type: 'guess-more' }],
  },
  {
    id: 'g05',
    name: { en: 'Reinforcements', it: 'Rinforzi' },
    text: { en: 'The marshal draws 2 cards.', it: 'L’investigatrice pesca 2 carte.' },
    effects: [{ type: 'draw', who: 'marshal', count: 2 }],
  },
  {
    id: 'g06',
    name: { en: 'Roadblock', it: 'Posto di blocco' },
    text: {
      en: 'The next hideout must lie 1 nearer.',
      it: 'Il prossimo nascondiglio dev’essere 1 più vicino.',
    },
    effects: [{ type: 'reach', by: -1 }],
  },
  {
    id: 'g07',
    name: { en: 'Flat tyre', it: 'Gomma a terra' },
    text: {
      en: 'No sprint cards may lie under the next hideout.',
      it: 'Sotto il prossimo nascondiglio non possono stare carte Sprint.',
    },
    effects: [{ type: 'no-sprint' }],
  },
  {
    id: 'g08',
    name: { en: 'Curfew', it: 'Coprifuoco' },
    text: {
      en: 'The next time that the fugitive could place a hideout is left out.',
      it: 'La prossima volta che il fuggitivo potrebbe piazzare un nascondiglio salta.',
    },
    effects: [{ type: 'stay' }],
  },
  {
    id: 'g09',
    name: { en: 'Lost shoe', it: 'Scarpa perduta' },
    text: {
      en: 'The sprint cards under the first face-down hideout that has some are turned up.',
      it: 'Si scoprono le carte Sprint sotto il primo nascondiglio coperto che ne ha.',
    },
    effects: [{ type: 'show-sprint', which: 'first' }],
  },
  {
    id: 'g10',
    name: { en: 'Loose tongue', it: 'Lingua lunga' },
    text: {
      en: 'If the next guess is wrong, it is told how many of its numbers were right.',
      it: 'Se la prossima chiamata è sbagliata, si dice quanti suoi numeri erano giusti.',
    },
    effects: [{ type: 'tell-count' }],
  },
  {
    id: 'g11',
    name: { en: 'Bloodhounds', it: 'Segugi' },
    text: {
      en: 'The first face-down hideout is turned up, unless it is the only one.',
      it: 'Il primo nascondiglio coperto si scopre, a meno che sia l’unico.',
    },
    effects: [{ type: 'turn-up', which: 'first' }],
  },
  {
    id: 'g12',
    name: { en: 'Lost luggage', it: 'Bagaglio smarrito' },
    text: {
      en: 'The fugitive discards a card of their choice face up, never the 42.',
      it: 'Il fuggitivo scarta scoperta una carta a scelta, mai il 42.',
    },
    effects: [{ type: 'discard', count: 1 }],
  },
  {
    id: 'g13',
    name: { en: 'Station watch', it: 'Stazione sorvegliata' },
    text: {
      en: 'The fugitive’s next draw of a turn is not from deck 3; two numbers that are no hideout of the row are told.',
      it: 'La prossima pescata di turno del fuggitivo non è dal mazzo 3; si dicono due numeri che non sono nascondigli della fila.',
    },
    effects: [
      { type: 'close-deck', who: 'fugitive', deck: 3 },
      { type: 'rule-out', count: 2 },
    ],
  },
  {
    id: 'g14',
    name: { en: 'Night shift', it: 'Turno di notte' },
    text: {
      en: 'The marshal draws a card; the sprint cards under the last face-down hideout that has some are turned up.',
      it: 'L’investigatrice pesca una carta; si scoprono le carte Sprint sotto l’ultimo nascondiglio coperto che ne ha.',
    },
    effects: [
      { type: 'draw', who: 'marshal', count: 1 },
      { type: 'show-sprint', which: 'last' },
    ],
  },
]
