import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, seatColour, show, write } from '../../../board/svg.ts'
import { easeOut, progress, TELL } from '../plan/motion.ts'
import type { Coin, HandTile, Place, Seat, Stack } from '../plan/plan.ts'
import { type Faces, MARKER } from './faces.ts'
import { shadowOf } from './tiles.ts'

const METAL = {
  perfect: {
    fill: '#f0bb45',
    rim: '#96701c',
    sign: 'M0 -0.13L0.04 -0.04L0.13 0L0.04 0.04L0 0.13L-0.04 0.04L-0.13 0L-0.04 -0.04Z',
  },
  small: { fill: '#cfd6dd', rim: '#77818b', sign: 'M-0.09 -0.03H0.09V0.03H-0.09Z' },
} as const
const LONGEST_NAME = 16

/** What runners hold: faces where this side knows them, else backs. */
export function createHands(pen: SvgPen, faces: Faces): Layer<HandTile> {
  return createLayer(pen, 'hands', {
    // Browsers take long over a face that is drawn again: those that close up are moved.
    keyOf: ({ seat, tile, isStart }, index) => `${seat} ${tile ?? index} ${isStart}`,
    draw({ tile, isStart }) {
      const face = tile === undefined ? faces.pile(isStart ? 'start' : 'route') : faces.tile(tile)
      const element = pen('g', {}, [shadowOf(pen), face])
      return { element, pose: (lying) => write(element, 'transform', placeOf(lying)) }
    },
  })
}

/** Piles that nobody holds, and the chasers' markers, each with how many there are. */
export function createStacks(pen: SvgPen, faces: Faces): Layer<Stack> {
  return createLayer(pen, 'stacks', {
    keyOf: ({ seat, kind, count, x, y }) => `${seat} ${kind} ${count} ${x},${y}`,
    draw: ({ kind, count, ...place }) => ({
      element: at(
        pen,
        place,
        kind === 'pile' ? pileOf(pen, faces, count, place) : stockOf(pen, faces, kind, count, place),
      ),
    }),
  })
}

function pileOf(pen: SvgPen, faces: Faces, count: number, { turn }: Place): Element[] {
  const levels = Math.min(3, count)
  const cards = Array.from({ length: levels }, (_, level) =>
    pen('g', { transform: `translate(${brief(level * 0.03)} ${brief(-level * 0.04)})` }, [
      ...(level === 0 ? [shadowOf(pen)] : []),
      faces.pile('route'),
    ]),
  )
  return [...cards, countOf(pen, count, turn, 0.34)]
}

function stockOf(pen: SvgPen, faces: Faces, kind: 'red' | 'blue', count: number, { turn }: Place): Element[] {
  const symbols = kind === 'red' ? (['square', 'triangle'] as const) : (['diamond', 'star'] as const)
  const discs = symbols.slice(count > 1 ? 0 : 1).map((symbol, index, all) => {
    const along = brief((index - (all.length - 1) / 2) * 0.42)
    const disc = pen('circle', { r: MARKER / 2, cx: 0.02, cy: 0.04, fill: '#06120d', 'fill-opacity': 0.45 })
    return pen('g', { transform: `translate(${along} 0) rotate(${-90 * turn})` }, [
      disc,
      faces.marker(symbol),
    ])
  })
  return [...discs, countOf(pen, count, turn, 0.42)]
}

/** It is read from the south, wherever the pieces lie. */
function countOf(pen: SvgPen, count: number, turn: number, off: number): Element {
  const label = pen('text', {
    y: 0.1,
    'text-anchor': 'middle',
    'font-size': 0.28,
    'font-weight': 700,
    fill: '#f3eadb',
  })
  label.textContent = String(count)
  return pen('g', { transform: `translate(0 ${off}) rotate(${-90 * turn})` }, [
    pen('rect', {
      x: -0.24,
      y: -0.17,
      width: 0.48,
      height: 0.34,
      rx: 0.17,
      fill: '#15110e',
      'fill-opacity': 0.85,
    }),
    label,
  ])
}

