import type { Exit, Tile } from '@getaway/engine/chase'
import type { Pen } from '../../../stage/paper.ts'
import { ASPHALT, BARRIER, BARRIER_LIGHT, INK, KERB, LANE, TREE, TREE_DARK, TREE_LIGHT } from './palette.ts'

/** A face is drawn 100 units wide; the three places on an edge lie this far apart (C1.2). */
const PLACE_STEP = 16
const STREET = 14
const KERB_WIDTH = 2.2
export const PLAZA = 12

interface Point {
  readonly x: number
  readonly y: number
}

/** How far along its edge, clockwise, a street ends. */
export function alongEdge(exit: Exit): number {
  return 50 + (exit.at - 2) * PLACE_STEP
}

/** The middle of a street from the northern edge to the centre. */
function streetFrom(along: number): readonly [Point, Point, Point, Point] {
  return [
    { x: along, y: -4 },
    { x: along, y: 27 },
    { x: 50, y: 25 },
    { x: 50, y: 50 },
  ]
}

export function drawStreets(pen: Pen, exits: Tile['exits']): void {
  const each = (draw: (exit: Exit) => void) => {
    exits.forEach((exit, edge) => {
      if (exit) turned(pen, edge, () => draw(exit))
    })
  }
  each((exit) => strokeStreet(pen, exit, STREET + 2 * KERB_WIDTH, KERB))
  disc(pen, 50, 50, PLAZA + KERB_WIDTH, KERB)
  each((exit) => strokeStreet(pen, exit, STREET, ASPHALT))
  disc(pen, 50, 50, PLAZA, ASPHALT)
  pen.setLineDash([3.4, 3.4])
  each((exit) => strokeStreet(pen, exit, 0.9, LANE))
  pen.setLineDash([])
}

export function drawEnds(pen: Pen, exits: Tile['exits']): void {
  exits.forEach((exit, edge) => {
    if (exit?.end === 'trees') turned(pen, edge, () => drawTrees(pen, alongEdge(exit)))
    if (exit?.end === 'roadblock') turned(pen, edge, () => drawRoadblock(pen, alongEdge(exit)))
  })
}

/** Turns the pen so that what is drawn at the northern edge stands at the given one. */
export function turned(pen: Pen, quarters: number, draw: () => void): void {
  pen.save()
  pen.translate(50, 50)
  pen.rotate((quarters * Math.PI) / 2)
  pen.translate(-50, -50)
  draw()
  pen.restore()
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

/** Points on the middle of every street of a tile, for what must keep clear of them. */
export function streetPoints(exits: Tile['exits']): Point[] {
  const points: Point[] = []
  exits.forEach((exit, edge) => {
    if (!exit) return
    const street = streetFrom(alongEdge(exit))
    for (let step = 0; step <= 12; step++) points.push(quarterTurned(onCurve(street, step / 12), edge))
  })
  return points
}

function quarterTurned({ x, y }: Point, quarters: number): Point {
  let point = { x, y }
  for (let turn = 0; turn < quarters; turn++) point = { x: 100 - point.y, y: point.x }
  return point
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
  return { x: mix('x'), y: mix('y') }
}

function strokeStreet(pen: Pen, exit: Exit, width: number, colour: string): void {
  const [from, one, other, to] = streetFrom(alongEdge(exit))
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.bezierCurveTo(one.x, one.y, other.x, other.y, to.x, to.y)
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
}

function drawTrees(pen: Pen, along: number): void {
  for (const [dx, y, radius] of [
    [-11, 7, 6],
    [11, 7, 6],
    [0, 8, 7.4],
  ] as const) {
    disc(pen, along + dx, y + 1.2, radius + 1.2, TREE_DARK)
    disc(pen, along + dx, y, radius, TREE)
    disc(pen, along + dx - radius * 0.25, y - radius * 0.3, radius * 0.45, TREE_LIGHT)
  }
}

function drawRoadblock(pen: Pen, along: number): void {
  const [left, top, width, height] = [along - 14, 4.5, 28, 8]
  pen.fillStyle = INK
  for (const foot of [along - 10, along + 7]) pen.fillRect(foot, top - 2.5, 3, height + 5)
  pen.save()
  pen.beginPath()
  pen.roundRect(left, top, width, height, 2)
  pen.fillStyle = BARRIER_LIGHT
  pen.fill()
  pen.clip()
  pen.fillStyle = BARRIER
  for (let x = left - height; x < left + width; x += 9.4) {
    pen.beginPath()
    pen.moveTo(x, top + height)
    pen.lineTo(x + 5, top + height)
    pen.lineTo(x + 5 + height, top)
    pen.lineTo(x + height, top)
    pen.fill()
  }
  pen.restore()
  pen.beginPath()
  pen.roundRect(left, top, width, height, 2)
  pen.lineWidth = 1.3
  pen.strokeStyle = INK
  pen.stroke()
}
