import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, seatColour, show, write } from '../../../board/svg.ts'
import { DROP, easeOut, progress, SLAM, TELL } from '../plan/motion.ts'
import type { Emphasis, Tip, Verdict } from '../plan/plan.ts'

/** Each in its own colour and its own line. */
const FRAMES: Readonly<Record<Emphasis['kind'], { readonly stroke: string; readonly dash?: string }>> = {
  capture: { stroke: '#ffb52b' },
  hideout: { stroke: '#3fd068' },
  mistake: { stroke: '#ff4a55', dash: '0.2 0.11' },
}
const RIGHT = '#2f9e4c'
const WRONG = '#d8232f'

/** A frame around tiles that matter, and a ring that runs out from a capture. */
export function createEmphases(pen: SvgPen): Layer<Emphasis> {
  return createLayer(pen, 'emphases', {
    keyOf: ({ kind, x, y, from }) => `${kind} ${x},${y} ${from}`,
    draw({ kind, x, y }) {
      const { stroke, dash } = FRAMES[kind]
      const line = (colour: string, width: number, dashes: string | undefined) =>
        pen('rect', {
          x: -0.53,
          y: -0.53,
          width: 1.06,
          height: 1.06,
          rx: 0.12,
          fill: 'none',
          stroke: colour,
          'stroke-width': width,
          'stroke-dasharray': dashes,
        })
      const frame = pen('g', {}, [line('#1a0f08', 0.15, undefined), line(stroke, 0.095, dash)])
      const ring = pen('circle', { fill: 'none', stroke })
      const element = pen('g', { transform: `translate(${x} ${y})` }, [frame, ring])
      return {
        element,
        pose({ from, sweptFrom }, instant, isCalm) {
          const isThere = instant >= from && instant < sweptFrom
          show(element, isThere)
          if (!isThere) return
          const done = progress(instant, from, isCalm ? 0 : SLAM)
          write(frame, 'transform', `scale(${brief(1 + 0.5 * (1 - easeOut(Math.min(1, done * 2))))})`)
          show(ring, kind !== 'mistake' && done < 1)
          write(ring, 'r', String(brief(0.5 + easeOut(done) * 2.2)))
          write(ring, 'stroke-width', String(brief(0.16 * (1 - done) + 0.02)))
          write(ring, 'stroke-opacity', String(brief(0.9 * (1 - done))))
        },
      }
    },
  })
}

/** A thin rim in the runner's colour around the newest tile of each path. */
export function createTips(pen: SvgPen): Layer<Tip> {
  return createLayer(pen, 'tips', {
    keyOf: ({ seat, x, y, from }) => `${seat} ${x},${y} ${from}`,
    draw({ seat, x, y }) {
      const element = pen('rect', {
        x: brief(x - 0.5),
        y: brief(y - 0.5),
        width: 1,
        height: 1,
        rx: 0.09,
        fill: 'none',
        stroke: seatColour(seat),
        'stroke-width': 0.075,
      })
      return {
        element,
        pose({ from }, instant, isCalm) {
          show(element, instant >= from + (isCalm ? 0 : DROP))
        },
      }
    },
  })
}

/** What the check found: a tick, or a cross that one does not miss. */
export function createVerdicts(pen: SvgPen): Layer<Verdict> {
  return createLayer(pen, 'verdicts', {
    keyOf: ({ of, x, y, from, isRight }) => `${of} ${x},${y} ${from} ${isRight}`,
    draw({ of, x, y, towards: { dx, dy }, isRight }) {
      const [east, south] = of === 'tile' ? [x + dx * 0.5, y + dy * 0.5] : [x + 0.37, y - 0.37]
      const element = pen('g', {}, [isRight ? tickOf(pen) : crossOf(pen)])
      const size = (isRight ? 1 : 1.55) * (of === 'tile' ? 0.85 : 1)
      return {
        element,
        pose({ from, sweptFrom }, instant, isCalm) {
          const isThere = instant >= from && instant < sweptFrom
          show(element, isThere)
          if (!isThere) return
          const grown = size * (1 + 0.9 * (1 - easeOut(progress(instant, from, isCalm ? 0 : TELL))))
          write(element, 'transform', `translate(${brief(east)} ${brief(south)}) scale(${brief(grown)})`)
        },
      }
    },
  })
}

function tickOf(pen: SvgPen): SVGElement {
  return pen('g', {}, [
    pen('circle', { r: 0.13, fill: RIGHT, stroke: '#fff', 'stroke-width': 0.028 }),
    strokeOf(pen, 'M-0.06 0.005L-0.018 0.05L0.062 -0.045'),
  ])
}

function crossOf(pen: SvgPen): SVGElement {
  return pen('g', {}, [
    pen('rect', {
      x: -0.12,
      y: -0.12,
      width: 0.24,
      height: 0.24,
      rx: 0.045,
      fill: WRONG,
      stroke: '#fff',
      'stroke-width': 0.024,
    }),
    strokeOf(pen, 'M-0.055 -0.055L0.055 0.055M0.055 -0.055L-0.055 0.055'),
  ])
}

function strokeOf(pen: SvgPen, d: string): SVGElement {
  return pen('path', {
    d,
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 0.04,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}
