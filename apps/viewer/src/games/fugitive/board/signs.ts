import { svgMarksOf } from '@getaway/faces/drawing'
import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, seatColour, show, write } from '../../../board/svg.ts'
import { easeInOut, easeOut, LONG_AGO, NEVER, progress } from '../../../table/easing.ts'
import { NOTE_MARKS, NOTE_SIZE, noteOffset, padFace } from '../faces/pad-face.ts'
import { ROLE_SIGNS } from '../faces/plate-faces.ts'
import { ARREST, GETAWAY, SEARCH, SPEAK, TELL, TURN_OVER } from '../plan/motion.ts'
import { PAD, rowExtent } from '../plan/places.ts'
import type { Counter, Ending, FugitivePlan, Hideout, Note, Seat } from '../plan/plan.ts'
import { newPose, poseCard } from '../plan/pose.ts'
import type { verdictOf } from '../plan/verdict-of.ts'
import type { Faces } from './faces.ts'

const CHIP = 0.82
const LONGEST_NAME = 16

/** The numbers that were named, each with what the answer was. */
export function createCounters(
  pen: SvgPen,
  faces: Faces,
): Layer<Counter & { readonly verdict: ReturnType<typeof verdictOf> }> {
  return createLayer(pen, 'counters', {
    keyOf: ({ guess, number, verdict, isRight }) => `${guess} ${number} ${verdict} ${isRight}`,
    draw({ number, verdict, pendingUntil }) {
      const shadow = pen('circle', { r: CHIP / 2, cx: 0.03, cy: 0.05, fill: '#05070d', 'fill-opacity': 0.45 })
      const sign = pen('g', {}, [faces.sign(verdict, 0.34)])
      const waits = pen('circle', {
        ...{ r: CHIP / 2 + 0.05, fill: 'none', stroke: '#ffd98a', 'stroke-width': 0.045 },
        ...{ 'stroke-dasharray': '0.14 0.1', 'stroke-linecap': 'round' },
      })
      const element = pen('g', {}, [shadow, faces.chip(number, CHIP), waits, sign])
      show(waits, pendingUntil > 0)
      return {
        element,
        pose(one, instant, isCalm) {
          const { x, y, from, origin, answeredFrom } = one
          const isMoved = answeredFrom < from
          const done = easeOut(progress(instant, from, isCalm ? 0 : SPEAK))
          show(element, instant >= from || isMoved)
          const [fromX, fromY] = [origin?.x ?? x, origin?.y ?? y]
          const size = isMoved ? 1 : 1 + (1 - done) * 0.6
          const [atX, atY] = [x + (fromX - x) * (1 - done), y + (fromY - y) * (1 - done)]
          write(element, 'transform', `translate(${brief(atX)} ${brief(atY)}) scale(${brief(size)})`)
          show(waits, answeredFrom === NEVER || instant < answeredFrom)
          const isTold = answeredFrom !== NEVER && instant >= answeredFrom
          show(sign, isTold)
          if (!isTold) return
          const told = easeOut(progress(instant, answeredFrom, isCalm ? 0 : TELL))
          write(sign, 'transform', `translate(0.29 0.27) scale(${brief(1 + (1 - told) * 0.8)})`)
        },
      }
    },
  })
}

export function createPad(pen: SvgPen) {
  const page = pen('g', {
    transform: `translate(${-PAD.width / 2} ${-PAD.height / 2}) scale(${PAD.width / 100})`,
  })
  page.innerHTML = svgMarksOf(padFace())
  const box = { x: -PAD.width / 2, y: -PAD.height / 2, width: PAD.width, height: PAD.height, rx: 0.05 }
  const shadow = pen('rect', {
    ...box,
    fill: '#05070d',
    'fill-opacity': 0.45,
    transform: 'translate(0.03 0.05)',
  })
  const clip = pen('rect', { ...box, fill: 'none', stroke: '#a89a7c', 'stroke-width': 0.03 })
  const notes = createLayer<Note>(pen, 'notes', {
    keyOf: ({ number, kind }) => `${number} ${kind}`,
    draw({ number, kind }) {
      const { x, y } = noteOffset(number)
      const half = NOTE_SIZE / 2
      const element = pen('g', {
        transform: `translate(${brief(x - half)} ${brief(y - half)}) scale(${brief(NOTE_SIZE / 100)})`,
      })
      element.innerHTML = svgMarksOf({ marks: NOTE_MARKS[kind] })
      return {
        element,
        pose({ from }, instant, isCalm) {
          const done = easeOut(progress(instant, from, isCalm ? 0 : TELL))
          show(element, done > 0)
          write(element, 'opacity', String(brief(done)))
        },
      }
    },
  })
  const element = pen('g', { class: 'pad' }, [shadow, page, clip, notes.element])
  const pose = newPose()
  let plan: FugitivePlan | undefined
  return {
    element,
    lay(next: FugitivePlan) {
      plan = next
      notes.lay(next.notes)
    },
    pose(instant: number) {
      if (!plan) return
      poseCard(plan.pad, LONG_AGO, instant, plan.isCalm, pose)
      write(element, 'transform', `translate(${brief(pose.x)} ${brief(pose.y)})`)
      notes.pose(instant, plan.isCalm)
    },
  }
}

