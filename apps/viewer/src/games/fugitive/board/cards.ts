import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { easeOut, LONG_AGO, NEVER, progress } from '../../../table/easing.ts'
import { BACK, deckBackName, eventBackName } from '../faces/names.ts'
import { TELL } from '../plan/motion.ts'
import type { EventPiece, HandCard, Hideout, OutPiece, Sprint, Stack } from '../plan/plan.ts'
import { newPose, type Pose, poseCard, poseEvent } from '../plan/pose.ts'
import { type Faces, HIGH, WIDE } from './faces.ts'

/** How much larger a card is at the height of its flight, or while it waits to be confirmed. */
const NEARER = 0.18
const HOVERS = 0.3
const PEEKED = { hideout: 0.56, sprint: 0.28 } as const
const RIM = '#ffd98a'

/** A card of the row or a sprint card under one: it comes, turns over, and says what its side knows of it. */
export function createRowCards<Piece extends Hideout | Sprint>(
  pen: SvgPen,
  faces: Faces,
  name: string,
): Layer<Piece> {
  const pose = newPose()
  return createLayer<Piece>(pen, name, {
    keyOf: (one) =>
      'nth' in one
        ? `${one.place} ${one.nth} ${one.card} ${one.isPeeked} ${one.pendingUntil > 0}`
        : `${one.place} ${one.card} ${one.isPeeked} ${one.pendingUntil > 0} ${one.parity?.of} ${one.deck?.of} ${one.deck === undefined}`,
    draw(piece) {
      const shadow = shadowOf(pen)
      const back = faces.back(BACK)
      const front = piece.card === undefined ? undefined : faces.front(piece.card)
      const peek =
        piece.isPeeked && piece.card !== undefined ? peekOf(pen, faces, piece, piece.card) : undefined
      const told = 'nth' in piece ? [] : toldOf(pen, faces, piece)
      const rim = piece.pendingUntil > 0 ? rimOf(pen) : undefined
      const element = pen('g', {}, [
        ...[shadow, back],
        ...(front ? [front] : []),
        ...(peek ? [peek] : []),
        ...told.map((one) => one.element),
        ...(rim ? [rim] : []),
      ])
      return {
        element,
        pose(one, instant, isCalm) {
          poseCard(one, one.flip, instant, isCalm, pose)
          const hover = one.pendingUntil > instant ? HOVERS : 0
          writePose(element, shadow, pose, hover, Math.abs(Math.cos(pose.over * Math.PI)))
          const isUp = pose.over >= 0.5 && front !== undefined
          if (front) show(front, isUp)
          show(back, !isUp)
          if (peek) show(peek, pose.over === 0)
          if (rim) show(rim, hover > 0)
          for (const { element: sign, of } of told) {
            const from = ('nth' in one ? undefined : one[of]?.from) ?? NEVER
            const grown = easeOut(progress(instant, from, isCalm ? 0 : TELL))
            show(sign, grown > 0 && pose.over === 0)
            write(sign, 'opacity', String(brief(grown)))
          }
        },
      }
    },
  })
}

/** The number of a card that its side may look under. */
function peekOf(pen: SvgPen, faces: Faces, piece: Hideout | Sprint, card: number): SVGElement {
  if ('nth' in piece) {
    const size = PEEKED.sprint
    const y = brief(-HIGH / 2 + size / 2 + 0.02)
    // Those that lie close are set by turns, so that none is covered.
    const x = brief(-0.3 + (piece.nth % 2) * 0.32)
    return pen('g', { transform: `translate(${x} ${y})` }, [faces.chip(card, size)])
  }
  return pen('g', {}, [faces.chip(card, PEEKED.hideout)])
}

function toldOf(pen: SvgPen, faces: Faces, { parity, deck }: Hideout) {
  const at = (x: number, sign: Parameters<Faces['sign']>[0], of: 'parity' | 'deck') => ({
    element: pen('g', { transform: `translate(${x} 0.48)` }, [faces.sign(sign, 0.3)]),
    of,
  })
  return [
    ...(parity ? [at(-0.3, parity.of, 'parity')] : []),
    ...(deck ? [at(0.3, `deck ${deck.of ?? 0}`, 'deck')] : []),
  ]
}

/** Both hands, faces where this side knows them. */
export function createHands(pen: SvgPen, faces: Faces): Layer<HandCard> {
  const pose = newPose()
  return createLayer(pen, 'hands', {
    keyOf: ({ role, card, deck, nth, flip }) => `${role} ${card ?? `${deck} ${nth}`} ${flip > LONG_AGO}`,
    draw({ card, deck, flip }) {
      const shadow = shadowOf(pen)
      const back = faces.back(deck === undefined ? BACK : deckBackName(deck))
      const front = card === undefined ? undefined : faces.front(card)
      const hidden = flip === LONG_AGO ? [] : [back]
      const element = pen('g', {}, [shadow, ...(front ? [...hidden, front] : [back])])
      return {
        element,
        pose(one, instant, isCalm) {
          poseCard(one, one.flip, instant, isCalm, pose)
          writePose(element, shadow, pose, 0, front ? Math.abs(Math.cos(pose.over * Math.PI)) : 1)
          if (!front || hidden.length === 0) return
          show(front, pose.over >= 0.5)
          show(back, pose.over < 0.5)
        },
      }
    },
  })
}

