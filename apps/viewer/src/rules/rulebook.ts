import type { Drawing } from '@getaway/faces/drawing'
import type { Language } from '../language/language.ts'

/** The rules of a game, clause by clause, with pictures that its engine has judged. */
export interface Rulebook {
  readonly name: string
  /** What it is about, before the first clause. */
  introOf(language: Language): readonly string[]
  chaptersOf(language: Language): readonly Chapter[]
  /** What fits on a card that one lays beside the table. */
  cardOf(language: Language): readonly ExampleGroup[]
}

export interface Chapter {
  readonly id: string
  /** Undefined: no clause of it can be referred to. */
  readonly number: string | undefined
  readonly title: string
  /** What holds for all of it, before its first clause. */
  readonly lead: Lead | undefined
  readonly clauses: readonly Clause[]
  /** Pieces to look up, after its last clause. */
  readonly groups: readonly ExampleGroup[]
}

export interface Lead {
  readonly text: string
  readonly ours?: string | undefined
  readonly points?: readonly string[] | undefined
}

export interface Clause {
  /** As refusals, findings and tests name it; links lead to it. */
  readonly id: string
  readonly text: string
  /** What is not in the printed rules: decided here. */
  readonly ours: string | undefined
  readonly table: ClauseTable | undefined
  readonly examples: readonly Example[]
}

export interface ClauseTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ExampleGroup {
  readonly title: string
  readonly text: string | undefined
  readonly examples: readonly Example[]
}

export interface Example {
  readonly key: string
  /** `shows`: there is nothing to be right or wrong. */
  readonly verdict: 'right' | 'wrong' | 'shows'
  readonly verdictText: string
  readonly caption: string
  readonly detail: string | undefined
  readonly picture: ExamplePicture
}

/** Pieces laid side by side, in cells: x east, y south, each by its middle, later ones on earlier ones. */
export interface ExamplePicture {
  readonly pieces: readonly PicturePiece[]
  readonly signs: readonly PictureSign[]
}

export interface PicturePiece {
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
  readonly size: number
  readonly isRound: boolean
}

export interface PictureSign {
  readonly kind: 'right' | 'wrong' | 'arrow'
  readonly x: number
  readonly y: number
  /** Of an arrow: quarter turns clockwise from east. */
  readonly turn: number
}
