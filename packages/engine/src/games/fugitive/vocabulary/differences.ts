import type { DifferenceText } from '../../../difference.ts'

const texts = {
  'no-card': ['there is no card {card}', 'There is no card {card}.', 'Non c’è una carta {card}.'],
  'wrong-hand': [
    'the fugitive is dealt {counts} cards of the decks, it should be {due}',
    'The fugitive is dealt {counts} cards of the decks, it should be {due}.',
    'Il fuggitivo riceve {counts} carte dei mazzi, dovrebbero essere {due}.',
  ],
  'card-of-no-deck': [
    'the fugitive is dealt {card}, of no deck',
    'The fugitive is dealt {card}, which belongs to no deck.',
    'Il fuggitivo riceve il {card}, che non è di nessun mazzo.',
  ],
  'deck-not-whole': [
    'deck {deck} and the hand hold {count} of its cards, they should be {from} to {to}, once each',
    'Deck {deck} and the hand hold {count} of its cards; they should be {from} to {to}, once each.',
    'Il mazzo {deck} e la mano contengono {count} delle sue carte; dovrebbero essere quelle da {from} a {to}, una volta ciascuna.',
  ],
  'strange-event': [
    '{event} is not for {variant}',
    'The event {event} does not belong to this variant ({variant}).',
    'L’evento {event} non appartiene a questa variante ({variant}).',
  ],
  'event-twice': [
    'an event is dealt twice',
    'An event is dealt twice.',
    'Un evento è distribuito due volte.',
  ],
  'wrong-event-count': [
    'the decks hold {found} events, with {variant} it should be {due}',
    'The decks hold {found} events; in this variant ({variant}) it should be {due}.',
    'I mazzi contengono {found} eventi; in questa variante ({variant}) dovrebbero essere {due}.',
  ],
  'wrong-event-decks': [
    'the event decks are not those of {variant}',
    'The event decks are not those of this variant ({variant}).',
    'I mazzi degli eventi non sono quelli di questa variante ({variant}).',
  ],
  'no-guess': [
    'guess.answered: there is no guess to answer',
    'There is an answer, but no guess to answer.',
    'C’è una risposta, ma nessun tentativo a cui rispondere.',
  ],
  'answer-differs': [
    'guess.answered says {says}, the replay says {gives}',
    'The answer to the guess is recorded as {says}, the replay gives {gives}.',
    'La risposta al tentativo è registrata come {says}, il replay dà {gives}.',
  ],
  'no-event-due': [
    'event.resolved: there is no event to resolve',
    'An event is resolved where there is none to resolve.',
    'Un evento viene risolto dove non ce n’è nessuno da risolvere.',
  ],
  'event-deck-empty': [
    'event.resolved: the event deck is empty, it has to be made again first',
    'An event is resolved although the event deck is empty: it has to be made again first.',
    'Un evento viene risolto anche se il mazzo degli eventi è vuoto: prima va rifatto.',
  ],
  'event-differs': [
    'event.resolved says {event}, it is {due} that is due',
    'The event {event} is resolved, but {due} is due.',
    'Viene risolto l’evento {event}, ma tocca a {due}.',
  ],
  'no-such-event': [
    'event.resolved: there is no event {event}',
    'There is no event {event}.',
    'Non c’è un evento {event}.',
  ],
  'ruled-out-hideout': [
    'event.resolved: {number} is a hideout of the row',
    'The number {number} is ruled out, but it is a hideout of the row.',
    'Il numero {number} viene escluso, ma è un nascondiglio della fila.',
  ],
  'ruled-out-twice': [
    'event.resolved: a number is ruled out twice',
    'A number is ruled out twice.',
    'Un numero viene escluso due volte.',
  ],
  'ruled-out-count': [
    'event.resolved: {count} numbers are ruled out, it should be {due}',
    '{count} numbers are ruled out, it should be {due}.',
    'Vengono esclusi {count} numeri, dovrebbero essere {due}.',
  ],
  'outcome-differs': [
    'event.resolved: {field} is {says}, the replay says {gives}',
    'What the event brings ({field}) is recorded as {says}, the replay gives {gives}.',
    'Ciò che porta l’evento ({field}) è registrato come {says}, il replay dà {gives}.',
  ],
  'no-deck-empty': [
    'events.shuffled: no event deck is empty',
    'An event deck is shuffled again although none is empty.',
    'Un mazzo degli eventi viene rimescolato anche se nessuno è vuoto.',
  ],
  'shuffle-differs': [
    'events.shuffled: these are not the events that were used',
    'The event deck is made again from other events than those that were used.',
    'Il mazzo degli eventi viene rifatto con eventi diversi da quelli usati.',
  ],
  'no-step-to-lapse': [
    'step.lapsed: player {seat} has nothing to do, or there is no clock',
    'The time of player {seat} runs out, but they have nothing to do, or the match has no clock.',
    'Scade il tempo del giocatore {seat}, che però non deve fare nulla, o la partita non ha un orologio.',
  ],
  'lapsed-too-early': [
    'step.lapsed: the time of player {seat} is not over yet',
    'The record says that the time of player {seat} ran out; it was not over yet.',
    'Il registro dice che il tempo del giocatore {seat} è scaduto; non lo era ancora.',
  ],
  'lapsed-otherwise': [
    'step.lapsed: something else has to be done for that player ({step})',
    'When the time ran out ({step}), something else had to be done for the player.',
    'Allo scadere del tempo ({step}) per il giocatore andava fatta un’altra cosa.',
  ],
  'nothing-to-forfeit': [
    'seat.forfeited: player {seat} has nothing to give up here',
    'Player {seat} gives up, but there is nothing to give up here.',
    'Il giocatore {seat} si arrende, ma qui non c’è nulla da abbandonare.',
  ],
  'forfeited-too-early': [
    'seat.forfeited: player {seat} has neither left nor been away for long enough',
    'Player {seat} gives up, but has neither left nor been away for long enough.',
    'Il giocatore {seat} si arrende, ma non se n’è andato e non è rimasto via abbastanza a lungo.',
  ],
  'no-manhunt': [
    'manhunt.begun: the replay has no manhunt here',
    'A manhunt begins in the record, but not in the replay.',
    'Nel registro comincia una caccia all’uomo, nel replay no.',
  ],
  'won-too-early': [
    'game.ended says {winner} won ({reason}), in the replay nobody has won yet',
    'The record says that {winner} won ({reason}); in the replay nobody has won yet.',
    'Il registro dice che {winner} ha vinto ({reason}); nel replay nessuno ha ancora vinto.',
  ],
  'winner-differs': [
    'game.ended says {winner} won ({reason}), the replay says {due} ({dueReason})',
    'The record says that {winner} won ({reason}), the replay says {due} ({dueReason}).',
    'Il registro dice che {winner} ha vinto ({reason}), il replay dice {due} ({dueReason}).',
  ],
} as const satisfies Readonly<Record<string, DifferenceText>>

export type DifferenceCode = keyof typeof texts

/** How a record of Fugitive is contradicted. */
export const FUGITIVE_DIFFERENCES = {
  texts,
  words: {
    escaped: ['the fugitive escaped', 'il fuggitivo è scappato'],
    caught: ['caught', 'catturato'],
    'manhunt-lost': ['the manhunt failed', 'la caccia all’uomo è fallita'],
    'given-up': ['the opponent gave up', 'l’avversario si è arreso'],
    draw: ['a draw', 'pesca'],
    place: ['a hideout', 'nascondiglio'],
    discard: ['a discard', 'scarto'],
    guess: ['a guess', 'tentativo'],
    'manhunt-won': ['caught in the manhunt', 'catturato nella caccia all’uomo'],
    'no events': ['no events', 'senza eventi'],
    'a game without events': ['no events', 'senza eventi'],
    'random-events': ['random events', 'eventi casuali'],
    'discovery-events': ['discovery events', 'eventi scoperta'],
    'helping-fugitive': ['events help the fugitive', 'eventi a favore del fuggitivo'],
    'helping-marshal': ['events help the marshal', 'eventi a favore dell’investigatrice'],
    'catch-up-events': ['catch-up events', 'eventi di recupero'],
  },
} as const
