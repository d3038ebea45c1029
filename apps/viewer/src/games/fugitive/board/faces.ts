import { eventCard } from '@getaway/engine/fugitive'
import { type Drawing, heightOf, svgMarksOf } from '@getaway/faces/drawing'
import { eventBack, eventFace, hideoutBack, hideoutFace } from '@getaway/faces/fugitive'
import { brief, type SvgPen } from '../../../board/svg.ts'
import type { Language } from '../../../language/language.ts'
import { chipFace, signFace } from '../faces/chip-faces.ts'
import {
  BACK,
  chipName,
  DECK_BACKS,
  EVENT_BACKS,
  eventName,
  hideoutName,
  type SignName,
} from '../faces/names.ts'
import { CARD } from '../plan/places.ts'

export const WIDE = CARD.width * 0.975
export const HIGH = CARD.height * 0.975
const CUT = '#a89a7c'

/** Faces as they are printed: each is drawn once, and used wherever a piece shows it. */
export interface Faces {
  readonly element: SVGDefsElement
  /** The middle of the card is where it is put. */
  front(card: number): SVGElement
  back(name: string): SVGElement
  event(id: string): SVGElement
  chip(number: number, size: number): SVGElement
  sign(sign: SignName, size: number): SVGElement
  /** Draws a card's front for the first time, if nobody has. */
  prepare(card: number): void
}

let boards = 0

export function createFaces(pen: SvgPen, language?: Language): Faces {
  // Another board on the page has faces of its own: with it they go.
  const prefix = `cards${++boards}`
  const element = pen('defs', {}, [
    pen('clipPath', { id: `${prefix}-card` }, [pen('rect', { width: 100, height: 140, rx: 6.5 })]),
    pen('clipPath', { id: `${prefix}-disc` }, [pen('circle', { cx: 50, cy: 50, r: 50 })]),
  ])
  const drawn = new Set<string>()
  const define = (name: string, draw: () => Drawing, shape: 'card' | 'disc'): string => {
    const id = `${prefix}-${name.replaceAll(' ', '-')}`
    if (drawn.has(id)) return id
    drawn.add(id)
    const drawing = draw()
    const marks = pen('g', { 'clip-path': `url(#${prefix}-${shape})` })
    marks.innerHTML = svgMarksOf(drawing)
    element.append(pen('symbol', { id, viewBox: `0 0 100 ${heightOf(drawing)}` }, [marks, edgeOf(shape)]))
    return id
  }
  const edgeOf = (shape: 'card' | 'disc') => {
    const line = { fill: 'none', stroke: CUT, 'stroke-width': 1.2 }
    return shape === 'card'
      ? pen('rect', { x: 0.6, y: 0.6, width: 98.8, height: 138.8, rx: 6.2, ...line })
      : pen('circle', { cx: 50, cy: 50, r: 48.6, ...line, stroke: '#1d1a17', 'stroke-width': 2.8 })
  }
  const card = (name: string, draw: () => Drawing) =>
    pen('use', {
      ...{ href: `#${define(name, draw, 'card')}`, x: brief(-WIDE / 2), y: brief(-HIGH / 2) },
      ...{ width: WIDE, height: HIGH },
    })
  const disc = (name: string, draw: () => Drawing, size: number) =>
    pen('use', {
      ...{ href: `#${define(name, draw, 'disc')}`, x: brief(-size / 2), y: brief(-size / 2) },
      ...{ width: size, height: size },
    })
  return {
    element,
    front: (number) => card(hideoutName(number), () => hideoutFace(number, language)),
    back: (name) => card(name, () => backNamed(name)),
    event: (id) => {
      const known = eventCard(id)
      return known
        ? card(eventName(id), () => eventFace(known, language))
        : card('back of events', () => eventBack())
    },
    chip: (number, size) => disc(chipName(number), () => chipFace(number), size),
    sign: (sign, size) => disc(sign, () => signFace(sign), size),
    prepare: (number) => void define(hideoutName(number), () => hideoutFace(number, language), 'card'),
  }
}

function backNamed(name: string): Drawing {
  if (name === BACK) return hideoutBack(undefined)
  const [, deck] = DECK_BACKS.find(([one]) => one === name) ?? []
  if (deck !== undefined) return hideoutBack(deck)
  const [, icon] = EVENT_BACKS.find(([one]) => one === name) ?? []
  return eventBack(icon)
}
