import { deckOf, EVENT_CARDS, type Match, type Variant } from '@getaway/engine/fugitive'
import { BLEED, type Drawing } from '@getaway/faces/drawing'
import { eventBack, eventFace, hideoutBack, hideoutFace } from '@getaway/faces/fugitive'
import type { Language } from '../../../language/language.ts'
import type { FaceRect } from '../../../stage/set/printed-geometry.ts'
import { type Atlas, createPrintedSheet, type SheetPlan } from '../../../stage/set/printed-sheet.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { CHIP_EDGE, chipFace, signFace, signGround } from './chip-faces.ts'
import { BACK, chipName, DECK_BACKS, EVENT_BACKS, eventName, hideoutName, SIGNS } from './names.ts'

const LARGEST = 4096
/** The widest that a card is drawn, in px. */
const WIDEST = 448
/** Card and bleed, in units of the drawings; counters and signs are a third as wide, four times three in the place of a card. */
const CARD = { width: 100 + 2 * BLEED, height: 140 + 2 * BLEED } as const
const SMALL = { across: 3, down: 4 } as const
const UNPAINTED = '#e9dfc9'
/** Of the edge of cards and counters. */
export const EDGE = 'edge'
export const CHIP_SIDE = 'chip side'

interface Printed {
  readonly draw: () => Drawing
  /** What it is like until it is painted. */
  readonly ground: string
}

/** All that is printed in a match, in one picture. */
export function createAtlas({ options }: Match, kit: SceneKit): Atlas {
  const cards = [...cardsOf(options.variant, kit.language)]
  const small = [...smallFaces()]
  const sheets = Math.ceil(small.length / (SMALL.across * SMALL.down))
  const places = cards.length + sheets
  const columns = Math.ceil(Math.sqrt((places * CARD.height) / CARD.width))
  const rows = Math.ceil(places / columns)
  const widest = Math.min(WIDEST, LARGEST / columns, (LARGEST / rows) * (CARD.width / CARD.height))
  const width = Math.floor((widest * kit.detail) / SMALL.across) * SMALL.across
  const height = Math.floor((width * CARD.height) / CARD.width / SMALL.down) * SMALL.down
  const unpainted = kit.paper(columns * SMALL.across, rows * SMALL.down)
  const placed: SheetPlan['faces'][number][] = []
  const rects = new Map<string, FaceRect>()
  const add = (name: string, { draw, ground }: Printed, x: number, y: number, isSmall: boolean) => {
    const [wide, high] = isSmall ? [1 / SMALL.across, 1 / SMALL.down] : [1, 1]
    unpainted.pen.fillStyle = ground
    const dots = isSmall ? [1, 1] : [SMALL.across, SMALL.down]
    unpainted.pen.fillRect(x * SMALL.across, y * SMALL.down, dots[0] ?? 1, dots[1] ?? 1)
    placed.push({ box: [x * width, y * height, wide * width, high * height], draw })
    // A counter is round, and fills the smaller side of its place.
    const edge = isSmall ? BLEED / (100 + 2 * BLEED) : BLEED / CARD.width
    const foot = isSmall ? edge : BLEED / CARD.height
    const used = isSmall ? (wide * width) / (high * height) : 1
    rects.set(name, {
      u: (x + wide * edge) / columns,
      v: 1 - (y + high * used * (1 - foot)) / rows,
      width: (wide * (1 - 2 * edge)) / columns,
      size: (high * used * (1 - 2 * foot)) / rows,
    })
  }
  for (const [nth, [name, printed]] of cards.entries()) {
    add(name, printed, nth % columns, Math.floor(nth / columns), false)
  }
  for (const [nth, [name, printed]] of small.entries()) {
    const each = SMALL.across * SMALL.down
    const sheet = cards.length + Math.floor(nth / each)
    const within = nth % each
    const x = (sheet % columns) + (within % SMALL.across) / SMALL.across
    const y = Math.floor(sheet / columns) + Math.floor(within / SMALL.across) / SMALL.down
    add(name, printed, x, y, true)
  }
  return createPrintedSheet(
    { width: columns * width, height: rows * height, unpainted, faces: placed, rects },
    kit,
  )
}

/** Fronts, backs, and those events that can come in this match. */
function* cardsOf(variant: Variant | null, language?: Language): Iterable<readonly [string, Printed]> {
  for (let card = 0; card <= 42; card++) {
    yield [hideoutName(card), { draw: () => hideoutFace(card, language), ground: NIGHT[deckOf(card) ?? 0] }]
  }
  yield [BACK, { draw: () => hideoutBack(undefined), ground: NIGHT[0] }]
  for (const [name, deck] of DECK_BACKS) {
    yield [name, { draw: () => hideoutBack(deck), ground: NIGHT[deck] }]
  }
  if (variant === null) return
  for (const [name, icon] of EVENT_BACKS) {
    yield [name, { draw: () => eventBack(icon), ground: '#4a3557' }]
  }
  for (const card of EVENT_CARDS) {
    if (variant === 'helping-fugitive' && card.icon !== 'footprints') continue
    if (variant === 'helping-marshal' && card.icon !== 'glass') continue
    yield [eventName(card.id), { draw: () => eventFace(card, language), ground: UNPAINTED }]
  }
}

function* smallFaces(): Iterable<readonly [string, Printed]> {
  const plain = (colour: string): Printed => ({ draw: () => signOf(colour), ground: colour })
  yield [EDGE, plain('#d9ccb2')]
  yield [CHIP_SIDE, plain(CHIP_EDGE)]
  for (let number = 1; number <= 42; number++) {
    yield [chipName(number), { draw: () => chipFace(number), ground: '#f4ead2' }]
  }
  for (const sign of SIGNS) yield [sign, { draw: () => signFace(sign), ground: signGround(sign) }]
}

const NIGHT = ['#38344a', '#8f3b2b', '#2c5a40', '#1f4e6b'] as const

function signOf(colour: string): Drawing {
  return { marks: [{ d: 'M-4 -4L104 -4L104 104L-4 104Z', fill: colour }] }
}