/** Victory markers: gold with a star, silver with a bar. */
export function createCoins(pen: SvgPen): Layer<Coin> {
  return createLayer(pen, 'coins', {
    keyOf: ({ seat, kind, from, x, y }) => `${seat} ${kind} ${from} ${x},${y}`,
    draw({ kind, x, y }) {
      const { fill, rim, sign } = METAL[kind]
      const coin = pen('g', {}, [
        pen('circle', { r: 0.27, cx: 0.015, cy: 0.03, fill: '#06120d', 'fill-opacity': 0.45 }),
        pen('circle', { r: 0.27, fill, stroke: rim, 'stroke-width': 0.03 }),
        pen('circle', { r: 0.2, fill: 'none', stroke: rim, 'stroke-width': 0.018 }),
        pen('path', { d: sign, fill: rim }),
      ])
      const element = pen('g', { transform: `translate(${brief(x)} ${brief(y)})` }, [coin])
      return {
        element,
        pose({ from }, instant, isCalm) {
          show(element, instant >= from)
          const above = 1 - easeOut(progress(instant, from, isCalm ? 0 : TELL))
          write(coin, 'transform', `scale(${brief(1 + above)})`)
          write(coin, 'opacity', String(brief(1 - above * 0.8)))
        },
      }
    },
  })
}

/** The players in their seats: arrows for runners, an eye for chasers. */
export function createSeatLabels(pen: SvgPen): Layer<Seat> {
  return createLayer(pen, 'seats', {
    keyOf: ({ seat, name, role, turn }) => `${seat} ${name} ${role} ${turn}`,
    draw({ seat, name, role, x, y, turn }) {
      const said = shortened(name ?? String(seat + 1))
      const width = said.length * 0.27 + 1.25
      const label = pen('text', {
        x: -width / 2 + 0.86,
        y: 0.16,
        'font-size': 0.46,
        'font-weight': 600,
        fill: '#f3eadb',
      })
      label.textContent = said
      const sign = pen(
        'g',
        { transform: `translate(${brief(-width / 2 + 0.48)} 0)` },
        roleOf(pen, role, seatColour(seat)),
      )
      const plate = { x: -width / 2, y: -0.37, width, height: 0.74, rx: 0.37 }
      return {
        element: pen(
          'g',
          {
            transform: `translate(${brief(x)} ${brief(y)}) rotate(${turn % 2 === 0 ? 0 : turn * 90})`,
          },
          [
            pen('rect', {
              ...plate,
              fill: '#15110e',
              'fill-opacity': 0.82,
              stroke: seatColour(seat),
              'stroke-width': 0.035,
            }),
            sign,
            label,
          ],
        ),
      }
    },
  })
}

function roleOf(pen: SvgPen, role: Seat['role'], colour: string): Element[] {
  const line = {
    fill: 'none',
    stroke: colour,
    'stroke-width': 0.065,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  if (role === 'runner')
    return [pen('path', { d: 'M-0.17 -0.15L-0.02 0L-0.17 0.15M0.03 -0.15L0.18 0L0.03 0.15', ...line })]
  if (role === 'chaser') {
    return [
      pen('path', { d: 'M-0.22 0C-0.1 -0.19 0.1 -0.19 0.22 0C0.1 0.19 -0.1 0.19 -0.22 0Z', ...line }),
      pen('circle', { r: 0.06, fill: colour }),
    ]
  }
  return [pen('circle', { r: 0.12, fill: colour })]
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}

function at(pen: SvgPen, place: Place, children: readonly Element[]): SVGElement {
  return pen('g', { transform: placeOf(place) }, children)
}

function placeOf({ x, y, turn }: Place): string {
  return `translate(${brief(x)} ${brief(y)}) rotate(${turn * 90})`
}
