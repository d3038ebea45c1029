import {
  type BufferGeometry,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShapeGeometry,
  SRGBColorSpace,
  type Texture,
} from 'three'
import { roundedRectangle } from './outline.ts'
import type { Part, SceneKit } from './part.ts'
import { drawFelt, drawWood } from './surfaces.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Felt beyond the playing area, and the rim around it, in cells. */
const APRON = 3.2
const RIM = 0.7
const RIM_HEIGHT = 0.42
const ROOM = 220

/** A felt table with a wooden rim, for games that are played on cells around the origin. */
export function createTableTop({ width, height }: Size, kit: SceneKit): Part<unknown> {
  const felt = texture(kit, drawFelt, 512)
  const wood = texture(kit, drawWood, 512)
  const [w, h] = [width + 2 * APRON, height + 2 * APRON]
  felt.repeat.set(0.2, 0.2)
  wood.repeat.set(0.16, 0.16)

  const cloth = new MeshStandardMaterial({ map: felt, roughness: 1 })
  const timber = new MeshStandardMaterial({ map: wood, roughness: 0.55 })
  const floor = new MeshStandardMaterial({ color: '#120d0a', roughness: 1 })
  const chalk = new MeshBasicMaterial({
    color: '#e9dcb8',
    transparent: true,
    opacity: 0.22,
    depthWrite: false,
  })

  const parts = [
    lying(new ShapeGeometry(roundedRectangle(w, h, 1.2)), cloth, 0),
    lying(frame(width, height, 0.05, 0.3), chalk, 0.006),
    rim(w, h, timber),
    lying(new PlaneGeometry(ROOM, ROOM), floor, -1.2),
  ]
  const object = new Group().add(...parts)
  return {
    object,
    lay() {},
    pose() {},
    dispose() {
      for (const { geometry } of parts) geometry.dispose()
      for (const resource of [felt, wood, cloth, timber, floor, chalk]) resource.dispose()
    },
  }
}

function texture(kit: SceneKit, draw: typeof drawFelt, size: number): Texture {
  const { image, pen } = kit.paper(size, size)
  draw(pen, size)
  const made = new CanvasTexture(image)
  made.colorSpace = SRGBColorSpace
  made.wrapS = RepeatWrapping
  made.wrapT = RepeatWrapping
  made.anisotropy = kit.anisotropy
  return made
}

function lying(geometry: BufferGeometry, material: Material, y: number): Mesh {
  const mesh = new Mesh(geometry.rotateX(-Math.PI / 2), material)
  mesh.position.y = y
  mesh.receiveShadow = true
  return mesh
}

/** The thin line around the cells that may be played. */
function frame(width: number, height: number, line: number, radius: number): ShapeGeometry {
  const shape = roundedRectangle(width + 2 * line, height + 2 * line, radius)
  shape.holes.push(roundedRectangle(width, height, radius))
  return new ShapeGeometry(shape)
}

function rim(width: number, height: number, timber: Material): Mesh {
  const shape = roundedRectangle(width + 2 * RIM, height + 2 * RIM, 1.6)
  shape.holes.push(roundedRectangle(width, height, 1.2))
  const geometry = new ExtrudeGeometry(shape, {
    depth: RIM_HEIGHT,
    bevelSize: 0.12,
    bevelThickness: 0.12,
    bevelSegments: 3,
  })
  const mesh = lying(geometry, timber, -0.05)
  mesh.castShadow = true
  return mesh
}
