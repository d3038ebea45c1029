import { rowOddsOf } from '../odds/index.ts'
import { ESCAPE } from '../pieces/pieces.ts'
import { faceDown, type Table } from '../state/table.ts'
import { placedNow } from './danger.ts'
import { best } from './mind.ts'
import { chanceOfNaming } from './prospects.ts'

/** Below that nothing hangs on it any more. */
const HARDLY = 0.02

/**
 * F6.3: how probable it is that a manhunt finds all, over hands that the marshal may have, with so many sprint cards under
 * the 42: what is found shows its own.
 */
export function huntRiskTo(eyes: readonly Table[], sprints: number): number {
  const risks = eyes.map((eye) => {
    let now = withEscape(eye, sprints)
    let risk = 1
    while (risk > HARDLY && faceDown(now.row).length > 0) {
      const hidden = faceDown(now.row).flatMap(({ card }) => card ?? [])
      const odds = rowOddsOf(now, 'marshal').numbers
      risk *= chanceOfNaming(hidden, odds)
      const named = best(hidden, (card) => odds[card] ?? 0)
      const row = now.row.map((place) =>
        place.card === named ? { ...place, isUp: true, isSprintUp: true } : place,
      )
      now = { ...now, row }
    }
    return risk
  })
  return risks.reduce((total, one) => total + one, 0) / eyes.length
}

function withEscape(table: Table, sprints: number): Table {
  const place = placedNow(table, ESCAPE, sprints).row.at(-1)
  return { ...table, escape: place && { ...place, isUp: true } }
}
