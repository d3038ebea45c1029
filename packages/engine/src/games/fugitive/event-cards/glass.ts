import type { EventCard } from './event-card.ts'

/** They help the marshal. */
export const GLASS: readonly Omit<EventCard, 'icon'>[] = [
  {
    id: 'g01',
    name: { en: 'Witness', it: 'Testimone' },
    text: {
      en: 'Two numbers that are no hideout of the row are told.',
      it: 'Si dicono due numeri che non sono nascondigli della fila.',
    },
    effects: [{ type: 'rule-out', count: 2 }],
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
      en: 'The fugitive tells whether the last face-down hideout is odd or even; the marshal’s next draw of a turn is left out.',
      it: 'Il fuggitivo dice se l’ultimo nascondiglio coperto è pari o dispari; la prossima pescata del turno dell’investigatrice salta.',
    },
    effects: [
      { type: 'show-parity', which: 'last' },
      { type: 'no-draw', who: 'marshal' },
    ],
  },
  {
    id: 'g04',
    name: { en: 'Search warrant', it: 'Mandato' },
    text: {
      en: 'The marshal guesses once more, this turn or the next; the next hideout may lie 1 further.',
      it: 'L’investigatrice tenta una volta in più, in questo turno o nel prossimo; il prossimo nascondiglio può essere 1 più lontano.',
    },
    effects: [{ type: 'guess-more' }, { type: 'reach', by: 1 }],
  },
  {
    id: 'g05',
    name: { en: 'Reinforcements', it: 'Rinforzi' },
    text: {
      en: 'The marshal draws a card; the next hideout may lie 1 further.',
      it: 'L’investigatrice pesca una carta; il prossimo nascondiglio può essere 1 più lontano.',
    },
    effects: [
      { type: 'draw', who: 'marshal', count: 1 },
      { type: 'reach', by: 1 },
    ],
  },
  {
    id: 'g06',
    name: { en: 'Roadblock', it: 'Posto di blocco' },
    text: {
      en: 'The next hideout must lie 1 nearer; the marshal’s next draw of a turn is left out.',
      it: 'Il prossimo nascondiglio deve essere 1 più vicino; la prossima pescata del turno dell’investigatrice salta.',
    },
    effects: [
      { type: 'reach', by: -1 },
      { type: 'no-draw', who: 'marshal' },
    ],
  },
  {
    id: 'g07',
    name: { en: 'Flat tyre', it: 'Gomma a terra' },
    text: {
      en: 'No sprint cards may lie under the next hideout; the marshal’s next draw of a turn is left out.',
      it: 'Sotto il prossimo nascondiglio non possono stare carte Sprint; la prossima pescata del turno dell’investigatrice salta.',
    },
    effects: [{ type: 'no-sprint' }, { type: 'no-draw', who: 'marshal' }],
  },
  {
    id: 'g08',
    name: { en: 'Curfew', it: 'Coprifuoco' },
    text: {
      en: 'The next time that the fugitive could place a hideout is left out; the fugitive draws 2 cards.',
      it: 'La prossima volta che il fuggitivo potrebbe piazzare un nascondiglio salta; il fuggitivo pesca 2 carte.',
    },
    effects: [{ type: 'stay' }, { type: 'draw', who: 'fugitive', count: 2 }],
  },
  {
    id: 'g09',
    name: { en: 'Lost shoe', it: 'Scarpa perduta' },
    text: {
      en: 'The sprint cards under the first face-down hideout that has some are turned up; the next hideout may lie 1 further.',
      it: 'Si scoprono le carte Sprint sotto il primo nascondiglio coperto che ne ha; il prossimo può essere 1 più lontano.',
    },
    effects: [
      { type: 'show-sprint', which: 'first' },
      { type: 'reach', by: 1 },
    ],
  },
  {
    id: 'g10',
    name: { en: 'Loose tongue', it: 'Lingua lunga' },
    text: {
      en: 'If the next guess is wrong, it is told how many of its numbers were right.',
      it: 'Se il prossimo tentativo è sbagliato, si dice quanti dei suoi numeri erano giusti.',
    },
    effects: [{ type: 'tell-count' }],
  },
  {
    id: 'g11',
    name: { en: 'Bloodhounds', it: 'Segugi' },
    text: {
      en: 'The first face-down hideout is turned up, unless it is the only one; the next may lie 2 further.',
      it: 'Il primo nascondiglio coperto si scopre, a meno che non sia l’unico; il prossimo può essere 2 più lontano.',
    },
    effects: [
      { type: 'turn-up', which: 'first' },
      { type: 'reach', by: 2 },
    ],
  },
  {
    id: 'g12',
    name: { en: 'Lost luggage', it: 'Bagaglio smarrito' },
    text: {
      en: 'The sprint cards under the last face-down hideout that has some are turned up; each sprint card under the next is worth 1 more.',
      it: 'Si scoprono le carte Sprint sotto l’ultimo nascondiglio coperto che ne ha; ogni carta Sprint sotto il prossimo vale 1 in più.',
    },
    effects: [{ type: 'show-sprint', which: 'last' }, { type: 'strong-sprint' }],
  },
  {
    id: 'g13',
    name: { en: 'Station watch', it: 'Stazione sorvegliata' },
    text: {
      en: 'The fugitive’s next draw of a turn is not from deck 3.',
      it: 'La prossima pescata del turno del fuggitivo non è dal mazzo 3.',
    },
    effects: [{ type: 'close-deck', who: 'fugitive', deck: 3 }],
  },
  {
    id: 'g14',
    name: { en: 'Night shift', it: 'Turno di notte' },
    text: {
      en: 'Three numbers that are no hideout of the row are told; the marshal’s next guess is of one number.',
      it: 'Si dicono tre numeri che non sono nascondigli della fila; il prossimo tentativo dell’investigatrice è di un solo numero.',
    },
    effects: [{ type: 'rule-out', count: 3 }, { type: 'one-number' }],
  },
]
