import { peopleRefusals } from '../../../people/admit-people.ts'
import { type RefereeRefusal, refereeRefusals } from '../../../referee-refusals.ts'
import { type Catalogue, refusalsOf } from '../../../refusal.ts'

export { differs } from '../../../refusal.ts'

/** In the order of the rulebook: what C4.2 refuses, and its companions. */
const catalogue = {
  ...peopleRefusals('C9.4'),
  ...refereeRefusals({ logFull: 'C9.4', overtaken: 'C10.4' }),
  'round-not-running': ['C4.2', 'No round is running.', 'Nessun round è in corso.'],
  'round-over': ['C8.1', 'The round is over.', 'Il round è finito.'],
  'path-caught': ['C7.4', 'This path has been caught.', 'Questo percorso è stato catturato.'],
  'not-your-role': [
    'C4.2',
    'That is not for your role in this round.',
    'Non spetta al tuo ruolo in questo round.',
  ],
  'not-your-path': ['C4.2', 'That is not your path.', 'Quello non è il tuo percorso.'],
  'not-your-turn': ['C3.3', 'It is the other runner’s turn.', 'Tocca all’altro fuggitivo.'],
  'tile-not-in-hand': ['C4.2', 'That tile is not in your hand.', 'Quella tessera non è nella tua mano.'],
  'hand-laid-down': [
    'C4.5',
    'Your hand is laid down for an exchange.',
    'Hai posato la mano per uno scambio.',
  ],
  'cell-taken': ['C4.2', 'There is a tile already.', 'Lì c’è già una tessera.'],
  'off-the-table': ['C2.1', 'That is off the table.', 'Lì si esce dal tavolo.'],
  'wrong-start': [
    'C4.2',
    'A start is made with all starting tiles at once.',
    'Si parte posando insieme tutte le tessere iniziali.',
  ],
  'start-already-placed': ['C4.2', 'The start has been placed.', 'La partenza è già stata posata.'],
  'start-not-claimed': ['C3.3', 'Claim the start first.', 'Prima bisogna chiedere la partenza.'],
  'claim-not-open': ['C3.3', 'The start can’t be claimed.', 'La partenza non si può chiedere.'],
  'pile-already-held': ['C4.3', 'You hold that pile already.', 'Hai già in mano quella pila.'],
  'no-such-pile': ['C4.3', 'There is no such pile.', 'Non c’è una pila con quel numero.'],
  'pile-not-open': [
    'C4.3',
    'Piles are taken in 2-player rounds only.',
    'Le pile si prendono solo nei round a 2 giocatori.',
  ],
  'no-unmarked-tile': ['C7.1', 'There is no tile to mark.', 'Non c’è una tessera da segnare.'],
  'not-the-next-position': [
    'C7.1',
    'The next marker goes on the first tile without one.',
    'Il prossimo segnalino va sulla prima tessera senza.',
  ],
  'no-marker-left': ['C7.6', 'No marker of that colour is left.', 'I segnalini di quel colore sono finiti.'],
  'passing-not-open': [
    'C7.6',
    'Markers are passed between the two chasers of a running 4-player round.',
    'I segnalini passano tra i due inseguitori di un round a 4 in corso.',
  ],
  'not-that-many-markers': [
    'C4.2',
    'You have fewer markers of that colour.',
    'Hai meno segnalini di quel colore.',
  ],
  'exchange-not-open': ['C4.5', 'That exchange is not open to you.', 'Quello scambio non ti è aperto.'],
  'trail-not-lost': [
    'C7.6',
    'The trail is not lost: a marker of that colour is left.',
    'La traccia non è persa: c’è ancora un segnalino di quel colore.',
  ],
  'plan-not-open': ['C3.4', 'That arrangement can’t be made now.', 'Ora questo accordo non si può prendere.'],
  'plan-not-whole': [
    'C3.4',
    'An arrangement names both team mates, on opposite sides or on different paths.',
    'Un accordo nomina entrambi i compagni, su lati opposti o su percorsi diversi.',
  ],
  'nothing-to-void': [
    'C9.4',
    'Only the present round can be voided, and only before it is scored.',
    'Si annulla solo il round attuale e solo prima del punteggio.',
  ],
  'nothing-to-correct': [
    'C9.4',
    'Only a scored round can be corrected, until the match has ended.',
    'Si corregge solo un round con punteggio, finché la partita non è finita.',
  ],
  'ready-already': ['C9.1', 'You are ready already.', 'Sei già pronto.'],
} as const satisfies Catalogue

/** What the rules refuse; the rest is the referee's. */
export type RefusalCode = Exclude<keyof typeof catalogue, RefereeRefusal>

export const refuse = refusalsOf(catalogue)