/** Decks, each with how many cards it has left. */
export function createStacks(pen: SvgPen, faces: Faces): Layer<Stack> {
  const pose = newPose()
  return createLayer(pen, 'stacks', {
    keyOf: ({ kind, deck, pile, icon, count, isClosed }) =>
      `${kind} ${deck} ${pile} ${icon} ${count} ${isClosed}`,
    draw({ deck, icon, count, isClosed }) {
      const levels = Math.min(4, Math.ceil(count / 3))
      const cards = Array.from({ length: levels }, (_, level) =>
        pen('g', { transform: `translate(${brief(level * 0.02)} ${brief(-level * 0.03)})` }, [
          ...(level === 0 ? [shadowOf(pen)] : []),
          faces.back(deck === undefined ? eventBackName(icon) : deckBackName(deck)),
        ]),
      )
      const place = { x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 0.07 }
      const empty = pen('rect', {
        ...place,
        ...{
          fill: 'none',
          stroke: '#e9dfc9',
          'stroke-opacity': 0.28,
          'stroke-width': 0.025,
          'stroke-dasharray': '0.1 0.08',
        },
      })
      const shut = pen('path', {
        ...{ d: 'M-0.3 -0.45L0.3 0.15M0.3 -0.45L-0.3 0.15', fill: 'none' },
        ...{ stroke: '#f3eadb', 'stroke-width': 0.11, 'stroke-linecap': 'round', 'stroke-opacity': 0.9 },
      })
      const element = pen('g', {}, [
        ...(count === 0 ? [empty] : cards),
        ...(isClosed ? [shut] : []),
        ...(count === 0 ? [] : [countOf(pen, count)]),
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

function countOf(pen: SvgPen, count: number): SVGElement {
  const label = pen('text', {
    ...{ y: 0.1, 'text-anchor': 'middle', 'font-size': 0.28, 'font-weight': 700, fill: '#f3eadb' },
  })
  label.textContent = String(count)
  return pen('g', { transform: 'translate(0 0.62)' }, [
    pen('rect', {
      ...{ x: -0.24, y: -0.17, width: 0.48, height: 0.34, rx: 0.17, fill: '#15110e', 'fill-opacity': 0.88 },
    }),
    label,
  ])
}

/** Event cards: large while they are read, then among those that were used. */
export function createEvents(pen: SvgPen, faces: Faces): Layer<EventPiece> {
  const pose = newPose()
  return createLayer(pen, 'events', {
    keyOf: ({ event, seq }) => `${event} ${seq}`,
    draw({ event }) {
      const shadow = shadowOf(pen)
      const element = pen('g', {}, [shadow, faces.event(event)])
      return {
        element,
        pose(one, instant, isCalm) {
          poseEvent(one, instant, isCalm, pose)
          pose.height = 0
          writePose(element, shadow, pose, 0, 1)
        },
      }
    },
  })
}

/** Cards face up out of the game. */
export function createOut(pen: SvgPen, faces: Faces): Layer<OutPiece> {
  const pose = newPose()
  return createLayer(pen, 'out', {
    keyOf: ({ card }) => String(card),
    draw({ card }) {
      const shadow = shadowOf(pen)
      const element = pen('g', {}, [shadow, faces.front(card)])
      return {
        element,
        pose(one, instant, isCalm) {
          poseCard(one, LONG_AGO, instant, isCalm, pose, false)
          writePose(element, shadow, pose, 0, 1)
        },
      }
    },
  })
}

function writePose(element: Element, shadow: Element, pose: Pose, hover: number, narrow: number): void {
  show(element, pose.isThere)
  if (!pose.isThere) return
  const size = pose.scale * (1 + pose.height * NEARER + hover * 0.15)
  const turn = brief((pose.turn * 180) / Math.PI)
  const across = brief(size * Math.max(narrow, 0.02))
  write(
    element,
    'transform',
    `translate(${brief(pose.x)} ${brief(pose.y)}) rotate(${turn}) scale(${across} ${brief(size)})`,
  )
  const high = pose.height + hover + (pose.scale - 1) * 0.2
  write(shadow, 'transform', `translate(${brief(0.02 + high * 0.12)} ${brief(0.03 + high * 0.16)})`)
}

export function shadowOf(pen: SvgPen): SVGElement {
  return pen('rect', {
    ...{ x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 0.07 },
    ...{ fill: '#05070d', 'fill-opacity': 0.45, transform: 'translate(0.02 0.03)' },
  })
}

/** A dashed rim around a card that is not confirmed yet: a sign that needs no colour. */
function rimOf(pen: SvgPen): SVGElement {
  const line = (stroke: string, width: number) =>
    pen('rect', {
      ...{ x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 0.07, fill: 'none', stroke },
      ...{ 'stroke-width': width, 'stroke-dasharray': '0.16 0.11', 'stroke-linecap': 'round' },
    })
  return pen('g', {}, [line('#1a0f08', 0.075), line(RIM, 0.045)])
}
