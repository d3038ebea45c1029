import { MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, type Scene, type WebGLRenderer } from 'three'
import { compiled } from './compiled.ts'
import { PieceSet } from './set/piece-set.ts'
import { createPlainColours } from './set/plain-colours.ts'

/** Farther away than the fog lets anything be seen. */
const FAR = 150

/**
 * One piece too far away to be seen: the graphics card learns to draw pieces while the match is still on its way.
 * `isStillOfUse` is asked when the program is made, which the page does not wait for.
 */
export function rehearse(
  renderer: WebGLRenderer,
  scene: Scene,
  isStillOfUse: () => boolean,
): { dispose(): void } {
  const colours = createPlainColours(['#ffffff'])
  const material = new MeshStandardMaterial({ map: colours.texture })
  const piece = new PieceSet(new Map([['it', new PlaneGeometry(10, 10).translate(0, 0, -FAR)]]), 1, material)
  piece.begin()
  piece.put('it')
  piece.end()
  const camera = new PerspectiveCamera()
  scene.add(piece.mesh)
  compiled(renderer, scene, camera).then(() => {
    if (isStillOfUse()) renderer.render(scene, camera)
    piece.mesh.removeFromParent()
  }, reportError)
  return {
    dispose() {
      piece.dispose()
      material.dispose()
      colours.dispose()
    },
  }
}
