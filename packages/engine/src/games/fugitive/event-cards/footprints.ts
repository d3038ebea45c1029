import type { EventCard } from './event-card.ts'

/** They help the fugitive. */
export const FOOTPRINTS: readonly Omit<EventCard, 'icon'>[] = [
  {
    id: 'f01',
    name: { en: 'Shortcut', it: 'Scorciatoia' },
    text: {
      en: 'The next hideout may lie 2 further.',
      it: 'Il prossimo nascondiglio può essere 2 più lontano.',
    },
    effects: [{ type: 'reach', by: 2 }],
  },
  {
    id: 'f02',
    name: { en: 'Tailwind', it: 'Vento in poppa' },
    text: {
      en: 'Each sprint card under the next hideout is worth 1 more.',
      it: 'Ogni carta Sprint sotto il prossimo nascondiglio vale 1 in più.',
    },
    effects: [{ type: 'strong-sprint' }],
  },
  {
    id: 'f03',
    name: { en: 'Helping hands', it: 'Mani amiche' },
    text: { en: 'The fugitive draws a card.', it: 'Il fuggitivo pesca una carta.' },
    effects: [{ type: 'draw', who: 'fugitive', count: 1 }],
  },
  {
    id: 'f04',
    name: { en: 'False alarm', it: 'Falso allarme' },
    text: {
      en: 'The marshal’s next guess is left out.',
      it: 'La prossima chiamata dell’investigatrice salta.',
    },
    effects: [{ type: 'no-guess' }],
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
      it: 'La prossima chiamata dell’investigatrice è di un solo numero.',
    },
    effects: [{ type: 'one-number' }],
  },
  {
    id: 'f07',
    name: { en: 'Stolen scooter', it: 'Motorino rubato' },
    text: {
      en: 'The next hideout may lie 4 further, but without sprint cards.',
      it: 'Il prossimo nascondiglio può essere 4 più lontano, ma senza carte Sprint.',
    },
    effects: [{ type: 'reach', by: 4 }, { type: 'no-sprint' }],
  },
  {
    id: 'f08',
    name: { en: 'Old friend', it: 'Vecchio amico' },
    text: {
      en: 'The fugitive draws 2 cards, then discards one face up.',
      it: 'Il fuggitivo pesca 2 carte, poi ne scarta una scoperta.',
    },
    effects: [
      { type: 'draw', who: 'fugitive', count: 2 },
      { type: 'discard', count: 1 },
    ],
  },
  {
    id: 'f09',
    name: { en: 'Forged papers', it: 'Documenti falsi' },
    text: {
      en: 'The fugitive draws a card; the next hideout may lie 1 further.',
      it: 'Il fuggitivo pesca una carta; il prossimo nascondiglio può essere 1 più lontano.',
    },
    effects: [
      { type: 'draw', who: 'fugitive', count: 1 },
      { type: 'reach', by: 1 },
    ],
  },
  {
    id: 'f10',
    name: { en: 'Red tape', it: 'Burocrazia' },
    text: {
      en: 'The marshal’s next draw of a turn is not from deck 3.',
      it: 'La prossima pescata di turno dell’investigatrice non è dal mazzo 3.',
    },
    effects: [{ type: 'close-deck', who: 'marshal', deck: 3 }],
  },
  {
    id: 'f11',
    name: { en: 'Sewers', it: 'Fogne' },
    text: {
      en: 'The next hideout may lie 1 further, and the marshal’s next guess is of one number.',
      it: 'Il prossimo nascondiglio può essere 1 più lontano e la prossima chiamata è di un solo numero.',
    },
    effects: [{ type: 'reach', by: 1 }, { type: 'one-number' }],
  },
  {
    id: 'f12',
    name: { en: 'Power cut', it: 'Blackout' },
    text: {
      en: 'The marshal’s next draw of a turn is left out.',
      it: 'La prossima pescata di turno dell’investigatrice salta.',
    },
    effects: [{ type: 'no-draw', who: 'marshal' }],
  },
  {
    id: 'f13',
    name: { en: 'Carnival', it: 'Carnevale' },
    text: {
      en: 'The fugitive may place one more hideout, this turn or the next, and draws a card.',
      it: 'Il fuggitivo può piazzare un nascondiglio in più, in questo turno o nel prossimo, e pesca una carta.',
    },
    effects: [{ type: 'draw', who: 'fugitive', count: 1 }, { type: 'place-more' }],
  },
  {
    id: 'f14',
    name: { en: 'Running shoes', it: 'Scarpe da corsa' },
    text: {
      en: 'The next hideout may lie 1 further, and each sprint card under it is worth 1 more.',
      it: 'Il prossimo nascondiglio può essere 1 più lontano e ogni sua carta Sprint vale 1 in più.',
    },
    effects: [{ type: 'reach', by: 1 }, { type: 'strong-sprint' }],
  },
]
