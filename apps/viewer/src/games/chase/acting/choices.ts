import {
  type ChaseSymbol,
  chaserPathOf,
  colourOf,
  isRunning,
  type Match,
  SYMBOLS,
} from '@getaway/engine/chase'
import { markerFace } from '@getaway/faces/chase'
import type { ActChoice } from '../../../table/acting.ts'
import { sayChase } from '../telling/words.ts'

/** So few markers of a colour are left that a chaser should know before they are wanted. */
const SCARCE = 3
const FACES = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, markerFace(symbol)]))

/** C7.1: while a round runs, a chaser says with each marker which symbol it is; C7.6: of each colour as long as there are any. */
export function chaseChoicesOf({ round }: Match, seat: number): readonly ActChoice[] {
  if (!round || !isRunning(round) || chaserPathOf(round, seat) === undefined) return []
  return SYMBOLS.map((symbol): ActChoice => {
    const left = round.stocks[seat]?.[colourOf(symbol)] ?? 0
    return {
      act: `mark-${symbol}`,
      drawing: faceOfMarker(symbol),
      left,
      isScarce: left <= SCARCE,
      words: { en: sayChase('en', symbol), it: sayChase('it', symbol) },
    }
  })
}

function faceOfMarker(symbol: ChaseSymbol) {
  return FACES[symbol] ?? markerFace(symbol)
}
