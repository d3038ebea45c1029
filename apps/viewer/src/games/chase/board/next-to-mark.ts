import { createLayer, type Layer } from '../../../board/layer.ts'
import { type SvgPen, show } from '../../../board/svg.ts'
import type { NextToMark } from '../plan/plan.ts'

/** A corner of a frame, and how far it goes along two sides. */
const CORNER = 'M-0.54 -0.3V-0.46Q-0.54 -0.54 -0.46 -0.54H-0.3'
const QUARTERS = [0, 90, 180, 270]

/** Four corners around the tile that the player marks next: a form that no other sign has. */
export function createNextToMark(pen: SvgPen): Layer<NextToMark> {
  return createLayer(pen, 'next', {
    keyOf: ({ x, y, from }) => `${x},${y} ${from}`,
    draw({ x, y }) {
      const around = (stroke: string, width: number) =>
        QUARTERS.map((turn) =>
          pen('path', {
            d: CORNER,
            transform: `rotate(${turn})`,
            ...{ fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' },
          }),
        )
      const element = pen('g', { transform: `translate(${x} ${y})` }, [
        ...around('#1a0f08', 0.14),
        ...around('#fff3d6', 0.08),
      ])
      return { element, pose: ({ from }, instant) => show(element, instant >= from) }
    },
  })
}
