import { rowOddsOf } from '../odds/index.ts'
import { ESCAPE } from '../pieces/pieces.ts'
import { faceDown, type Table } from '../state/table.ts'
import { type Danger, placedNow } from './danger.ts'
import { marshalsEyes } from './marshals-eyes.ts'
import { best, type Mind } from './mind.ts'

/** To be found, in steps of the way, and to be found to the last. */
const FOUND = 6
const CAUGHT = 12
/** How much rather a marshal names what is twice as probable: four times. */
const SHARPNESS = 2
/** Below that nothing hangs on it any more. */
const HARDLY = 0.02

/** How dangerous the next guess is, reckoned from hands that the marshal may have. */
export function dangerToEyes({ table, person, random }: Mind): Danger {
  const eyes = marshalsEyes(table, person.insight, random)
  const known = new Map<string, readonly number[]>()
  /** How a placement looks hangs on how many sprint cards it has, not on its number. */
  const oddsOf = (eye: Table, index: number, sprints: number | undefined): readonly number[] => {
    const key = `${index} ${sprints}`
    const seen = sprints === undefined ? eye : placedNow(eye, undefined, sprints)
    const odds = known.get(key) ?? rowOddsOf(seen, 'marshal').numbers
    known.set(key, odds)
    return odds
  }
  return {
    asItIs: () => mean(eyes, (eye, index) => dangerOn(eye, oddsOf(eye, index, undefined))),
    with: (card, sprints) =>
      mean(eyes, (eye, index) => dangerOn(placedNow(eye, card, sprints), oddsOf(eye, index, sprints))),
  }
}

function dangerOn({ row }: Table, odds: readonly number[]): number {
  const { length } = faceDown(row)
  const found = chanceOfNaming(hiddenCards(row), odds)
  const caught = length === 1 ? found : length === 2 ? found ** 2 / 2 : 0
  return FOUND * found + CAUGHT * caught
}

/** F6.3: how probable it is that a manhunt finds all, with so many sprint cards under the 42: what is found shows its own. */
export function huntRiskTo(eyes: readonly Table[], sprints: number): number {
  return mean(eyes, (eye) => {
    let now = withEscape(eye, sprints)
    let risk = 1
    while (risk > HARDLY && faceDown(now.row).length > 0) {
      const hidden = hiddenCards(now.row)
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
}

function withEscape(table: Table, sprints: number): Table {
  const place = placedNow(table, ESCAPE, sprints).row.at(-1)
  return { ...table, escape: place && { ...place, isUp: true } }
}

/** That a marshal who goes by these odds names one of the cards. */
function chanceOfNaming(cards: readonly number[], odds: readonly number[]): number {
  const weight = odds.map((one) => one ** SHARPNESS)
  const all = sum(weight)
  return all > 0 ? sum(cards.map((card) => weight[card] ?? 0)) / all : 0
}

function hiddenCards(row: Table['row']): readonly number[] {
  return faceDown(row).flatMap(({ card }) => card ?? [])
}

function mean(eyes: readonly Table[], worth: (eye: Table, index: number) => number): number {
  return sum(eyes.map(worth)) / eyes.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
