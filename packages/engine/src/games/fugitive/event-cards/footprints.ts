import type { EventCard } from './event-card.ts'

/** They help the fugitive. */
export const FOOTPRINTS: readonly Omit<EventCard, 'icon'>[] = [
  {
    id: 'f01',
    name: { en: 'Shortcut', it: 'Scorciatoia' },
    text: {
      en: 'The next hideout may lie 1 further; three numbers that are no hideout of the row are told.',
      it: 'Il prossimo nascondiglio può essere 1 più lontano; si dicono tre numeri che non sono nascondigli della fila.',
    },
    effects: [
      { type: 'reach', by: 1 },
      { type: 'rule-out', count: 3 },
    ],
  },
  {
    id: 'f02',
    name: { en: 'Tailwind', it: 'Vento in poppa' },
    text: {
      en: 'Each sprint card under the next hideout is worth 1 more; three numbers that are no hideout of the row are told.',
      it: 'Ogni carta Sprint sotto il prossimo nascondiglio vale 1 in più; si dicono tre numeri che non sono nascondigli della fila.',
    },
    effects: [{ type: 'strong-sprint' }, { type: 'rule-out', count: 3 }],
  },
  {
    id: 'f03',
    name: { en: 'Helping hands', it: 'Mani amiche' },
    text: {
      en: 'The fugitive draws a card; the fugitive’s next draw of a turn is left out.',
      it: 'Il fuggitivo pesca una carta; la sua prossima pescata del turno salta.',
    },
    effects: [
      { type: 'draw', who: 'fugitive', count: 1 },
      { type: 'no-draw', who: 'fugitive' },
    ],
  },
  {
    id: 'f04',
    name: { en: 'False alarm', it: 'Falso allarme' },
    text: {
      en: 'The marshal’s next guess is left out; the sprint cards under the last face-down hideout that has some are turned up.',
      it: 'L’investigatrice salta il prossimo tentativo; si scoprono le carte Sprint sotto l’ultimo nascondiglio coperto che ne ha.',
    },
    effects: [{ type: 'no-guess' }, { type: 'show-sprint', which: 'last' }],
  },
  {
    id: 'f05',
    name: { en: 'Night train', it: 'Treno di notte' },
    text: {
      en: 'The fugitive may place one more hideout, this turn or the next.',
      it: 'Il fuggitivo può piazzare un nascondiglio in più, in questo turno o nel prossimo.',
    },
    effects: [{ type: 'place-more' }],
  },
  {
    id: 'f06',
    name: { en: 'Thick fog', it: 'Nebbia fitta' },
    text: {
      en: 'The marshal’s next guess is of one number.',
      it: 'Il prossimo tentativo dell’investigatrice è di un solo numero.',
    },
    effects: [{ type: 'one-number' }],
  },
  {
    id: 'f07',
    name: { en: 'Stolen scooter', it: 'Motorino rubato' },
    text: {
      en: 'The next hideout may lie 2 further; the fugitive tells whether the last face-down hideout is odd or even.',
      it: 'Il prossimo nascondiglio può essere 2 più lontano; il fuggitivo dice se l’ultimo coperto è pari o dispari.',
    },
    effects: [
      { type: 'reach', by: 2 },
      { type: 'show-parity', which: 'last' },
    ],
  },
  {
    id: 'f08',
    name: { en: 'Old friend', it: 'Vecchio amico' },
    text: {
      en: 'The fugitive draws a card; the sprint cards under the first face-down hideout that has some are turned up.',
      it: 'Il fuggitivo pesca una carta; si scoprono le carte Sprint sotto il primo nascondiglio coperto che ne ha.',
    },
    effects: [
      { type: 'draw', who: 'fugitive', count: 1 },
      { type: 'show-sprint', which: 'first' },
    ],
  },
  {
    id: 'f09',
    name: { en: 'Forged papers', it: 'Documenti falsi' },
    text: {
      en: 'The marshal’s next draw of a turn is not from deck 2, and her next guess is of one number.',
      it: 'La prossima pescata del turno dell’investigatrice non è dal mazzo 2 e il suo prossimo tentativo è di un solo numero.',
    },
    effects: [{ type: 'close-deck', who: 'marshal', deck: 2 }, { type: 'one-number' }],
  },
  {
    id: 'f10',
    name: { en: 'Red tape', it: 'Burocrazia' },
    text: {
      en: 'The marshal’s next draw of a turn is not from deck 3.',
      it: 'La prossima pescata del turno dell’investigatrice non è dal mazzo 3.',
    },
    effects: [{ type: 'close-deck', who: 'marshal', deck: 3 }],
  },
  {
    id: 'f11',
    name: { en: 'Sewers', it: 'Fogne' },
    text: {
      en: 'The fugitive may place one more hideout, this turn or the next, and the marshal’s next guess is of one number.',
      it: 'Il fuggitivo può piazzare un nascondiglio in più, in questo turno o nel prossimo; il prossimo tentativo è di un solo numero.',
    },
    effects: [{ type: 'place-more' }, { type: 'one-number' }],
  },
  {
    id: 'f12',
    name: { en: 'Power cut', it: 'Blackout' },
    text: {
      en: 'The marshal’s next draw of a turn is left out; three numbers that are no hideout of the row are told.',
      it: 'La prossima pescata del turno dell’investigatrice salta; si dicono tre numeri che non sono nascondigli della fila.',
    },
    effects: [
      { type: 'no-draw', who: 'marshal' },
      { type: 'rule-out', count: 3 },
    ],
  },
  {
    id: 'f13',
    name: { en: 'Carnival', it: 'Carnevale' },
    text: {
      en: 'The fugitive may place one more hideout, this turn or the next; the marshal’s next draw of a turn is not from deck 3.',
      it: 'Un nascondiglio in più, volendo, ora o nel prossimo turno; la prossima pescata del turno dell’investigatrice non è dal mazzo 3.',
    },
    effects: [{ type: 'place-more' }, { type: 'close-deck', who: 'marshal', deck: 3 }],
  },
  {
    id: 'f14',
    name: { en: 'Running shoes', it: 'Scarpe da corsa' },
    text: {
      en: 'The next hideout may lie 1 further; the fugitive tells whether the first face-down hideout is odd or even.',
      it: 'Il prossimo nascondiglio può essere 1 più lontano; il fuggitivo dice se il primo coperto è pari o dispari.',
    },
    effects: [
      { type: 'reach', by: 1 },
      { type: 'show-parity', which: 'first' },
    ],
  },
]
