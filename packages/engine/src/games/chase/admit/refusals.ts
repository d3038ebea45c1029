import { peopleRefusals } from '../../../people/admit-people.ts'
import { type RefereeRefusal, refereeRefusals } from '../../../referee-refusals.ts'
import { type Catalogue, refusalsOf } from '../../../refusal.ts'

/** In the order of the rulebook: what C4.2 refuses, and its companions. */
const catalogue = {
  ...peopleRefusals('C9.4'),
  ...refereeRefusals({ logFull: 'C9.4', overtaken: 'C10.4' }),
  'round-not-running': ['C4.2', 'No round is running.', 'Nessuna manche è in corso.'],
  'round-over': ['C8.1', 'The round is over.', 'La manche è finita.'],
  'path-caught': [
    'C7.4',
    'The runner of this path has been caught.',
    'Il fuggitivo di questo percorso è stato catturato.',
  ],
  'not-your-role': [
    'C4.2',
    'Your role in this round may not do that.',
    'Non spetta al tuo ruolo in questa manche.',
  ],
  'not-your-path': ['C4.2', 'That is not your path.', 'Quello non è il tuo percorso.'],
  'not-your-turn': ['C3.3', 'It is the other runner’s turn.', 'Tocca all’altro fuggitivo.'],
  'tile-not-in-hand': ['C4.2', 'That tile is not in your hand.', 'Non hai quella tessera in mano.'],
  'hand-laid-down': [
    'C4.5',
    'Your hand is laid down for an exchange.',
    'Hai messo giù la mano per uno scambio.',
  ],
  'cell-taken': ['C4.2', 'There is already a tile on that cell.', 'Su quella casella c’è già una tessera.'],
  'off-the-table': ['C2.1', 'That cell is off the table.', 'Quella casella è fuori dal tavolo.'],
  'wrong-start': [
    'C4.2',
    'Place all starting tiles at once.',
    'Le tessere di partenza si posano tutte insieme.',
  ],
  'start-already-placed': ['C4.2', 'You have already placed your start.', 'Hai già posato la partenza.'],
  'start-not-claimed': ['C3.3', 'Claim the start first.', 'Prima devi chiedere la partenza.'],
  'claim-not-open': ['C3.3', 'The start can’t be claimed now.', 'Ora la partenza non si può chiedere.'],
  'pile-already-held': ['C4.3', 'You hold that pile already.', 'Hai già in mano quella pila.'],
  'no-such-pile': ['C4.3', 'There is no such pile.', 'Non c’è una pila con quel numero.'],
  'pile-not-open': [
    'C4.3',
    'Piles are taken only with 2 players.',
    'Le pile si prendono solo in 2 giocatori.',
  ],
  'no-unmarked-tile': ['C7.1', 'There is no tile to mark.', 'Non c’è una tessera da segnare.'],
  'not-the-next-position': [
    'C7.1',
    'The next marker goes on the first tile without one.',
    'Il prossimo segnalino va sulla prima tessera che non ne ha.',
  ],
  'no-marker-left': ['C7.6', 'No marker of that colour is left.', 'I segnalini di quel colore sono finiti.'],
  'passing-not-open': [
    'C7.6',
    'Only the two chasers of a 4-player match may pass each other markers, while the round runs.',
    'Solo i due inseguitori di una partita a 4 possono passarsi segnalini, durante la manche.',
  ],
  'not-that-many-markers': [
    'C4.2',
    'You do not have that many markers of that colour.',
    'Non hai così tanti segnalini di quel colore.',
  ],
  'exchange-not-open': ['C4.5', 'You can’t do that exchange now.', 'Ora non puoi fare questo scambio.'],
  'trail-not-lost': [
    'C7.6',
    'The trail is not lost: a marker of that colour is left.',
    'La traccia non è persa: c’è ancora un segnalino di quel colore.',
  ],
  'plan-not-open': ['C3.4', 'The plan can’t be changed now.', 'Ora il piano non si può cambiare.'],
  'plan-not-whole': [
    'C3.4',
    'A plan names both teammates, on opposite sides or on different paths.',
    'Un piano nomina entrambi i compagni, su lati opposti o su percorsi diversi.',
  ],
  'nothing-to-void': [
    'C9.4',
    'Only the current round can be voided, and only before it is scored.',
    'Si può annullare solo la manche attuale, e solo prima del punteggio.',
  ],
  'nothing-to-correct': [
    'C9.4',
    'Only a scored round can be corrected, until the match has ended.',
    'Si può correggere solo una manche con punteggio, finché la partita non è finita.',
  ],
  'ready-already': ['C9.1', 'You are already ready.', 'Hai già detto che ci sei.'],
} as const satisfies Catalogue

/** What the rules refuse; the rest is the referee's. */
export type RefusalCode = Exclude<keyof typeof catalogue, RefereeRefusal>

export const refuse = refusalsOf(catalogue)
