import { ESCAPE, eventCard, START } from '@getaway/engine/fugitive'
import type { Drawing } from '@getaway/faces/drawing'
import {
  CARD_HEIGHT,
  eventBack,
  eventFace,
  hideoutBack,
  hideoutFace,
  replacementFace,
} from '@getaway/faces/fugitive'
import type { Language } from '../../../language/language.ts'
import type { ExamplePicture, PicturePiece } from '../../../rules/rulebook.ts'
import type { JudgedEscape, JudgedGuess, Placement } from './examples.ts'

/** From the middle of one card to the next, and how far a sprint card reaches out from under its hideout: of a card. */
const APART = 1.1
const TUCKED = 0.36
/** How large cards are, where several pictures are compared. */
const PLACED = 0.77
const IN_ROW = 0.62

/** The last hideout and the new one, with its sprint cards under it, all face up to be read. */
export function pictureOfPlacement(
  { last, card, sprint, clause }: Placement,
  language: Language,
): ExamplePicture {
  const under = sprint.map((one, index) =>
    cardAt(hideoutFace(one, language), PLACED, 1, (index - sprint.length) * TUCKED),
  )
  return {
    pieces: [
      cardAt(hideoutFace(last, language), PLACED, 0),
      ...under,
      cardAt(hideoutFace(card, language), PLACED, 1),
    ],
    signs: [{ kind: clause ? 'wrong' : 'right', x: (APART / 2) * PLACED, y: 0.1, turn: 0 }],
  }
}

/** The row after the answer: what was turned up shows its face. */
export function pictureOfGuess({ row, isRight }: JudgedGuess, language: Language): ExamplePicture {
  const faces = row.map(({ isUp, card }) =>
    isUp && card !== undefined ? hideoutFace(card, language) : hideoutBack(undefined),
  )
  const { pieces } = pictureOfCards([hideoutFace(START, language), ...faces], IN_ROW)
  const [x, y] = [((row.length + 1) / 2) * APART * IN_ROW, (CARD_HEIGHT / 200) * IN_ROW]
  return { pieces, signs: [{ kind: isRight ? 'right' : 'wrong', x, y, turn: 0 }] }
}

/** What was found, what was not, and the 42. */
export function pictureOfEscape({ found }: JudgedEscape, language: Language): ExamplePicture {
  const faces = found.map((card) => hideoutFace(card, language))
  return pictureOfCards([...faces, hideoutBack(undefined), hideoutFace(ESCAPE, language)], IN_ROW)
}

/** Cards side by side. */
export function pictureOfCards(drawings: readonly Drawing[], size = 1): ExamplePicture {
  return { pieces: drawings.map((drawing, index) => cardAt(drawing, size, index)), signs: [] }
}

export function pictureOfEvent(id: string, language: Language): ExamplePicture {
  const card = eventCard(id)
  return pictureOfCards(card ? [eventFace(card, language)] : [])
}

export const FACES = {
  cards: (language: Language) => [0, 7, 12, 42].map((card) => hideoutFace(card, language)),
  decks: () => ([1, 2, 3] as const).map((deck) => hideoutBack(deck)),
  signs: () => (['footprints', 'neither', 'glass'] as const).map((icon) => eventBack(icon)),
  replacement: (language: Language) => [replacementFace(language)],
} as const satisfies Record<string, (language: Language) => readonly Drawing[]>

/** The nth card of a row, and so much further south: in cards. */
function cardAt(drawing: Drawing, size: number, nth: number, south = 0): PicturePiece {
  return { drawing, x: nth * APART * size, y: south * size, turn: 0, size, isRound: false }
}
