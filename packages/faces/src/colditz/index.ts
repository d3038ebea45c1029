export { CARD_HEIGHT } from '../fugitive/card.ts'
export { boardFace } from './board/board-face.ts'
export { BOARD_HEIGHT, CELL, COLUMNS, ROWS } from './board/cells.ts'
export { BUILDINGS, type Building, CURTAIN_WALL, type Line, MOAT, RIVER, WIRE } from './board/scenery.ts'
export type { BoardLanguage } from './board/words.ts'
export {
  type CardLanguage,
  cardBack,
  cardFace,
  doOrDieFace,
  equipmentFace,
  kitFace,
} from './cards/card-face.ts'
export { CARD_WORDS, type CardWords, equipmentWords } from './cards/card-words.ts'
export type { DeckOfColditz } from './cards/deck-paint.ts'
export { attemptFace, guardFace, powFace, roundFace } from './counters.ts'
export { NATION_PAINT } from './nations.ts'
export { rollCallFace } from './roll-call-face.ts'
export { capShapes, helmetShapes, thingShapes } from './signs.ts'
