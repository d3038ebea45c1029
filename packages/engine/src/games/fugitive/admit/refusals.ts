import { peopleRefusals } from '../../../people/admit-people.ts'
import { type RefereeRefusal, refereeRefusals } from '../../../referee-refusals.ts'
import { type Catalogue, refusalsOf } from '../../../refusal.ts'

export { differs } from '../../../refusal.ts'

/** In the order of the rulebook. */
const catalogue = {
  ...peopleRefusals('F8'),
  // C10, how time and order work, holds for all games.
  ...refereeRefusals({ logFull: 'F8', overtaken: 'C10.4' }),
  'not-dealt': ['F2.1', 'The cards are not dealt yet.', 'Le carte non sono ancora state distribuite.'],
  'dealt-already': ['F2.1', 'The cards are dealt already.', 'Le carte sono già state distribuite.'],
  'ready-already': ['F2.1', 'You are ready already.', 'Sei già pronto.'],
  'not-your-turn': ['F3.3', 'It is not for you to act now.', 'Ora non tocca a te.'],
  'too-many-turns': ['F3.3', 'A match has at most 1000 turns.', 'Una partita ha al massimo 1000 turni.'],
  'answer-awaited': ['F5.2', 'Something is still being resolved.', 'Si sta ancora risolvendo qualcosa.'],
  'event-awaited': ['F7', 'An event is still being resolved.', 'Si sta ancora risolvendo un evento.'],
  'draw-first': ['F3.3', 'A card has to be drawn first.', 'Prima bisogna pescare una carta.'],
  'no-draw-now': ['F3.3', 'There is nothing to draw now.', 'Ora non si pesca.'],
  'no-such-deck': ['F1.2', 'There is no such deck.', 'Non c’è un mazzo con quel numero.'],
  'deck-empty': ['F3.3', 'That deck is empty.', 'Quel mazzo è vuoto.'],
  'deck-closed': [
    'F7',
    'By an event, this draw is not from that deck.',
    'Per un evento, questa pescata non è da quel mazzo.',
  ],
  'not-the-top-card': [
    'F3.3',
    'That is not the top card of the deck.',
    'Quella non è la prima carta del mazzo.',
  ],
  'same-deck': [
    'F7',
    'After an event the card comes from the same deck.',
    'Dopo un evento la carta viene dallo stesso mazzo.',
  ],
  'no-place-now': ['F3.3', 'No hideout can be placed now.', 'Ora non si piazzano nascondigli.'],
  'must-place': [
    'F3.1',
    'In the first turn at least one hideout is placed.',
    'Nel primo turno si piazza almeno un nascondiglio.',
  ],
  'card-not-in-hand': ['F4.1', 'That card is not in your hand.', 'Quella carta non è nella tua mano.'],
  'card-twice': ['F4.1', 'No card can be used twice.', 'Nessuna carta si usa due volte.'],
  'not-higher': [
    'F4.1',
    'A hideout is higher than the one before.',
    'Un nascondiglio è più alto di quello precedente.',
  ],
  'too-far': [
    'F4.1',
    'That is further than 3 and the sprint cards allow.',
    'È più lontano di quanto permettono 3 e le carte Sprint.',
  ],
  'escape-is-no-sprint': ['F4.2', 'The 42 is not a sprint card.', 'Il 42 non è una carta Sprint.'],
  'no-sprint-now': [
    'F7',
    'By an event, this hideout has no sprint cards.',
    'Per un evento, questo nascondiglio non ha carte Sprint.',
  ],
  'no-guess-now': ['F5.1', 'There is nothing to guess now.', 'Ora non si chiama.'],
  'no-such-number': ['F5.1', 'The numbers are 1 to 41.', 'I numeri vanno da 1 a 41.'],
  'number-twice': ['F5.1', 'Name each number once.', 'Ogni numero si dice una volta.'],
  'one-number': [
    'F6.3',
    'In a manhunt each guess is of one number.',
    'In una caccia all’uomo si dice un numero alla volta.',
  ],
  'one-number-now': [
    'F7',
    'By an event, this guess is of one number.',
    'Per un evento, questa chiamata è di un solo numero.',
  ],
  'no-discard-now': ['F7', 'There is nothing to discard now.', 'Ora non si scarta.'],
  'escape-stays': ['F7', 'The 42 can’t be discarded.', 'Il 42 non si scarta.'],
  'discard-not-in-hand': ['F7', 'That card is not in your hand.', 'Quella carta non è nella tua mano.'],
} as const satisfies Catalogue

/** What the rules refuse; the rest is the referee's. */
export type RefusalCode = Exclude<keyof typeof catalogue, RefereeRefusal>

export const refuse = refusalsOf(catalogue)
