import type { EventCard } from './event-card.ts'

/** They help nobody in particular. */
export const NEITHER: readonly Omit<EventCard, 'icon'>[] = [
  {
    id: 'n01',
    name: { en: 'Market day', it: 'Giorno di mercato' },
    text: {
      en: 'Both draw a card, the fugitive first.',
      it: 'Entrambi pescano una carta, prima il fuggitivo.',
    },
    effects: [
      { type: 'draw', who: 'fugitive', count: 1 },
      { type: 'draw', who: 'marshal', count: 1 },
    ],
  },
  {
    id: 'n02',
    name: { en: 'Warehouse fire', it: 'Incendio al deposito' },
    text: {
      en: 'The next hideout card of each deck is laid face up out of the game.',
      it: 'La prossima carta Nascondiglio di ogni mazzo si mette scoperta fuori dal gioco.',
    },
    effects: [{ type: 'burn' }],
  },
  {
    id: 'n03',
    name: { en: 'Thunderstorm', it: 'Temporale' },
    text: {
      en: 'The next time that the fugitive could place a hideout, and the marshal’s next guess, are left out.',
      it: 'Saltano la prossima volta che il fuggitivo potrebbe piazzare e il prossimo tentativo dell’investigatrice.',
    },
    effects: [{ type: 'stay' }, { type: 'no-guess' }],
  },
  {
    id: 'n04',
    name: { en: 'City marathon', it: 'Maratona' },
    text: {
      en: 'The next hideout may lie 2 further; three numbers that are no hideout of the row are told.',
      it: 'Il prossimo nascondiglio può essere 2 più lontano; si dicono tre numeri che non sono nascondigli della fila.',
    },
    effects: [
      { type: 'reach', by: 2 },
      { type: 'rule-out', count: 3 },
    ],
  },
  {
    id: 'n05',
    name: { en: 'Newsflash', it: 'Edizione straordinaria' },
    text: {
      en: 'The fugitive may place one more hideout and the marshal guesses once more, this turn or the next.',
      it: 'Il fuggitivo può piazzare un nascondiglio in più e l’investigatrice tenta una volta in più, in questo turno o nel prossimo.',
    },
    effects: [{ type: 'place-more' }, { type: 'guess-more' }],
  },
  {
    id: 'n06',
    name: { en: 'Bribe', it: 'Mazzetta' },
    text: {
      en: 'The fugitive discards a card face up, never the 42, and may lay the next hideout 3 further.',
      it: 'Il fuggitivo scarta una carta scoperta, mai il 42, e può mettere il prossimo nascondiglio 3 più lontano.',
    },
    effects: [
      { type: 'discard', count: 1 },
      { type: 'reach', by: 3 },
    ],
  },
]
