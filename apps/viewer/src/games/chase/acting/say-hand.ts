import type { Cell, Match } from '@getaway/engine/chase'
import { dictionary, type Language } from '../../../language/language.ts'
import { sayChase } from '../telling/words.ts'
import { type ChaseHand, cellUnder, symbolOf } from './hand.ts'

const en = {
  tile: 'In hand: tile {tile}{item}, turned by {turn}°{where}',
  marker: 'In hand: {symbol}{where}',
  pile: 'In hand: pile {n}',
  planned: 'Start: {n} of {of} tiles ready',
  over: ', over {place}',
  prison: 'the prison',
  north: '{n} north',
  east: '{n} east',
  south: '{n} south',
  west: '{n} west',
} as const

const it: Record<keyof typeof en, string> = {
  tile: 'In mano: tessera {tile}{item}, girata di {turn}°{where}',
  marker: 'In mano: {symbol}{where}',
  pile: 'In mano: pila {n}',
  planned: 'Partenza: {n} di {of} tessere pronte',
  over: ', sopra {place}',
  prison: 'la prigione',
  north: '{n} a nord',
  east: '{n} a est',
  south: '{n} a sud',
  west: '{n} a ovest',
}

const told = dictionary<keyof typeof en>({ en, it })

/** What is in the hand, and over which cell, counted from the prison. */
export function sayChaseHand(
  { tiles, options }: Match,
  hand: ChaseHand,
  language: Language,
): string | undefined {
  const { carried, planned } = hand
  if (!carried)
    return planned.length > 0
      ? told(language, 'planned', { n: planned.length, of: options.headStart ? 3 : 2 })
      : undefined
  if (carried.type === 'pile') return told(language, 'pile', { n: carried.pile + 1 })
  const where = carried.at ? told(language, 'over', { place: placeOf(cellUnder(carried.at), language) }) : ''
  if (carried.type === 'marker')
    return told(language, 'marker', { symbol: sayChase(language, symbolOf(carried)), where })
  const tile = tiles.get(carried.tile)
  // C6.2: a hideout ends the round, so nobody should lay it without knowing.
  const found = tile?.kind === 'hideout' ? tile.kind : tile?.item
  return told(language, 'tile', {
    tile: carried.tile,
    item: found ? ` (${sayChase(language, found)})` : '',
    turn: carried.rot * 90,
    where,
  })
}

/** A cell in words, counted from the prison. */
export function placeOf({ x, y }: Cell, language: Language): string {
  const ways = [
    ...(y === 0 ? [] : [told(language, y < 0 ? 'north' : 'south', { n: Math.abs(y) })]),
    ...(x === 0 ? [] : [told(language, x < 0 ? 'west' : 'east', { n: Math.abs(x) })]),
  ]
  return ways.join(', ') || told(language, 'prison')
}
