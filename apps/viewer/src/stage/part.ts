import type { Object3D } from 'three'
import type { NewPaper } from './paper.ts'

/** One visible thing: whole, idempotent, and its own undertaker. */
export interface Part<View> {
  readonly object: Object3D
  update(view: View): void
  dispose(): void
}

/** What a scene is made with. */
export interface SceneKit {
  readonly paper: NewPaper
  /** How many samples a slanted texture may take. */
  readonly anisotropy: number
}
