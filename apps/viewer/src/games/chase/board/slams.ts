import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, seatColour, show, write } from '../../../board/svg.ts'
import { COAT, CUFF, GLOVE, GLOVE_SEAMS, GLOVE_SHADE, HAND_LIMBS, SLEEVE } from '../faces/slam-hand.ts'
import type { Slam } from '../plan/plan.ts'
import { handAboveAt, handBackAt, isHandThere } from '../plan/slams.ts'

const LINE = '#1a0f08'
const OUTLINE = 0.045
/** So many cells a hand is drawn back, and is so much larger where it strikes out. */
const BACK = 1.5
const RAISED = 0.9

/** The hand that slams on the tile where a path was caught: in a glove, with a cuff in its player's colour. */
export function createSlams(pen: SvgPen): Layer<Slam> {
  return createLayer(pen, 'slams', {
    keyOf: ({ seat, turn, x, y, from }) => `${seat} ${turn} ${x},${y} ${from}`,
    draw({ seat, turn, x, y }) {
      const shadow = pen('g', { opacity: 0.32 }, [silhouette(pen, '#06120d', 0)])
      const hand = pen('g', {}, handOf(pen, seatColour(seat)))
      const moved = pen('g', {}, [shadow, hand])
      const element = pen('g', { transform: `translate(${x} ${y}) rotate(${turn * 90})` }, [moved])
      return {
        element,
        pose(slam, instant, isCalm) {
          const isThere = isHandThere(slam, instant)
          show(element, isThere)
          if (!isThere) return
          const above = handAboveAt(slam, instant, isCalm)
          const back = handBackAt(slam, instant, isCalm)
          const high = above + back * 0.5
          write(moved, 'transform', `translate(0 ${brief(0.1 + above * 0.55 + back * BACK)})`)
          write(moved, 'opacity', String(brief((1 - above * 0.5) * (1 - back ** 2))))
          write(hand, 'transform', `scale(${brief(1 + high * RAISED)})`)
          write(shadow, 'transform', `translate(${brief(0.03 + high * 0.3)} ${brief(0.05 + high * 0.4)})`)
        },
      }
    },
  })
}

function handOf(pen: SvgPen, colour: string): Element[] {
  const seams = GLOVE_SEAMS.map(({ from, to }) => line(pen, { from, to, width: 0.028 }, GLOVE_SHADE))
  return [
    sleeveOf(pen),
    silhouette(pen, LINE, OUTLINE),
    ...HAND_LIMBS.map((limb) => line(pen, limb, GLOVE)),
    ...seams,
    pen('rect', {
      ...{ x: -CUFF.width / 2, y: CUFF.from, width: CUFF.width, height: CUFF.to - CUFF.from, rx: 0.08 },
      ...{ fill: colour, stroke: LINE, 'stroke-width': OUTLINE },
    }),
  ]
}

/** It is lost to sight away from the hand: what lies under it is seen again. */
function sleeveOf(pen: SvgPen): Element {
  const steps = 12
  const high = (SLEEVE.to - SLEEVE.from) / steps
  const parts = Array.from({ length: steps }, (_, step) =>
    pen('rect', {
      ...{ x: -SLEEVE.width / 2, y: SLEEVE.from, width: SLEEVE.width, height: high * (step + 1), rx: 0.06 },
      ...{ fill: COAT, 'fill-opacity': 0.19 },
    }),
  )
  return pen('g', {}, parts)
}

/** All of the hand in one colour, so much wider: its outline, and its shadow. */
function silhouette(pen: SvgPen, colour: string, wider: number): SVGGElement {
  return pen(
    'g',
    {},
    HAND_LIMBS.map(({ width, ...limb }) => line(pen, { ...limb, width: width + 2 * wider }, colour)),
  )
}

function line(pen: SvgPen, { from, to, width }: (typeof HAND_LIMBS)[number], colour: string): Element {
  return pen('path', {
    d: `M${from.join(' ')}L${to.join(' ')}`,
    ...{ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' },
  })
}
