import type { Colour } from '@getaway/engine/chase'

/** The colours of the printed pieces. */
export const PAPER = '#f1e6cd'
export const CARD_EDGE = '#d8c7a0'
export const INK = '#2b231d'
export const ASPHALT = '#5a5450'
export const KERB = '#fbf4e2'
export const LANE = '#d9cfb8'
export const TREE = '#3c7f3f'
export const TREE_LIGHT = '#5fa04f'
export const TREE_DARK = '#24552b'
export const BARRIER = '#d62f2a'
export const BARRIER_LIGHT = '#fffaf0'
export const GOLD = '#f0bb45'
export const STONE = '#9a948b'

/** A sector's ground, and its symbol upon it. */
export const GROUND: Readonly<Record<Colour, string>> = { red: '#f2c3ae', blue: '#b9d4ec' }
export const SIGN: Readonly<Record<Colour, string>> = { red: '#b3231c', blue: '#164c99' }
/** A marker's body. */
export const BODY: Readonly<Record<Colour, string>> = { red: '#c9302a', blue: '#1f62b8' }
