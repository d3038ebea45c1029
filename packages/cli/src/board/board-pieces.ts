import {
  copiesOf,
  DO_OR_DIE,
  deckOf,
  EQUIPMENT,
  EQUIPMENT_COUNTS,
  NATIONS,
  OPPORTUNITY_CARDS,
  POWS_EACH,
  SECURITY_CARDS,
} from '@getaway/engine/colditz'
import {
  attemptFace,
  type BoardLanguage,
  CARD_HEIGHT,
  cardBack,
  cardFace,
  doOrDieFace,
  equipmentFace,
  guardFace,
  kitFace,
  powFace,
  roundFace,
} from '@getaway/faces/colditz'
import type { Drawing } from '@getaway/faces/drawing'
import type { Piece, SheetBatch } from '../sheets/draw-pdf.ts'

/** mm: poker cards fit all sleeves; a counter leaves the edge of its square to be seen. */
const CARD_WIDTH = 63
const COUNTER = 16
/** K2.1, and as many markers of each nation as it may need at a time. */
const GUARDS = 16
const ATTEMPTS = 4

/** All cards and counters to cut out. */
export function boardPieces(language: BoardLanguage): SheetBatch[] {
  return [
    {
      what: 'cards',
      size: { width: CARD_WIDTH, height: (CARD_WIDTH * CARD_HEIGHT) / 100 },
      bleed: 0,
      pieces: cards(language),
    },
    {
      what: 'counters',
      size: { width: COUNTER, height: COUNTER },
      bleed: (COUNTER * 4) / 100,
      pieces: counters(),
    },
  ]
}

function cards(language: BoardLanguage): readonly Piece[] {
  const decks = [...OPPORTUNITY_CARDS, ...SECURITY_CARDS].flatMap((card) =>
    repeated(copiesOf(card), { front: cardFace(card, language), back: cardBack(deckOf(card)) }),
  )
  return [
    ...decks,
    ...EQUIPMENT.flatMap((kind) =>
      repeated(EQUIPMENT_COUNTS[kind], {
        front: equipmentFace(kind, language),
        back: cardBack('equipment'),
      }),
    ),
    ...repeated(NATIONS.length, { front: kitFace(language), back: cardBack('kit') }),
    ...DO_OR_DIE.map((throws) => ({
      front: doOrDieFace(throws, language),
      back: cardBack('do-or-die'),
    })),
  ]
}

function counters(): readonly Piece[] {
  return [
    ...NATIONS.flatMap((nation) => repeated(POWS_EACH, twoSided(powFace(nation)))),
    ...repeated(GUARDS, twoSided(guardFace())),
    ...NATIONS.flatMap((nation) => repeated(ATTEMPTS, twoSided(attemptFace(nation)))),
    twoSided(roundFace()),
  ]
}

function twoSided(face: Drawing): Piece {
  return { front: face, back: face }
}

function repeated(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece)
}
