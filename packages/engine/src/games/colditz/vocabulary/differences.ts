import type { DifferenceText } from '../../../difference.ts'

const texts = {
  'wrong-hands': [
    'the deal gives hands of {counts} cards, it should be one card each',
    'The deal gives hands of {counts} cards; everybody should get one.',
    'La distribuzione dà mani di {counts} carte; ognuno dovrebbe averne una.',
  ],
  'deck-not-whole': [
    'the {deck} deck and the hands do not hold its {due} cards once each',
    'The {deck} deck and the hands do not hold exactly its {due} cards.',
    'Il mazzo {deck} e le mani non contengono esattamente le sue {due} carte.',
  ],
  'wrong-do-or-die': [
    'the Do or Die cards are dealt otherwise than the options say',
    'The Do or Die cards are not dealt as the options say.',
    'Le carte O la va o la spacca sono distribuite diversamente da quanto dicono le opzioni.',
  ],
  'no-throw-due': [
    'dice.thrown: nobody asked for dice',
    'Dice are thrown that nobody asked for.',
    'Si lanciano dadi che nessuno ha chiesto.',
  ],
  'wrong-series': [
    'dice.thrown: {count} throws, it should be {due}, each repeated on doubles',
    'There are {count} throws; it should be {due}, each repeated only after doubles.',
    'Ci sono {count} lanci; dovrebbero essere {due}, ripetuti solo dopo un doppio.',
  ],
  'no-draw-due': [
    'card.drawn: player {seat} has no card to draw here',
    'Player {seat} draws a card, but has none to draw here.',
    'Il giocatore {seat} pesca una carta, ma qui non ne ha da pescare.',
  ],
  'not-the-top-card': [
    'card.drawn: {card} is not the top card of the deck, {due} is',
    'The card drawn ({card}) is not the top card of the deck ({due}).',
    'La carta pescata ({card}) non è la prima del mazzo ({due}).',
  ],
  'deck-empty': [
    'card.drawn: the deck is empty, it has to be shuffled again first',
    'A card is drawn from an empty deck: it has to be shuffled again first.',
    'Si pesca da un mazzo vuoto: prima va rimescolato.',
  ],
  'no-deck-empty': [
    'deck.shuffled: the {deck} deck is not empty',
    'The {deck} deck is shuffled again although it is not empty.',
    'Il mazzo {deck} viene rimescolato, ma non è vuoto.',
  ],
  'shuffle-differs': [
    'deck.shuffled: other cards lie under the {deck} deck',
    'The shuffled {deck} deck holds other cards than those that lay under it.',
    'Il mazzo {deck} rimescolato contiene carte diverse da quelle che aveva sotto.',
  ],
  'no-step-to-lapse': [
    'step.lapsed: there is nothing that player {seat} has to do',
    'The record says that time ran out for player {seat}, who has nothing to do here.',
    'Il registro dice che il tempo del giocatore {seat} è scaduto, ma qui non deve fare nulla.',
  ],
  'lapsed-too-early': [
    'the time of player {seat} is not over yet',
    'The record says that the time of player {seat} ran out; it had not yet.',
    'Il registro dice che il tempo del giocatore {seat} è scaduto; non lo era ancora.',
  ],
  'lapsed-otherwise': [
    'step.lapsed: something else has to be done for that player ({step})',
    'When the time ran out ({step}), something else had to be done for the player.',
    'Allo scadere del tempo ({step}) per il giocatore andava fatta un’altra cosa.',
  ],
  'no-reaction': [
    'reaction.lapsed: there is nothing to react to',
    'A reaction lapses where there is nothing to react to.',
    'Scade una reazione dove non c’è nulla a cui reagire.',
  ],
  'won-too-early': [
    'game.ended says {winners} won ({reason}), in the replay nobody has won yet',
    'The record says that {winners} won ({reason}); in the replay nobody has won yet.',
    'Il registro dice che ha vinto {winners} ({reason}); nel replay nessuno ha ancora vinto.',
  ],
  'winner-differs': [
    'game.ended says {winners} won ({reason}), the replay says {due} ({dueReason})',
    'The record says that {winners} won ({reason}), the replay says {due} ({dueReason}).',
    'Il registro dice che ha vinto {winners} ({reason}), il replay dice {due} ({dueReason}).',
  ],
} as const satisfies Readonly<Record<string, DifferenceText>>

export type DifferenceCode = keyof typeof texts

/** The texts for what a record of Colditz contradicts. */
export const COLDITZ_DIFFERENCES = {
  texts,
  words: {
    escaped: ['two prisoners escaped', 'due prigionieri evasi'],
    together: ['enough escapes together', 'abbastanza evasioni insieme'],
    rounds: ['the rounds are over', 'i round sono finiti'],
    'none-left': ['no officer has a prisoner left', 'nessun ufficiale ha più prigionieri'],
    opportunity: ['Opportunity', 'Opportunity'],
    security: ['Security', 'Security'],
    turn: ['a turn', 'un turno'],
    deploy: ['posting the guards', 'piazzare le guardie'],
    attend: ['the roll call', 'l’appello'],
    surrender: ['a confiscation', 'una confisca'],
    sabotaged: ['Sabotage', 'Sabotaggio'],
    station: ['a new prisoner', 'un nuovo prigioniero'],
  },
} as const
