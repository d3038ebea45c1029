import type { Shape } from '../../drawing/drawing.ts'
import type { Scenery } from '../scenery.ts'

export type Language = 'en' | 'it'

/** Where somebody may hide: what it is called, and what it looks like. */
export interface Place {
  readonly name: Readonly<Record<Language, string>>
  readonly scenery: Scenery
  readonly shapes: () => readonly Shape[]
}
