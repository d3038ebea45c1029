import { ESCAPE, type Match, roleOf, sprintOf } from '@getaway/engine/fugitive'
import { hideoutFace } from '@getaway/faces/fugitive'
import { dictionary, type Language } from '../../../language/language.ts'
import type { HeldPiece, PieceKind } from '../../../table/acting.ts'
import { type FugitiveHand, pieceOfCard } from './hand.ts'
import { handOf } from './reach.ts'

/** As on the cards: one mark, or two. */
const ONE = 'M12 4.500v9.500M12 18.500h.01'
const TWO = 'M8 4.500v9.500M8 18.500h.01M16 4.500v9.500M16 18.500h.01'

/** What sprint cards are looked for by. */
export const CARD_SORTS: readonly PieceKind[] = [
  { kind: 'one', icon: ONE, words: { en: 'Sprint 1', it: 'Sprint 1' } },
  { kind: 'two', icon: TWO, words: { en: 'Sprint 2', it: 'Sprint 2' } },
]

const en = {
  card: '{card}, sprint {worth}',
  escape: '{card}, the way out of the city',
  hideout: '{card}, the next hideout',
  sprint: '{card}, sprint card worth {worth}',
} as const

const it: Record<keyof typeof en, string> = {
  card: '{card}, Sprint {worth}',
  escape: '{card}, la via d’uscita dalla città',
  hideout: '{card}, il prossimo nascondiglio',
  sprint: '{card}, carta Sprint che vale {worth}',
}

const told = dictionary<keyof typeof en>({ en, it })

const faces = new Map<number, HeldPiece['drawing']>()

/** The cards in the fugitive's own hand, the lowest first. What the marshal holds stands in her notebook. */
export function fugitiveHeldPiecesOf(view: Match, seat: number, hand: FugitiveHand): readonly HeldPiece[] {
  const { table } = view
  if (!table || view.over || roleOf(view, seat) !== 'fugitive') return []
  const { carried, hideout, sprint } = hand
  const { strong } = table.changes
  return handOf(table, 'fugitive').map((card): HeldPiece => {
    const worth = sprintOf(card) + strong
    const isCarried = carried?.type === 'card' && carried.card === card
    const as = hideout === card ? 'hideout' : sprint.includes(card) ? 'sprint' : undefined
    return {
      piece: pieceOfCard(card),
      drawing: faceOf(card),
      turn: 0,
      kinds: card === ESCAPE ? [] : [sprintOf(card) === 1 ? 'one' : 'two'],
      standing: isCarried ? 'carried' : as ? 'chosen' : 'lies',
      sign:
        as === 'hideout'
          ? { en: 'Next', it: 'Prossimo' }
          : as && { en: `Sprint +${worth}`, it: `Sprint +${worth}` },
      say: (language) => sayCard(card, worth, as, language),
    }
  })
}

export function sayCard(
  card: number,
  worth: number,
  as: 'hideout' | 'sprint' | undefined,
  language: Language,
): string {
  return told(language, as ?? (card === ESCAPE ? 'escape' : 'card'), { card, worth })
}

/** A face is drawn once. */
function faceOf(card: number): HeldPiece['drawing'] {
  const known = faces.get(card) ?? hideoutFace(card)
  faces.set(card, known)
  return known
}
