import { peopleRefusals } from '../../../people/admit-people.ts'
import { type RefereeRefusal, refereeRefusals } from '../../../referee-refusals.ts'
import { type Catalogue, refusalsOf } from '../../../refusal.ts'

/** In the order of the rulebook. */
const catalogue = {
  ...peopleRefusals('F8'),
  // C10, how time and order work, holds for all games.
  ...refereeRefusals({ logFull: 'F8', overtaken: 'C10.4' }),
  'not-dealt': ['F2.1', 'The cards have not been dealt yet.', 'Le carte non sono ancora state distribuite.'],
  'dealt-already': ['F2.1', 'The cards have already been dealt.', 'Le carte sono già state distribuite.'],
  'ready-already': ['F2.1', 'You are already ready.', 'Hai già detto che ci sei.'],
  'not-your-turn': ['F3.3', 'It is not your turn to act.', 'Ora non tocca a te.'],
  'too-many-turns': ['F3.3', 'A match has at most 1000 turns.', 'Una partita ha al massimo 1000 turni.'],
  'answer-awaited': [
    'F5.2',
    'The referee is still resolving the previous action.',
    'L’arbitro sta ancora risolvendo l’azione precedente.',
  ],
  'event-awaited': ['F7', 'An event is still being resolved.', 'Si sta ancora risolvendo un evento.'],
  'draw-first': ['F3.3', 'Draw a card first.', 'Prima devi pescare una carta.'],
  'no-draw-now': ['F3.3', 'There is nothing to draw now.', 'Ora non si pesca.'],
  'no-such-deck': ['F1.2', 'There is no such deck.', 'Non c’è un mazzo con quel numero.'],
  'deck-empty': ['F3.3', 'That deck is empty.', 'Quel mazzo è vuoto.'],
  'deck-closed': [
    'F7',
    'An event forbids this draw from that deck.',
    'Un evento vieta questa pescata da quel mazzo.',
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
    'Place at least one hideout in the first turn.',
    'Nel primo turno devi piazzare almeno un nascondiglio.',
  ],
  'card-not-in-hand': ['F4.1', 'That card is not in your hand.', 'Non hai quella carta in mano.'],
  'card-twice': ['F4.1', 'A card can’t be used twice.', 'Una carta non si può usare due volte.'],
  'not-higher': [
    'F4.1',
    'A hideout must be higher than the hideout before it.',
    'Un nascondiglio deve essere più alto di quello precedente.',
  ],
  'too-far': [
    'F4.1',
    'That is more than 3 plus the value of the sprint cards.',
    'Supera 3 più il valore delle carte Sprint.',
  ],
  'escape-is-no-sprint': ['F4.2', 'The 42 is not a sprint card.', 'Il 42 non è una carta Sprint.'],
  'no-sprint-now': [
    'F7',
    'An event forbids sprint cards under this hideout.',
    'Un evento vieta carte Sprint sotto questo nascondiglio.',
  ],
  'no-guess-now': ['F5.1', 'There is nothing to guess now.', 'Ora non c’è nulla da indovinare.'],
  'no-such-number': ['F5.1', 'The numbers are 1 to 41.', 'I numeri vanno da 1 a 41.'],
  'number-twice': ['F5.1', 'Name each number once.', 'Ogni numero si dice una volta sola.'],
  'one-number': [
    'F6.3',
    'In a manhunt, guess one number at a time.',
    'Nella caccia all’uomo si dice un numero alla volta.',
  ],
  'one-number-now': [
    'F7',
    'An event limits this guess to one number.',
    'Un evento limita questo tentativo a un solo numero.',
  ],
  'no-discard-now': ['F7', 'There is nothing to discard now.', 'Ora non si scarta.'],
  'escape-stays': ['F7', 'The 42 can’t be discarded.', 'Il 42 non si scarta.'],
  'discard-not-in-hand': ['F7', 'That card is not in your hand.', 'Non hai quella carta in mano.'],
} as const satisfies Catalogue

/** What the rules refuse; the rest is the referee's. */
export type RefusalCode = Exclude<keyof typeof catalogue, RefereeRefusal>

export const refuse = refusalsOf(catalogue)
