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

interface Glow {
  readonly colour: string
  readonly strength: number
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
}

/** What polished things mirror: a warm lamp, another one far off, a cool window, and dark panelling; far brighter than paint. */
const LIGHTS: readonly Glow[] = [
  { colour: '#ffd9a3', strength: 15, at: [-9.6, 7, 2], size: [0.2, 3, 6] },
  { colour: '#ffb46b', strength: 7, at: [9.6, 6, 3], size: [0.2, 2, 3] },
  { colour: '#9fc0ff', strength: 8, at: [2, 4.2, -9.6], size: [8, 2.4, 0.2] },
]

/** The room around the table, as a light that comes from everywhere. */
export function createRoom(renderer: WebGLRenderer): { readonly texture: Texture; dispose(): void } {
  const scene = new Scene()
  const box = new BoxGeometry()
  const walls = new MeshBasicMaterial({ color: '#3a2c22', side: BackSide })
  const room = new Mesh(box, walls)
  room.scale.set(20, 20, 20)
  scene.add(room)
  const shades = LIGHTS.map(({ colour, strength, at, size }) => {
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
