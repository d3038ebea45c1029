import type { Object3D } from 'three'
import type { Language } from '../language/language.ts'
import type { Extent } from './extent.ts'
import type { NewPaper } from './paper.ts'

/** One visible thing: laid once for each event, posed at any instant, and disposed by itself. */
export interface Part<Plan> {
  readonly object: Object3D
  /** Takes what lies where; the same plan twice is the same picture. */
  lay(plan: Plan): void
  /** Moves it to where it is at an instant, and allocates nothing. */
  pose(instant: number): void
  dispose(): void
}

/** All that is to be seen of a game. */
export interface Scene<Plan> extends Part<Plan> {
  /** All of the table that anything can lie on. */
  readonly whole: Extent
  /** How high the faces lie that one points at. */
  readonly height: number
  /** Shows what its player has in hand, where the game can be played; undefined: nobody plays here. */
  hold?(hand: unknown): void
  /** Brings what the first picture does without; asked for once. */
  dress?(): Promise<void>
  /** What need not be there for the first picture, a little at a time; true once nothing is left to do. */
  finish?(): boolean
}

/** The table in its room; the table alone; or only the shadows on it, so that what is behind the picture shows through. */
export type Ground = 'room' | 'table' | 'none'

/** What a scene is made with. */
export interface SceneKit {
  readonly paper: NewPaper
  /** How many samples a slanted texture may take. */
  readonly anisotropy: number
  /** How large faces are drawn: 1 is crisp from close by. */
  readonly detail: number
  /** What is only there to please (the grain of the wood, how straight a pile lies) hangs on it. */
  readonly seed: number
  /** What the pieces lie on; undefined: the table in its room. */
  readonly ground?: Ground
  /** In which language there is something printed on pieces; undefined: English. */
  readonly language?: Language
}
