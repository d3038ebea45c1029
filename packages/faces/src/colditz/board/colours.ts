import type { Square } from '@getaway/engine/colditz'
import { GOLD, INK, PAPER, STONE_LIGHT, WATER } from '../../chase/paint/palette.ts'

/** The ground by zone, as the rules name it: grey, beige and light green, dark green. */
export const GROUND = {
  inner: '#a79e9b',
  court: '#e2cc9c',
  outer: '#c3cf98',
  outside: '#4f8a5b',
  shade: '#457d53',
} as const
export const WALL = '#6f6673'
export const ROOF = '#857b87'
export const EARTH = '#8a6038'
export const ROAD = '#d9ccab'
export const DEEP_WATER = '#6fa9c0'
export const LIGHT = '#ffdf6b'
export const HIDEAWAY = '#7eb2dd'
export const BROWN = '#b98755'
/** Where wire can be cut. */
export const GAP = '#f08a4b'
export const TARGET = '#c9302a'

/** What a square is painted with; kinds that must be told apart have a sign, too. */
export function squareColour({ kind, zone, isPost, isLit, brown, area }: Square): string {
  if (isPost) return INK
  if (brown) return BROWN
  if (isLit) return LIGHT
  switch (kind) {
    case 'appel':
      return '#ffffff'
    case 'yard':
      return zone === 'inner' ? STONE_LIGHT : '#f2e3bd'
    case 'passage':
      return zone === 'inner' ? '#bfb6b1' : area === 'mill' ? '#d8c8a4' : '#ead9b2'
    case 'room':
      return zone === 'inner' ? '#e6ded4' : '#f8ecd0'
    case 'hideaway':
      return HIDEAWAY
    case 'key':
    case 'pass':
      return GOLD
    case 'terrace':
    case 'landing':
      return '#dbe3b6'
    case 'ford':
      return WATER
    case 'road':
      return ROAD
    case 'field':
      return '#8dbb7c'
    case 'target':
      return PAPER
    case 'tunnel':
      return EARTH
  }
}
