import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { MoodLight } from './moods.ts'

/** The room around the table, as a light that comes from everywhere: panelling, lamps and windows of our own. */
export function createRoom(
  renderer: WebGLRenderer,
  { walls: panelling, glows }: MoodLight,
): { readonly texture: Texture; dispose(): void } {
  const scene = new Scene()
  const box = new BoxGeometry()
  const walls = new MeshBasicMaterial({ color: panelling, side: BackSide })
  const room = new Mesh(box, walls)
  room.scale.set(20, 20, 20)
  scene.add(room)
  const shades = glows.map(({ colour, strength, at, size }) => {
    const shade = new MeshBasicMaterial({ color: colour })
    shade.color.multiplyScalar(strength)
    const lamp = new Mesh(box, shade)
    lamp.position.set(...at)
    lamp.scale.set(...size)
    scene.add(lamp)
    return shade
  })
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.03, 0.1, 40)
  for (const resource of [box, walls, ...shades, generator]) resource.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}
