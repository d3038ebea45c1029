import { type ChaseSymbol, type Lying, printed, SYMBOLS } from '@getaway/engine/chase'
import { countedFace, markerFace, tileBack, tileFace } from '@getaway/faces/chase'
import type { ExamplePicture, PicturePiece } from '../../../rules/rulebook.ts'
import type { JudgedExample, Placement } from './examples.ts'

/** Tiles side by side, with a tick or a cross where the last one meets the others. */
export function pictureOfPlacement({ lying, clause }: Placement): ExamplePicture {
  const placed = lying.at(-1)
  const met =
    clause === 'C5.1'
      ? lying.find((other, index) => index < lying.length - 2 && isNear(other, placed))
      : lying.at(-2)
  const signs =
    placed && met
      ? [{ kind: clause ? 'wrong' : 'right', ...besideJoint(placed, met, lying), turn: 0 } as const]
      : []
  return { pieces: lying.map(faceUp), signs }
}

/** At the outer end of the edge that they share: the figure is about how they meet. */
function besideJoint(one: Lying, other: Lying, all: readonly Lying[]) {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
  const mean = (of: (lying: Lying) => number) => all.reduce((sum, lying) => sum + of(lying), 0) / all.length
  if (one.y === other.y) return { x, y: y - 0.5 * (y > mean((lying) => lying.y) ? -1 : 1) }
  return { x: x - 0.5 * (x > mean((lying) => lying.x) ? -1 : 1), y }
}

/** The marked tile with its witnesses who count, which way one looks, and the markers that are right. */
export function pictureOfJudged({ marked, towards, heading, right }: JudgedExample): ExamplePicture {
  const counted: PicturePiece = {
    ...faceUp(marked),
    drawing: countedFace(marked.tile, printed(heading, marked.rot)),
  }
  return {
    pieces: [faceUp(towards), counted, ...inRow(right, marked, towards)],
    signs: [arrowOf(marked, towards, heading)],
  }
}

/** The same tile turned over along the line of the chase, with what was right on it. */
export function pictureOfBack({ marked, towards, heading, right }: JudgedExample): ExamplePicture {
  const isAcross = heading % 2 === 1
  const turn = (isAcross ? 2 : 0) + 4 - marked.rot
  const back: PicturePiece = { ...faceUp(marked), drawing: tileBack(marked.tile), turn }
  const marker: PicturePiece[] = right
    .slice(0, 1)
    .map((symbol) => ({ ...markerAt(symbol, marked.x, marked.y), size: 0.38 }))
  return { pieces: [faceUp(towards), back, ...marker], signs: [arrowOf(marked, towards, heading)] }
}

export function pictureOfTiles(lying: readonly Lying[]): ExamplePicture {
  return { pieces: lying.map(faceUp), signs: [] }
}

export function pictureOfMarkers(): ExamplePicture {
  return { pieces: SYMBOLS.map((symbol, index) => markerAt(symbol, index * 0.7, 0)), signs: [] }
}

function arrowOf(marked: Lying, towards: Lying, heading: number): ExamplePicture['signs'][number] {
  return { kind: 'arrow', ...besideJoint(marked, towards, [marked, towards]), turn: (heading + 3) % 4 }
}

/** Beside the marked tile, on the other side than the one it looks towards. */
function inRow(symbols: readonly ChaseSymbol[], marked: Lying, towards: Lying): PicturePiece[] {
  const away = marked.x < towards.x ? -1 : 1
  return symbols.map((symbol, index) =>
    markerAt(symbol, marked.x + away * 0.88, marked.y + (index - (symbols.length - 1) / 2) * 0.58),
  )
}

function faceUp({ tile, x, y, rot }: Lying): PicturePiece {
  return { drawing: tileFace(tile), x, y, turn: rot, size: 0.97, isRound: false }
}

function markerAt(symbol: ChaseSymbol, x: number, y: number): PicturePiece {
  return { drawing: markerFace(symbol), x, y, turn: 0, size: 0.5, isRound: true }
}

function isNear(one: Lying, other: Lying | undefined): boolean {
  return other !== undefined && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1
}
