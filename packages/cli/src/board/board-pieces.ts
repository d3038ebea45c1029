import { EQUIPMENT } from '@getaway/engine/colditz'
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
  NATION_PAINT,
  type NationName,
  PRINTED_DECKS,
  PRINTED_DO_OR_DIE,
  PRINTED_EQUIPMENT,
  PRINTED_KITS,
  powFace,
  roundFace,
} from '@getaway/faces/colditz'
import type { Drawing } from '@getaway/faces/drawing'
import type { Piece, SheetBatch } from '../sheets/draw-pdf.ts'

/** mm: poker cards fit all sleeves; a counter leaves the edge of its square to be seen. */
const CARD_WIDTH = 63
const COUNTER = 16
/** K2.1, and as many markers of each nation as it has routes at a time. */
const POWS = 8
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
  const decks = (['opportunity', 'security'] as const).flatMap((deck) =>
    Object.entries(PRINTED_DECKS[deck]).flatMap(([card, count]) =>
      repeated(count, { front: cardFace(deck, card, language), back: cardBack(deck) }),
    ),
  )
  return [
    ...decks,
    ...EQUIPMENT.flatMap((kind) =>
      repeated(PRINTED_EQUIPMENT[kind], {
        front: equipmentFace(kind, language),
        back: cardBack('equipment'),
      }),
    ),
    ...repeated(PRINTED_KITS, { front: kitFace(language), back: cardBack('kit') }),
    ...PRINTED_DO_OR_DIE.map((throws) => ({
      front: doOrDieFace(throws, language),
      back: cardBack('do-or-die'),
    })),
  ]
}

function counters(): readonly Piece[] {
  const nations = Object.keys(NATION_PAINT) as NationName[]
  return [
    ...nations.flatMap((nation) => repeated(POWS, twoSided(powFace(nation)))),
    ...repeated(GUARDS, twoSided(guardFace())),
    ...nations.flatMap((nation) => repeated(ATTEMPTS, twoSided(attemptFace(nation)))),
    twoSided(roundFace()),
  ]
}

function twoSided(face: Drawing): Piece {
  return { front: face, back: face }
}

function repeated(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece)
}
