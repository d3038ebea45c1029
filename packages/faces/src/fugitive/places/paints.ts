import { TERRACE } from '../../chase/paint/palette.ts'

/** Colours of places, besides those of the city. */
export const [CLAY, SLATE, OCHRE] = TERRACE
export const DARK = '#2d2a3d'
export const DRIFTWOOD = '#a98a6d'
export const DRIFTWOOD_DARK = '#86694f'
export const HAY = '#e3bb5f'
export const PLUM = '#7a5c86'
export const TEAL = '#3f7482'
