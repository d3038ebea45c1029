import type { Colour } from '@getaway/engine/chase'

/** Few colours, so that the whole box looks of a piece. Each pair that must be told apart differs in form too. */
export const PAPER = '#fbf3e1'
export const INK = '#28242f'
export const SHADOW = '#3a2f3d'
export const CARD_EDGE = '#d9c9a6'

export const ASPHALT = '#4d4c58'
export const LANE = '#d8cdb4'
export const PAVEMENT = '#e9dfc8'

export const TREE = '#3a8a55'
export const TREE_LIGHT = '#6fb36b'
export const TREE_DARK = '#1c5238'
export const LAWN = '#c3d39a'
export const LAWN_DARK = '#a5bd7c'
export const WATER = '#9fd0dc'

export const BARRIER = '#d8352c'
export const GOLD = '#f3b83c'
export const GOLD_DARK = '#c98a1f'
export const GLOW = '#ffe7a3'
export const STONE = '#b3aaa6'
export const STONE_LIGHT = '#cfc7c0'
export const STONE_DARK = '#8a8286'
export const TERRACE_ROOF = [
  { light: '#c58d6c', dark: '#a9704f' },
  { light: '#a79aa5', dark: '#8a7d8a' },
  { light: '#d1aa75', dark: '#b88d57' },
] as const
export const BRICK = '#a9604b'

/** A quarter's ground and, a little off it, its roofs: they furnish the picture and stay behind it. */
export interface Quarter {
  readonly ground: string
  readonly roof: string
  readonly shade: string
  readonly line: string
}

export const QUARTER: Readonly<Record<Colour, Quarter>> = {
  red: { ground: '#f6d3c1', roof: '#efbda6', shade: '#e5a98f', line: '#d3947a' },
  blue: { ground: '#cbe0ec', roof: '#b0cfe1', shade: '#9abfd6', line: '#82a9c4' },
}
export const SIGN: Readonly<Record<Colour, string>> = { red: '#b4211b', blue: '#17509b' }

/** Markers, and the backs of tiles. */
export const BODY: Readonly<Record<Colour, string>> = { red: '#c9302a', blue: '#1f62b8' }
export const BACK: Readonly<Record<Colour, { readonly ground: string; readonly line: string }>> = {
  red: { ground: '#8f2a25', line: '#ad4037' },
  blue: { ground: '#223a5e', line: '#325079' },
}
