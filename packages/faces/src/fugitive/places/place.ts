import type { Shape } from '../../drawing/drawing.ts'
import type { Scenery } from '../scenery.ts'

export type CardLanguage = 'en' | 'it'

/** Where somebody may hide: what it is called, and what it looks like. */
export interface PicturedPlace {
  readonly name: Readonly<Record<CardLanguage, string>>
  readonly scenery: Scenery
  readonly shapes: () => readonly Shape[]
}
