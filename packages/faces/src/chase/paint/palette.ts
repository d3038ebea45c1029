import type { Colour } from '@getaway/engine/chase'

/** Few colours, so that the whole box looks like one set. Pairs that must be told apart differ in form, too. */
export const PAPER = '#fbf3e1'
export const INK = '#28242f'
/** On ink. */
export const SEAM = '#6a6276'
export const SHADOW = '#3a2f3d'
export const CARD_EDGE = '#d9c9a6'

export const ASPHALT = '#4d4c58'
export const LANE = '#d8cdb4'

export const TREE = '#3a8a55'
export const TREE_LIGHT = '#6fb36b'
export const TREE_DARK = '#1c5238'
export const LAWN = '#c6d69f'
export const LAWN_LIGHT = '#d8e3b4'
export const LAWN_DARK = '#a3bc7a'
export const WATER = '#9fd0dc'

export const BARRIER = '#d8352c'
export const GOLD = '#f3b83c'
export const GOLD_DARK = '#c98a1f'
export const GLOW = '#ffe7a3'
export const STONE = '#b3aaa6'
export const STONE_LIGHT = '#cfc7c0'
export const STONE_DARK = '#8a8286'
export const TERRACE = [
  { light: '#c47f5c', dark: '#a3603f', wall: '#f3dfc2' },
  { light: '#8f8799', dark: '#726a7e', wall: '#e6dcd3' },
  { light: '#cfa05c', dark: '#ad7f40', wall: '#f6e8c8' },
] as const
export const CARS = ['#f0e7d2', '#86b5b5', '#dcb866', '#a79fb0'] as const
export const BRICK = '#a9604b'
/** Each hideout has its own. */
export const COTTAGE_ROOFS = [
  { light: '#3f7482', dark: '#2b5865' },
  { light: '#7a5c86', dark: '#5e4468' },
  { light: '#a3603f', dark: '#844a2e' },
] as const

/** A quarter's ground and, a little off it, its roofs: they furnish the picture and stay behind it. */
export interface Quarter {
  readonly ground: string
  readonly roof: string
  readonly shade: string
  readonly line: string
  readonly lawn: string
  readonly bush: string
}

export const QUARTER: Readonly<Record<Colour, Quarter>> = {
  red: {
    ground: '#f6cdb9',
    roof: '#efb9a1',
    shade: '#e6a88c',
    line: '#d3937a',
    lawn: '#e0dcab',
    bush: '#c9cb8d',
  },
  blue: {
    ground: '#bfdbec',
    roof: '#a8cce2',
    shade: '#95bfd9',
    line: '#7ba7c6',
    lawn: '#c0dcc0',
    bush: '#a3c9a3',
  },
}
export const SIGN: Readonly<Record<Colour, string>> = { red: '#b4211b', blue: '#17509b' }

/** Markers. */
export const BODY: Readonly<Record<Colour, string>> = { red: '#c9302a', blue: '#1f62b8' }

/** What the back of a tile is painted with. */
export interface BackPaint {
  /** Nothing but lines. */
  readonly isBare: boolean
  readonly ground: string
  readonly line: string
  readonly figure: string
  readonly accent: string
}

export type Ink = 'full' | 'light'

/** Light backs leave the paper white: they cost a printer next to nothing. */
export const BACK_PAINT: Readonly<Record<Ink, Readonly<Record<Colour, BackPaint>>>> = {
  full: {
    red: { isBare: false, ground: '#8f2a25', line: '#ad4037', figure: PAPER, accent: GOLD },
    blue: { isBare: false, ground: '#223a5e', line: '#325079', figure: PAPER, accent: GOLD },
  },
  light: {
    red: { isBare: true, ground: '#ffffff', line: '#c98f8a', figure: '#8f2a25', accent: GOLD_DARK },
    blue: { isBare: true, ground: '#ffffff', line: '#93a5c0', figure: '#223a5e', accent: GOLD_DARK },
  },
}
