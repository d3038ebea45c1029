import { normal } from '../../../people/pace.ts'
import { cluesOf, reachableNumbers, rowOddsOf } from '../odds/index.ts'
import { faceDown, type Table } from '../state/table.ts'
import { best, chance, type Mind, type StepOf, type Thought } from './mind.ts'

const GUESS_MS = 6000
const HUNT_MS = 4000

/** Names what is most worth naming; in a manhunt always one number. */
export function guessing(mind: Mind, step: StepOf<'guess'>): Thought {
  const { person, table } = mind
  const isOne = step.isHunt || table.changes.oneNumber
  const numbers = person.reckoning === 'plausible' ? plausible(mind) : byOdds(mind, isOne)
  return { command: { type: 'guess', numbers }, meanMs: step.isHunt ? HUNT_MS : GUESS_MS }
}

/** Looks at two of the hidden hideouts and names any number that the narrower of them could be. */
function plausible({ table, random }: Mind): readonly number[] {
  const ways = reachableNumbers(cluesOf(table, 'marshal')).slice(1, table.row.length + 1)
  const open = ways.filter((_, place) => !table.row[place]?.isUp)
  const looked = [0, 1].map(() => open[random(Math.max(1, open.length))] ?? [])
  const one = best(looked, (numbers) => -numbers.length) ?? []
  return [one[random(Math.max(1, one.length))] ?? 1]
}

interface Candidate {
  readonly numbers: readonly number[]
  readonly odds: number
}

function byOdds(mind: Mind, isOne: boolean): readonly number[] {
  const { table, person, random } = mind
  const { numbers, weight } = rowOddsOf(table, 'marshal')
  const judged = numbers.map((odds) => (odds > 0 ? odds * Math.exp(person.blur * normal(random)) : 0))
  const [first = 1, ...others] = ranked(judged)
  if (isOne || others.length === 0) return [first]
  const hidden = faceDown(table.row).length
  const candidates: Candidate[] = []
  for (const number of [first, ...others].slice(0, person.reckoning === 'joint' ? 4 : 1)) {
    let one: Candidate = { numbers: [number], odds: numbers[number] ?? 0 }
    candidates.push(one)
    while (one.numbers.length < hidden && one.odds > WORTH_GOING_ON) {
      const given = rowOddsOf(table, 'marshal', { inRow: one.numbers })
      const [next] = ranked(given.numbers.map((odds, other) => (one.numbers.includes(other) ? 0 : odds)))
      if (next === undefined) break
      const odds = (given.weight / weight) * (given.numbers[next] ?? 0)
      one = { numbers: [...one.numbers, next], odds }
      candidates.push(one)
    }
  }
  const worth = worthOf(table)
  return best(candidates, (one) => worth(one) * (1 + 0.001 * chance(random)))?.numbers ?? [first]
}

const WORTH_GOING_ON = 0.05

function ranked(odds: readonly number[]): readonly number[] {
  return [...odds.keys()]
    .filter((number) => (odds[number] ?? 0) > 0)
    .toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0))
}

/** What to find them all is worth beyond their number: it ends the match. */
const THE_END = 3

function worthOf(table: Table): (one: Candidate) => number {
  const hidden = faceDown(table.row).length
  return ({ numbers, odds }) => odds * (numbers.length + (numbers.length === hidden ? THE_END : 0))
}