/** The players: a hat flees, a star searches; the one whose turn it is has a rim all around. */
export function createSeatLabels(pen: SvgPen): Layer<Seat> {
  const pose = newPose()
  return createLayer(pen, 'seats', {
    keyOf: ({ seat, name, role, isOnTurn }) => `${seat} ${name} ${role} ${isOnTurn}`,
    draw({ seat, name, role, isOnTurn }) {
      const letters = [...(name ?? String(seat + 1))]
      const said =
        letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('')
      const width = said.length * 0.2 + 1
      const label = pen('text', {
        x: brief(-width / 2 + 0.68),
        y: 0.12,
        'font-size': 0.34,
        'font-weight': 600,
        fill: '#f3eadb',
      })
      label.textContent = said
      const element = pen('g', {}, [
        pen('rect', {
          ...{ x: brief(-width / 2), y: -0.29, width: brief(width), height: 0.58, rx: 0.29 },
          ...{
            fill: '#15110e',
            'fill-opacity': 0.86,
            stroke: seatColour(seat),
            'stroke-width': isOnTurn ? 0.06 : 0.02,
          },
        }),
        pen('path', {
          ...{ d: ROLE_SIGNS[role], fill: seatColour(seat) },
          transform: `translate(${brief(-width / 2 + 0.2)} -0.18) scale(0.0225)`,
        }),
        label,
      ])
      return {
        element,
        pose(one, instant, isCalm) {
          poseCard(one, LONG_AGO, instant, isCalm, pose)
          write(element, 'transform', `translate(${brief(pose.x)} ${brief(pose.y)})`)
        },
      }
    },
  })
}

/** A ring around what has just turned up. */
export function createRings(pen: SvgPen): Layer<Hideout> {
  return createLayer(pen, 'rings', {
    keyOf: ({ place, x, y }) => `${place} ${x},${y}`,
    draw({ x, y }) {
      const element = pen('rect', {
        ...{
          x: -0.58,
          y: -0.78,
          width: 1.16,
          height: 1.56,
          rx: 0.16,
          fill: 'none',
          stroke: '#ffd98a',
          'stroke-width': 0.06,
        },
      })
      return {
        element,
        pose({ flip }, instant, isCalm) {
          const done = flip === NEVER || isCalm ? 0 : progress(instant, flip + TURN_OVER * 0.8, TURN_OVER)
          const isSeen = done > 0 && done < 1
          show(element, isSeen)
          if (!isSeen) return
          write(
            element,
            'transform',
            `translate(${brief(x)} ${brief(y)}) scale(${brief(0.9 + easeOut(done) * 0.5)})`,
          )
          write(element, 'opacity', String(brief(1 - done)))
        },
      }
    },
  })
}

/** The two lights of the manhunt, red and blue, along the row. */
export function createHunt(pen: SvgPen) {
  const light = (fill: string) =>
    pen(
      'g',
      { opacity: 0 },
      [0.42, 0.74, 1].map((r) => pen('circle', { r, fill, 'fill-opacity': 0.16 })),
    )
  const [red, blue] = [light('#ff3a2c'), light('#3a6cff')]
  const element = pen('g', { class: 'hunt', 'pointer-events': 'none' }, [red, blue])
  let plan: FugitivePlan | undefined
  return {
    element,
    lay(next: FugitivePlan) {
      plan = next
    },
    pose(instant: number) {
      const begun = plan?.hunt
      const isOn = plan !== undefined && begun !== undefined && instant >= begun.from
      show(element, isOn)
      if (!plan || !begun || !isOn) return
      const { west, east, north, south } = rowExtent(plan.layout)
      const [middle, wide] = [(north + south) / 2, Math.max(east - west, 4)]
      const done = easeInOut(progress(instant, begun.from, plan.isCalm ? 0 : SEARCH))
      const over = plan.ending ? progress(instant, plan.ending.from, plan.isCalm ? 0 : GETAWAY) : 0
      for (const [one, share] of [
        [red, 0.95 - done * 0.75],
        [blue, 0.05 + done * 0.75],
      ] as const) {
        write(
          one,
          'transform',
          `translate(${brief(west + wide * share)} ${brief(middle)}) scale(${brief(wide * 0.3)})`,
        )
        write(one, 'opacity', String(brief(Math.min(1, done * 3) * (1 - over))))
      }
    },
  }
}

/** The star on the last hideout, or the gold around the 42. */
export function createEnding(pen: SvgPen): Layer<Ending & { readonly at: Hideout }> {
  return createLayer(pen, 'ending', {
    keyOf: ({ reason, at }) => `${reason} ${at.x},${at.y}`,
    draw({ winner, at }) {
      const { x, y } = at
      const isArrest = winner === 'marshal'
      const drawn = isArrest
        ? [
            pen('path', {
              d: ROLE_SIGNS.marshal,
              transform: 'translate(-0.42 -0.4) scale(0.055)',
              fill: '#05070d',
              'fill-opacity': 0.5,
            }),
            pen('path', {
              ...{ d: ROLE_SIGNS.marshal, transform: 'translate(-0.44 -0.44) scale(0.055)' },
              ...{ fill: '#e6bd5c', stroke: '#7a5a1c', 'stroke-width': 0.7, 'stroke-linejoin': 'round' },
            }),
          ]
        : [0, 0.14, 0.3].map((wider) =>
            pen('rect', {
              ...{
                x: -0.54 - wider,
                y: -0.74 - wider,
                width: 1.08 + 2 * wider,
                height: 1.48 + 2 * wider,
                rx: 0.12 + wider,
              },
              ...{
                fill: 'none',
                stroke: '#ffd35e',
                'stroke-width': 0.07,
                'stroke-opacity': brief(0.95 - wider * 2.4),
              },
            }),
          )
      const element = pen('g', {}, drawn)
      return {
        element,
        pose({ from }, instant, isCalm) {
          const done = easeOut(progress(instant, from, isCalm ? 0 : ARREST))
          show(element, instant >= from)
          const size = isArrest ? 1 + (1 - done) * 1.6 : 0.7 + done * 0.3
          write(element, 'transform', `translate(${brief(x)} ${brief(y)}) scale(${brief(size)})`)
          write(element, 'opacity', String(brief(Math.min(1, done * 1.5))))
        },
      }
    },
  })
}
