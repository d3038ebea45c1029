import { deckOf } from '@getaway/engine/fugitive'
import type { MiniaturePiece } from '../../../table/pieces.ts'
import type { FugitivePlan, Hideout } from '../plan/plan.ts'

const BACK = '#575068'
const START = '#15110e'
const ESCAPE = '#f0bb45'
/** Of a card that lies face up, by its deck. */
const FACES = ['#efe3c8', '#d07a5f', '#7fb08a', '#7fb6cf'] as const
const VERDICT = { right: '#3fbf74', wrong: '#ee5a4a', open: '#f4ead2' } as const
const CARD = { shape: 'square', size: 0.92 } as const

/** The row as squares, those that were found in the colours of their decks, and the numbers of the last guess as dots. */
export function fugitiveMiniatureOf(
  { hideouts, sprints, counters }: FugitivePlan,
  instant: number,
): MiniaturePiece[] {
  const lies = ({ from, origin }: Pick<Hideout, 'from' | 'origin'>) => from <= instant || origin !== undefined
  const colourOf = ({ kind, card, flip }: Hideout): string => {
    if (kind === 'start') return START
    if (kind === 'escape') return ESCAPE
    return card !== undefined && flip <= instant ? FACES[deckOf(card) ?? 0] : BACK
  }
  return [
    ...sprints.filter(lies).map(({ x, y }) => ({ ...CARD, x, y: y - 0.1, size: 0.8, colour: '#3f3a52' })),
    ...hideouts.filter(lies).map((one) => ({ ...CARD, x: one.x, y: one.y, colour: colourOf(one) })),
    ...counters
      .filter(({ from }) => from <= instant)
      .map(({ x, y, answeredFrom, isRight }): MiniaturePiece => {
        const colour = instant < answeredFrom ? VERDICT.open : isRight ? VERDICT.right : VERDICT.wrong
        return { shape: 'dot', size: 0.6, x, y, colour }
      }),
  ]
}
