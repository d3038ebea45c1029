import type { Heading, Tile } from '@getaway/engine/chase'
import { countedFace, tileFace } from '@getaway/faces/chase'
import type { Drawing } from '@getaway/faces/drawing'

/** A face takes its time to be drawn, and is wanted on the table, in a hand and large: each is drawn once. */
const drawn = new WeakMap<Tile, Map<Heading | undefined, Drawing>>()

/** The face of a tile, with a ring around the witnesses who look one way; the same value each time. */
export function faceOf(tile: Tile, counted?: Heading): Drawing {
  const faces = drawn.get(tile) ?? new Map<Heading | undefined, Drawing>()
  drawn.set(tile, faces)
  const face = faces.get(counted) ?? (counted === undefined ? tileFace(tile) : countedFace(tile, counted))
  faces.set(counted, face)
  return face
}
