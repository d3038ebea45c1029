import {
  type BufferGeometry,
  CanvasTexture,
  Group,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShadowMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three'
import type { Extent } from '../../table/extent.ts'
import type { BrowserPen } from '../../table/paper.ts'
import type { Part, SceneKit } from '../../table/scene.ts'
import { PieceSet } from './piece-set.ts'
import { createPlainColours } from './plain-colours.ts'
import { drawBoards, drawCross, drawFelt, drawWood } from './surfaces.ts'
import { type Cut, roundedOutline, sweep } from './sweep.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Felt beyond the playing area, and the rim around it, in cells. */
export const APRON = 3.2
const RIM = 1
export const RIM_HEIGHT = 0.34
export const ROUND = 1.3
const FLOOR = -7
/** More than paint sends back: a rim far from the lamp is still seen against the dark. */
const POLISHED = 1.6
const ROOM = 150
/** How dark a shadow on nothing is. */
const SHADOW = 0.5

/** From the outer foot over the top to the felt. */
const RIM_CUT: Cut = [
  [0.72, -1.1],
  [0.86, -0.7],
  [0.98, -0.1],
  [1, 0.16],
  [0.975, 0.26],
  [0.92, 0.32],
  [0.84, 0.34],
  [0.14, 0.34],
  [0.07, 0.32],
  [0.025, 0.27],
  [0, 0.18],
  [0, -0.05],
]

/** All of a table for a playing area around the origin. */
export function tableExtent({ width, height }: Size): Extent {
  const [east, south] = [width / 2 + APRON + RIM, height / 2 + APRON + RIM]
  return { west: -east, east, north: -south, south }
}

/** What a game has its table covered with. */
export interface Cover {
  /** Its weave, on a square that repeats. */
  readonly draw: (pen: BrowserPen, size: number, seed: number) => void
  /** Cells are marked in chalk, and a line goes around them. */
  readonly hasCells: boolean
}

const GREEN: Cover = { draw: drawFelt, hasCells: true }

/** A felt table with a wooden rim in a dark room, for games that are played around the origin. */
export function createTableTop(size: Size, kit: SceneKit, cover = GREEN): Part<unknown> {
  return kit.ground === 'none' ? createShadowsAlone(size) : createWholeTable(size, kit, cover)
}

/** Nothing is seen of the table but the shadows that fall on it. */
function createShadowsAlone({ width, height }: Size): Part<unknown> {
  const [w, h] = [width + 2 * (APRON + RIM), height + 2 * (APRON + RIM)]
  const geometry = new PlaneGeometry(w, h).rotateX(-Math.PI / 2)
  const material = new ShadowMaterial({ opacity: SHADOW })
  const object = new Mesh(geometry, material)
  object.receiveShadow = true
  object.matrixAutoUpdate = false
  return {
    object,
    lay() {},
    pose() {},
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

function createWholeTable({ width, height }: Size, kit: SceneKit, { draw, hasCells }: Cover): Part<unknown> {
  const textures: Texture[] = []
  const texture = (paint: Cover['draw'], size: number, repeat: number) => {
    const { image, pen } = kit.paper(size, size)
    paint(pen, size, kit.seed)
    const made = new CanvasTexture(image)
    made.colorSpace = SRGBColorSpace
    made.wrapS = RepeatWrapping
    made.wrapT = RepeatWrapping
    made.repeat.set(repeat, repeat)
    made.anisotropy = kit.anisotropy
    textures.push(made)
    return made
  }
  const felt = texture(draw, 512, 0.2)
  const cross = texture(drawCross, 128, 1)
  const chalk = { color: '#e9dcb8', transparent: true, depthWrite: false }
  // Where a processor draws, the cloth does without a shader of its own.
  const weave = kit.detail === 1 ? { bumpMap: felt, bumpScale: 1.1 } : {}
  const cloth = new MeshStandardMaterial({ map: felt, ...weave, roughness: 0.96 })
  const timber = new MeshStandardMaterial({ map: texture(drawWood, 512, 0.25), roughness: 0.36 })
  timber.color.setScalar(POLISHED)
  const brassy = createPlainColours(['#c9a25a'])
  const brass = new MeshStandardMaterial({ map: brassy.texture, roughness: 0.32, metalness: 0.75 })
  const boards = new MeshStandardMaterial({ map: texture(drawBoards, 512, 12), roughness: 0.7 })
  const white = createPlainColours(['#ffffff'])
  const line = new MeshBasicMaterial({ ...chalk, map: white.texture, opacity: 0.26 })
  const corners = new MeshBasicMaterial({ ...chalk, map: cross, opacity: 0.13 })

  const [w, h] = [width + 2 * APRON, height + 2 * APRON]
  const inside = roundedOutline(w, h, ROUND, 10)
  const playing = roundedOutline(width, height, 0.3, 6)
  const flat = (x: number, z: number) => new PlaneGeometry(x, z).rotateX(-Math.PI / 2)
  const strip = (from: number, to: number): Cut => [
    [to, 0],
    [from, 0],
  ]
  const rim = solid(sweep(inside, RIM_CUT, 'open'), timber, 0)
  rim.mesh.castShadow = true
  const solids = [
    solid(sweep(inside, FELT_CUT, 'spoked'), cloth, 0),
    rim,
    solid(sweep(inside, strip(0.22, 0.26), 'open'), brass, RIM_HEIGHT + 0.003),
    ...(kit.ground === 'table' ? [] : [solid(flat(ROOM, ROOM), boards, FLOOR)]),
  ]
  const marks = hasCells
    ? [
        chalked(gridOf(width, height, flat(width, height)), corners, 0.005),
        chalked(sweep(playing, strip(0, 0.05), 'open'), line, 0.006),
      ]
    : []
  const object = new Group().add(...solids.map(({ mesh }) => mesh), ...marks)
  return {
    object,
    lay() {},
    pose() {},
    dispose() {
      for (const { geometry } of marks) geometry.dispose()
      for (const one of [...solids, cloth, timber, brass, boards, line, corners]) one.dispose()
      for (const one of [...textures, brassy, white]) one.dispose()
    },
  }
}

const FELT_CUT: Cut = [
  [0, -0.1],
  [0, 0],
]

function solid(geometry: BufferGeometry, material: Material, y: number): PieceSet {
  const pieces = new PieceSet(new Map([['it', geometry]]), 1, material)
  pieces.mesh.castShadow = false
  pieces.begin()
  pieces.put('it', new Matrix4().makeTranslation(0, y, 0))
  pieces.end()
  return pieces
}

function chalked(geometry: BufferGeometry, material: Material, y: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.y = y
  mesh.matrixAutoUpdate = false
  mesh.updateMatrix()
  return mesh
}

/** One picture for each corner of the cells. */
function gridOf(width: number, height: number, geometry: PlaneGeometry): PlaneGeometry {
  const { uv } = geometry.attributes
  for (let index = 0; uv && index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * width + 0.5, uv.getY(index) * height + 0.5)
  }
  return geometry
}
