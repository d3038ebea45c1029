import type { Language } from '../language/language.ts'
import type { StoryCard } from '../table/broadcasting.ts'
import type { ShowDirection } from './direction.ts'

export interface GraphicWords {
  readonly headline: string
  readonly detail?: string | undefined
  /** Whom it is about. */
  readonly seats?: readonly number[]
}

export interface GraphicViewer {
  /** What the game tells of the match as this viewer has it. */
  readonly cards: () => readonly StoryCard[]
  readonly instant: () => number
  readonly language: Language
}

type WrittenGraphic = Exclude<NonNullable<ShowDirection['graphic']>, { type: 'lower-third' }>

/**
 * What a story or a title says to this viewer. A story of which this viewer’s own match knows nothing, or not yet, is not
 * told; one that was sent with its words, by a caster who may, is.
 */
export function graphicWords(graphic: WrittenGraphic, viewer: GraphicViewer): GraphicWords | undefined {
  if (graphic.type === 'title') return graphic
  const own = viewer.cards().find(({ key }) => key === graphic.card)
  return own && own.from <= viewer.instant() ? own : graphic.told?.[viewer.language]
}
