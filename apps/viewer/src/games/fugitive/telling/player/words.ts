import { dictionary } from '../../../../language/language.ts'

const en = {
  won: 'You won the match',
  lost: '{name} won the match',
  level: 'The match is over',
  abandoned: 'It was abandoned, so nobody has won.',
  'why.caught': 'The last hideout that lay face down was found, so {fugitive} is caught.',
  'why.escaped':
    '{fugitive} reached the 42. The highest hideout found was {card}, above 29, so there was no manhunt.',
  'why.manhunt-won': 'In the manhunt {marshal} found every hideout, one number after the other.',
  'why.manhunt-lost': 'The manhunt failed: {the} is no hideout, so {fugitive} got away.',
  'why.given-up': '{loser} gave up, or was away too long.',
  'turn.draw': 'Your turn: draw a card from deck {decks}',
  'turn.draw.more': 'Your turn: draw {n} cards from deck {decks}',
  'turn.place.first': 'Place your first hideout',
  'turn.place': 'Place a hideout, or pass',
  'turn.place.more': 'You may place one more hideout, or pass',
  'turn.discard': 'Choose a card to lay out of the game',
  'turn.guess': 'Guess one number or more',
  'turn.guess.one': 'Guess a single number',
  'turn.guess.hunt': 'Manhunt: guess one number. A wrong one loses.',
  'other.draw': '{name} draws a card',
  'other.place': '{name} places a hideout, or passes',
  'other.discard': '{name} lays a card out of the game',
  'other.guess': '{name} guesses',
  'other.guess.hunt': 'Manhunt: {name} guesses. A wrong number sets you free.',
} as const

/** What Fugitive tells its players only. */
export type PlayerWord = keyof typeof en

const it: Record<PlayerWord, string> = {
  won: 'Hai vinto la partita',
  lost: '{name} ha vinto la partita',
  level: 'La partita è finita',
  abandoned: 'È stata interrotta: nessuno ha vinto.',
  'why.caught': 'Anche l’ultimo nascondiglio coperto è stato trovato: {fugitive} non ha più scampo.',
  'why.escaped':
    '{fugitive} ha raggiunto il 42. Il nascondiglio più alto trovato era {card}, oltre il 29: niente caccia all’uomo.',
  'why.manhunt-won': 'Nella caccia all’uomo {marshal} ha trovato ogni nascondiglio, un numero dopo l’altro.',
  'why.manhunt-lost':
    'La caccia all’uomo è fallita: {the} non è un nascondiglio, quindi {fugitive} è in salvo.',
  'why.given-up': 'Rinuncia, o assenza troppo lunga, di {loser}.',
  'turn.draw': 'Tocca a te: pesca una carta dal mazzo {decks}',
  'turn.draw.more': 'Tocca a te: pesca {n} carte dal mazzo {decks}',
  'turn.place.first': 'Piazza il tuo primo nascondiglio',
  'turn.place': 'Piazza un nascondiglio, o passa',
  'turn.place.more': 'Puoi piazzare un altro nascondiglio, o passare',
  'turn.discard': 'Scegli una carta da mettere fuori dal gioco',
  'turn.guess': 'Indovina: di’ uno o più numeri',
  'turn.guess.one': 'Indovina: di’ un solo numero',
  'turn.guess.hunt': 'Caccia all’uomo: di’ un numero. Se è sbagliato, hai perso.',
  'other.draw': '{name} pesca una carta',
  'other.place': '{name} piazza un nascondiglio, o passa',
  'other.discard': '{name} mette una carta fuori dal gioco',
  'other.guess': '{name} tenta di indovinare',
  'other.guess.hunt': 'Caccia all’uomo: tocca a {name}. Un numero sbagliato, e sei in salvo.',
}

export const sayToPlayer = dictionary<PlayerWord>({ en, it })
