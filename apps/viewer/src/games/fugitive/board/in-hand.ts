import { brief, type SvgPen } from '../../../board/svg.ts'
import type { Held } from '../acting/held.ts'
import { shadowOf } from './cards.ts'
import { type Faces, HIGH, WIDE } from './faces.ts'

const CARRIED = 1.12
const CHIP = 0.74
const RIM = '#ffd98a'

/** What the player has in hand: cards over the table and where they are to go, and the numbers to be named next. */
export function createInHand(pen: SvgPen, faces: Faces) {
  const element = pen('g', { class: 'in-hand', 'pointer-events': 'none' })
  let shown = ''
  return {
    element,
    hold({ cards, numbers }: Held) {
      const now = JSON.stringify([cards, numbers])
      if (now === shown) return
      shown = now
      element.replaceChildren(
        ...cards.map(({ face, card, x, y, turn, isCarried }) =>
          pen(
            'g',
            {
              transform: `translate(${brief(x)} ${brief(y)}) rotate(${brief((turn * 180) / Math.PI)}) scale(${isCarried ? CARRIED : 1})`,
            },
            [shadowOf(pen), card === undefined ? faces.back(face) : faces.front(card), rimOf(pen)],
          ),
        ),
        ...numbers.map(({ number, x, y }) =>
          pen('g', { transform: `translate(${brief(x)} ${brief(y)})` }, [
            faces.chip(number, CHIP),
            pen('circle', { r: CHIP / 2 + 0.04, fill: 'none', stroke: RIM, 'stroke-width': 0.05 }),
          ]),
        ),
      )
    },
  }
}

function rimOf(pen: SvgPen): SVGElement {
  return pen('rect', {
    ...{ x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 0.07, fill: 'none' },
    ...{ stroke: RIM, 'stroke-width': 0.05 },
  })
}
