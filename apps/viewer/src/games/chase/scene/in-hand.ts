import type { ChaseSymbol, Match } from '@getaway/engine/chase'
import { type BufferGeometry, Group, Mesh, MeshBasicMaterial, type MeshStandardMaterial } from 'three'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { type Carried, type ChaseHand, symbolOf } from '../acting/hand.ts'
import { backName, bodyName, EDGE, symbolName, tileName } from '../faces/atlas.ts'
import { EAST, lean, turn } from './flight.ts'
import { frameGeometry, markerGeometry, TILE_HEIGHT, tileGeometry } from './piece-geometry.ts'

/** How high a hand carries a piece, and how far it is leant towards the player, who is to see its face. */
const CARRIED = 0.42
const LEANT = 0.1
const MOST_PLANNED = 3
const SEE_THROUGH = 0.75
const RIM = '#ffd98a'

/** What the player has in hand: the piece itself above the table, and where it would lie once it is let go of. */
export function createInHand({ tiles }: Match, atlas: Atlas, card: MeshStandardMaterial) {
  const geometries = new Map<string, BufferGeometry>()
  const veil = card.clone()
  veil.transparent = true
  veil.opacity = SEE_THROUGH
  veil.depthWrite = false
  const glow = new MeshBasicMaterial({ color: RIM })
  const frame = frameGeometry(0.98, 1.06, TILE_HEIGHT * 0.6)
  const rim = new Mesh(frame, glow)
  const nothing = frame
  const carried = new Mesh(nothing, card)
  const ghost = new Mesh(nothing, veil)
  const planned = Array.from({ length: MOST_PLANNED }, () => new Mesh(nothing, card))
  const object = new Group()
  for (const mesh of [rim, carried, ghost, ...planned]) {
    mesh.visible = false
    object.add(mesh)
  }
  carried.castShadow = true
  for (const mesh of planned) mesh.castShadow = true

  const geometryOf = (piece: string, make: () => BufferGeometry): BufferGeometry => {
    const made = geometries.get(piece) ?? make()
    geometries.set(piece, made)
    return made
  }
  const tileOf = (id: string) =>
    geometryOf(id, () => {
      const tile = tiles.get(id)
      const back = atlas.faceOf(tile ? backName(tile) : tileName(id))
      return tileGeometry({ top: atlas.faceOf(tileName(id)), side: atlas.faceOf(EDGE), bottom: back })
    })
  const markerOf = (symbol: ChaseSymbol, colour: 'red' | 'blue') =>
    geometryOf(symbol, () => {
      const top = atlas.faceOf(symbolName(symbol))
      return markerGeometry({ top, side: atlas.faceOf(bodyName(colour)), bottom: top })
    })
  const take = (piece: Carried | undefined) => {
    const at = piece && piece.type !== 'pile' ? piece.at : undefined
    carried.visible = at !== undefined
    ghost.visible = false
    rim.visible = false
    if (!piece || piece.type === 'pile' || !at) return
    const geometry = piece.type === 'tile' ? tileOf(piece.tile) : markerOf(symbolOf(piece), piece.colour)
    carried.geometry = geometry
    carried.position.set(at.x, CARRIED, at.y)
    carried.quaternion
      .copy(turn(piece.type === 'tile' ? piece.rot : 0))
      .premultiply(lean.setFromAxisAngle(EAST, LEANT))
    if (!piece.over) return
    const { x, y } = piece.over
    const height = piece.type === 'tile' ? 0 : TILE_HEIGHT
    rim.visible = true
    rim.position.set(x, height, y)
    ghost.visible = true
    ghost.geometry = geometry
    ghost.position.set(x, height + 0.004, y)
    ghost.quaternion.copy(turn(piece.type === 'tile' ? piece.rot : 0))
  }

  return {
    object,
    hold(hand: ChaseHand | undefined) {
      take(hand?.carried)
      for (let index = 0; index < planned.length; index++) {
        const [mesh, tile] = [planned[index], hand?.planned[index]]
        if (!mesh) continue
        mesh.visible = tile !== undefined
        if (!tile) continue
        mesh.geometry = tileOf(tile.tile)
        mesh.position.set(tile.x, 0, tile.y)
        mesh.quaternion.copy(turn(tile.rot))
      }
    },
    dispose() {
      for (const geometry of geometries.values()) geometry.dispose()
      frame.dispose()
      glow.dispose()
      veil.dispose()
    },
  }
}
