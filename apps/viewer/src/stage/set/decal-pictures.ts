import { DataTexture, LinearFilter, SRGBColorSpace } from 'three'
import { chanceOf } from './die.ts'

/** A row of shadows of what is square, one of what is round, and the frames of a breath of dust. */
export const SQUARE_SHADOW = 0
export const ROUND_SHADOW = 1
export const DUST_FRAMES = 2
export const DECAL_COLUMNS = 8
export const DECAL_ROWS = 3
/** A picture is so many times as wide as the piece. */
export const SHADOW_WIDTH = 1.7
export const DUST_WIDTH = 2.1

const SIZE = 96
const DUST = [214, 203, 178] as const
const PUFFS = 22

/** Shadows grow softer and fainter from column to column, as their piece rises; dust spreads and thins. */
export function createDecalPictures(seed: number): DataTexture {
  const [width, height] = [SIZE * DECAL_COLUMNS, SIZE * DECAL_ROWS]
  const data = new Uint8Array(width * height * 4)
  for (let column = 0; column < DECAL_COLUMNS; column++) {
    const risen = column / DECAL_COLUMNS
    const puffs = puffsAt(column, seed)
    for (let row = 0; row < DECAL_ROWS; row++) {
      const [red, green, blue] = row === DUST_FRAMES ? DUST : [0, 0, 0]
      for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
        const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
        const [u, v] = [((x + 0.5) / SIZE) * 2 - 1, ((y + 0.5) / SIZE) * 2 - 1]
        const alpha = row === DUST_FRAMES ? dustAt(u, v, puffs) : shadowAt(u, v, row === ROUND_SHADOW, risen)
        const at = ((row * SIZE + y) * width + column * SIZE + x) * 4
        data[at] = red
        data[at + 1] = green
        data[at + 2] = blue
        data[at + 3] = Math.round(alpha * edgeOf(u, v) * 255)
      }
    }
  }
  const texture = new DataTexture(data, width, height)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** Nothing reaches the edge of its picture: neighbours would show. */
function edgeOf(u: number, v: number): number {
  return Math.min(1, (1 - Math.max(Math.abs(u), Math.abs(v))) * 12)
}

function shadowAt(u: number, v: number, isRound: boolean, risen: number): number {
  const [x, y, half] = [Math.abs(u) * SHADOW_WIDTH, Math.abs(v) * SHADOW_WIDTH, 0.94]
  const outside = isRound
    ? Math.max(Math.hypot(x, y) - half, 0)
    : Math.hypot(Math.max(x - half, 0), Math.max(y - half, 0))
  const soft = 0.17 + risen * 0.32
  return 0.74 * (1 - risen) ** 1.4 * Math.exp(-((outside / soft) ** 1.4))
}

interface Puff {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly alpha: number
}

/** Along the four edges of a tile, outwards and apart. */
function puffsAt(column: number, seed: number): Puff[] {
  const age = (column + 0.5) / DECAL_COLUMNS
  return Array.from({ length: PUFFS }, (_, nth) => {
    const chance = (of: number) => chanceOf(seed + 71, nth * 8 + of)
    const along = chance(0) * 2 - 1
    const out = (1.02 + age * (0.28 + 0.4 * chance(1))) / DUST_WIDTH
    const [x, y] = [(along * (1 + age * 0.2)) / DUST_WIDTH, nth % 2 === 0 ? out : -out]
    return {
      x: nth % 4 < 2 ? x : y,
      y: nth % 4 < 2 ? y : x,
      radius: (0.1 + 0.1 * chance(2) + age * 0.2) / DUST_WIDTH,
      alpha: 0.5 * (1 - age) ** 1.3 * (0.4 + 0.6 * chance(3)),
    }
  })
}

function dustAt(u: number, v: number, puffs: readonly Puff[]): number {
  let clear = 1
  for (const { x, y, radius, alpha } of puffs) {
    const far = ((u - x) ** 2 + (v - y) ** 2) / radius ** 2
    if (far < 1) clear *= 1 - alpha * (1 - far) ** 2
  }
  return 1 - clear
}
