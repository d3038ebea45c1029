import { faceDown } from '@getaway/engine/fugitive'
import type { ReviewedChoice } from '../../../table/reviewing.ts'
import type { Step } from '../broadcasting/step.ts'
import { worthOf } from '../insight/best-guess.ts'

type Seats = Readonly<Record<'fugitive' | 'marshal', number>>

/** What was chosen without knowing: every guess and its worth, every bluff, and where the trail was given away. */
export function choicesOf(steps: readonly Step[], seats: Seats): ReviewedChoice[] {
  const all = [...guessesOf(steps, seats), ...bluffsOf(steps, seats), ...trailsOf(steps, seats)]
  return all.toSorted((one, other) => one.at - other.at || one.seq - other.seq)
}

/** F5: `best1`, `best2` …: what had been best; worth: how many hideouts it turns up on the mean. */
function guessesOf(steps: readonly Step[], { marshal: seat }: Seats): ReviewedChoice[] {
  const rights = new Map(
    steps.flatMap(({ answered }) => (answered ? [[answered.seq, answered.isRight]] : [])),
  )
  return steps.flatMap(({ guessed, could, now: at }): ReviewedChoice[] => {
    if (!guessed) return []
    const { seq, numbers } = guessed
    const guess = could?.guess
    const right = Number(rights.get(seq) === true)
    const figures = guess && {
      ...{ chance: guess.chance, worth: worthOf(guess) },
      ...{ most: guess.best.chance, mostWorth: worthOf(guess.best) },
      ...Object.fromEntries(guess.best.numbers.map((number, nth) => [`best${nth + 1}`, number])),
    }
    return [{ seq, at, seat, kind: 'guess', figures: { count: numbers.length, right, ...figures } }]
  })
}

/** F4.2 */
function bluffsOf(steps: readonly Step[], { fugitive: seat }: Seats): ReviewedChoice[] {
  return steps.flatMap(({ entry, can, now: at }): ReviewedChoice[] => {
    const { bluff } = can ?? {}
    if (!bluff || entry.event.type !== 'hideout.placed') return []
    const { card, spare, odds, without, place } = bluff
    return [
      {
        seq: entry.event.seq,
        at,
        seat,
        kind: 'bluff',
        figures: { card, spare, odds, without, place: place + 1 },
      },
    ]
  })
}

/** So much likelier at once, and so many times at most, is the trail given away. */
const GIVEN_AWAY = 0.2
const MOST = 4

/** Where a hideout that stayed face down became much likelier. */
function trailsOf(steps: readonly Step[], { fugitive: seat }: Seats): ReviewedChoice[] {
  const jumps = steps.flatMap(({ entry, before, after, could, can, now: at }): ReviewedChoice[] => {
    if (!could || !can) return []
    const hidden = faceDown(after.row).flatMap(({ card }) => card ?? [])
    const old = new Set(faceDown(before.row).map(({ card }) => card))
    const [best] = hidden
      .filter((card) => old.has(card))
      .map((card) => ({ card, before: could.numbers[card] ?? 0, after: can.numbers[card] ?? 0 }))
      .toSorted((one, other) => other.after - other.before - (one.after - one.before))
    if (!best || best.after - best.before < GIVEN_AWAY) return []
    return [{ seq: entry.event.seq, at, seat, kind: 'trail', figures: best }]
  })
  return jumps.toSorted((one, other) => rise(other) - rise(one)).slice(0, MOST)
}

function rise({ figures }: ReviewedChoice): number {
  return (figures.after ?? 0) - (figures.before ?? 0)
}
