import type { Framing } from '../framing/framing.ts'

const PER_HEIGHT = Math.PI
const FLATTEST = 0.14
const STEEPEST = Math.PI / 2
const NEAREST = 2.6
const FURTHEST = 60
const FURTHEST_OUT = 24

/** What a hand does to a framing, in px of a picture so many px high: it goes round the table. */
export function orbit(framing: Framing, dx: number, dy: number, height: number): void {
  framing.yaw -= (dx / height) * PER_HEIGHT
  framing.pitch = within(framing.pitch + (dy / height) * PER_HEIGHT, FLATTEST, STEEPEST)
}

/** The table goes with the hand. */
export function drag(framing: Framing, dx: number, dy: number, height: number, fov: number): void {
  const perPx = (2 * framing.distance * Math.tan(fov / 2)) / height
  const [sin, cos] = [Math.sin(framing.yaw), Math.cos(framing.yaw)]
  const [right, near] = [-dx * perPx, (-dy * perPx) / Math.max(Math.sin(framing.pitch), 0.3)]
  framing.x = within(framing.x + right * cos + near * sin, -FURTHEST_OUT, FURTHEST_OUT)
  framing.z = within(framing.z - right * sin + near * cos, -FURTHEST_OUT, FURTHEST_OUT)
}

/** The table turns with two fingers: clockwise, by so many radians. */
export function turnRound(framing: Framing, angle: number): void {
  framing.yaw += angle
}

/** Nearer by a factor below 1. */
export function zoom(framing: Framing, factor: number): void {
  framing.distance = within(framing.distance * factor, NEAREST, FURTHEST)
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
