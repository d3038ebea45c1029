import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { type Carried, type ChaseHand, symbolOf } from '../acting/hand.ts'
import type { Faces } from './faces.ts'
import { shadowOf } from './tiles.ts'

/** A carried piece is that much larger than one that lies, and casts its shadow so far off. */
const RAISED = 1.14
const OFF = 0.12
/** It hovers so far north of the finger, which would cover it, that the rim of its cell is seen. */
const LIFT = 0.16
const RIM = '#ffd98a'

/** What the player has in hand: the piece itself above the table, and where it would lie once it is let go of. */
export function createInHand(pen: SvgPen, faces: Faces) {
  const planned = pen('g', {})
  const rim = pen('rect', {
    ...{ x: -0.52, y: -0.52, width: 1.04, height: 1.04, rx: 0.1 },
    ...{ fill: RIM, 'fill-opacity': 0.16, stroke: RIM, 'stroke-width': 0.07 },
  })
  const ghostFace = pen('g', { opacity: 0.62 })
  const ghost = pen('g', {}, [rim, ghostFace])
  const shadow = pen('g', { transform: `translate(${OFF} ${OFF * 1.6})`, opacity: 0.6 })
  const carriedFace = pen('g', {})
  const carried = pen('g', {}, [shadow, carriedFace])
  const element = pen('g', { class: 'in-hand', 'pointer-events': 'none' }, [planned, ghost, carried])
  show(ghost, false)
  show(carried, false)
  let drawn = ''
  let laid = ''

  const faceOf = (piece: Exclude<Carried, { type: 'pile' }>) =>
    piece.type === 'tile' ? faces.tile(piece.tile) : faces.marker(symbolOf(piece))
  const draw = (piece: Exclude<Carried, { type: 'pile' }>) => {
    const name = piece.type === 'tile' ? piece.tile : symbolOf(piece)
    if (name === drawn) return
    drawn = name
    carriedFace.replaceChildren(faceOf(piece))
    ghostFace.replaceChildren(faceOf(piece))
    shadow.replaceChildren(...(piece.type === 'tile' ? [shadowOf(pen)] : []))
  }
  const take = (piece: Carried | undefined) => {
    const held = piece && piece.type !== 'pile' ? piece : undefined
    show(carried, held?.at !== undefined)
    show(ghost, held?.over !== undefined)
    if (!held?.at) return
    draw(held)
    const turn = held.type === 'tile' ? ` rotate(${held.rot * 90})` : ''
    write(carried, 'transform', `translate(${brief(held.at.x)} ${brief(held.at.y - LIFT)}) scale(${RAISED})`)
    write(carriedFace, 'transform', turn)
    write(ghostFace, 'transform', turn)
    if (held.over) write(ghost, 'transform', `translate(${held.over.x} ${held.over.y})`)
  }
  const wait = (start: ChaseHand['planned']) => {
    const name = start.map(({ tile, x, y, rot }) => `${tile} ${x},${y} ${rot}`).join('|')
    if (name === laid) return
    laid = name
    planned.replaceChildren(
      ...start.map(({ tile, x, y, rot }) =>
        pen('g', { transform: `translate(${x} ${y}) rotate(${rot * 90})` }, [
          shadowOf(pen),
          faces.tile(tile),
        ]),
      ),
    )
  }
  return {
    element,
    hold(hand: ChaseHand | undefined) {
      take(hand?.carried)
      wait(hand?.planned ?? [])
    },
  }
}
