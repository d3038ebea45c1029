import { HEADINGS, headingTo, type Lying, type MarkerCheck, type TileCheck } from '@getaway/engine/chase'
import type { Trait } from '../../../table/reviewing.ts'

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const

/** By what a player's tiles and markers are told apart over many matches. */
export const CHASE_TRAITS: readonly Trait[] = [
  {
    id: 'way',
    words: { en: 'Laying, by direction of the path', it: 'Posare, secondo la direzione del percorso' },
    values: [
      { id: 'north', words: { en: 'north', it: 'nord' } },
      { id: 'east', words: { en: 'east', it: 'est' } },
      { id: 'south', words: { en: 'south', it: 'sud' } },
      { id: 'west', words: { en: 'west', it: 'ovest' } },
    ],
  },
  {
    id: 'look',
    words: { en: 'Marking, by direction of the runner', it: 'Segnare, secondo la direzione di chi fugge' },
    values: [
      { id: 'north', words: { en: 'north', it: 'nord' } },
      { id: 'east', words: { en: 'east', it: 'est' } },
      { id: 'south', words: { en: 'south', it: 'sud' } },
      { id: 'west', words: { en: 'west', it: 'ovest' } },
    ],
  },
  {
    id: 'symbol',
    words: { en: 'Marking, by the symbol that was right', it: 'Segnare, secondo il simbolo giusto' },
    values: [
      { id: 'triangle', words: { en: 'triangle', it: 'triangolo' } },
      { id: 'square', words: { en: 'square', it: 'quadrato' } },
      { id: 'diamond', words: { en: 'diamond', it: 'rombo' } },
      { id: 'star', words: { en: 'star', it: 'stella' } },
    ],
  },
]

export function traitsOfTile({ placed }: TileCheck, before: Lying): Readonly<Record<string, string>> {
  const way = directionTo(before, placed)
  return { ...(way && { way }) }
}

/** `towards`: where the chase looked from that tile. */
export function traitsOfMarker(
  { allowed }: MarkerCheck,
  marked: Lying,
  towards: Lying | undefined,
): Readonly<Record<string, string>> {
  const look = towards && directionTo(marked, towards)
  // Of several right symbols none is the one that was missed.
  const [symbol] = allowed.length === 1 ? allowed : []
  return { ...(look && { look }), ...(symbol && { symbol }) }
}

function directionTo(from: Lying, to: Lying): (typeof DIRECTIONS)[number] | undefined {
  const heading = headingTo(from, to)
  return heading === undefined ? undefined : DIRECTIONS[HEADINGS.indexOf(heading)]
}
