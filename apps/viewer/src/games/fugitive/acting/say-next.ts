import { type Match, roleOf, type Table } from '@getaway/engine/fugitive'
import { dictionary, type Language } from '../../../language/language.ts'
import { ownStepOf } from './acts.ts'
import type { FugitiveHand } from './hand.ts'

const en = {
  first: 'Choose a hideout: at most 3 above the last one, further with sprint cards under it.',
  second: 'You may place a second hideout in this first turn, or pass.',
  draw: 'Draw a card: tap a deck.',
  'draw-two': 'Draw two cards in this first turn: tap a deck.',
  place: 'Place a hideout, or pass to save your cards.',
  guess: 'Choose one or more numbers, then say them: if one is wrong, nothing is turned up.',
  hunt: 'Manhunt: name one number at a time. The first wrong one lets the fugitive get away.',
  discard: 'An event: choose a card to discard, face up. Never the 42.',
  extra: 'An event: draw a card, from any deck.',
  'wait-fugitive': 'The fugitive hides. Watch how many sprint cards lie under each hideout.',
  'wait-marshal': 'The marshal draws and guesses.',
} as const

const it: Record<keyof typeof en, string> = {
  first: 'Scegli un nascondiglio: al massimo 3 più dell’ultimo, più lontano con carte Sprint sotto.',
  second: 'In questo primo turno puoi piazzare un secondo nascondiglio, oppure passare.',
  draw: 'Pesca una carta: tocca un mazzo.',
  'draw-two': 'In questo primo turno peschi due carte: tocca un mazzo.',
  place: 'Piazza un nascondiglio, o passa per tenere le carte.',
  guess: 'Scegli uno o più numeri, poi dilli: se uno è sbagliato, non si scopre niente.',
  hunt: 'Caccia all’uomo: un numero alla volta. Al primo errore il fuggitivo scappa.',
  discard: 'Un evento: scegli una carta da scartare, scoperta. Mai il 42.',
  extra: 'Un evento: pesca una carta da un mazzo qualsiasi.',
  'wait-fugitive': 'Il fuggitivo si nasconde. Guarda quante carte Sprint mette sotto ogni nascondiglio.',
  'wait-marshal': 'L’investigatrice pesca e cerca di indovinare.',
}

const told = dictionary<keyof typeof en>({ en, it })

/** After so many turns both have done everything once. */
const LEARNT = 4

/** What a seat is to do next; what is rare is said whenever it comes. */
export function sayNextInFugitive(
  view: Match,
  seat: number,
  _: FugitiveHand,
  language: Language,
): string | undefined {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role || view.over) return undefined
  const word =
    rareWord(view, seat) ?? (table.turn.number <= LEARNT ? usualWord(view, table, seat) : undefined)
  return word && told(language, word)
}

function rareWord(view: Match, seat: number): keyof typeof en | undefined {
  const step = ownStepOf(view, seat)
  if (step?.type === 'discard') return 'discard'
  if (step?.type === 'guess' && step.isHunt) return 'hunt'
  return step?.type === 'draw' && step.isExtra ? 'extra' : undefined
}

function usualWord(view: Match, { row, turn }: Table, seat: number): keyof typeof en | undefined {
  const step = ownStepOf(view, seat)
  switch (step?.type) {
    case 'draw':
      return turn.number === 2 ? 'draw-two' : 'draw'
    case 'place':
      if (step.mustPlace) return 'first'
      return turn.number === 1 && row.length > 0 ? 'second' : 'place'
    case 'guess':
      return 'guess'
    default:
      return roleOf(view, seat) === 'fugitive' ? 'wait-marshal' : 'wait-fugitive'
  }
}
