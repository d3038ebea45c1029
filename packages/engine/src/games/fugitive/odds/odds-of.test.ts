import { expect, test } from 'vitest'
import { createTimeline, type Timeline } from '../../../order/timeline.ts'
import { createRedactor } from '../../../redact.ts'
import { fugitive } from '../game.ts'
import { type Match, seatOfRole } from '../state/match.ts'
import { listOf, type Table } from '../state/table.ts'
import { draws, type GivenFact, goOn, guesses, type Played, places, play } from '../testing/fixture.ts'
import { playRandomFugitive } from '../testing/index.ts'
import type { FugitiveEvent } from '../vocabulary/events.ts'
import { oddsByEveryWorld, TooMany } from './every-world.ts'
import { type Eye, oddsOf, rowOddsOf } from './index.ts'

type Position = { name: string; match: Match; table: Table; view: Match; eye: Eye }

const audienceOf = (match: Match, eye: Eye) =>
  eye === 'public' ? eye : { seat: seatOfRole(match, 'marshal') }

/** What both eyes see of random matches, after events that `isMeant` chooses, as long as the row is not too long. */
function* positions(
  seeds: readonly number[],
  isMeant: (seq: number) => boolean,
  longest = LONGEST_ROW,
): Generator<Position> {
  for (const seed of seeds) {
    const [created, ...rest] = playRandomFugitive({ seed, most: 120 }).events
    if (!created) continue
    const line = createTimeline(fugitive, created)
    for (const event of rest) {
      line.push(event)
      const match = line.stateAfter(line.length)
      const row = match.table?.row ?? []
      if (match.over || row.length === 0 || row.length > longest || !isMeant(event.seq)) continue
      yield* seenBy(match, `${seed}/${event.seq}`)
    }
  }
}

function* seenBy(match: Match, name: string): Generator<Position> {
  const { table } = match
  for (const eye of ['public', 'marshal'] as const) {
    const view = fugitive.viewOf(match, audienceOf(match, eye))
    if (table) yield { name: `${name} ${eye}`, match, table, view, eye }
  }
}

/** A manhunt for four hideouts after many that were found one by one: few worlds are left. */
function hunted(): Played {
  const way = [6, 9, 12, 15, 18, 21, 24, 27, 29, 32, 35, 38, 41]
  const given: GivenFact[] = [places(3), places(6), draws(1), draws(1), guesses(3)]
  for (const [index, card] of way.entries()) {
    if (index === 0) continue
    const found = way[index - 1] ?? 0
    given.push(draws(index <= 3 ? 2 : index <= 8 ? 3 : 2), places(card))
    given.push(draws(index <= 6 ? 1 : index === 7 ? 2 : 3), guesses(found > 29 ? 40 : found))
  }
  const deal = { hand: [6, 9, 12, 15, 18], tops: [[], [21, 24, 27], [29, 32, 35, 38, 41]] } as const
  return play({ deal }, [given, draws(2), places(42)])
}

const PROVE = Number(process.env.PROVE ?? 1)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
/** The reckoning of a long row takes seconds. */
const LONGEST_ROW = PROVE > 1 ? 9 : 6
/** Whose matches have together all that the odds hang on. */
const VARIED = [502, 506, 522, 542, 560, 574, 587, 593, 598]

/** So many fresh ones, and at most so many under PROVE. */
const seeds = (count: number, most = Number.POSITIVE_INFINITY) =>
  Array.from({ length: Math.min(count * PROVE, most) }, (_, index) => SEED + index)

test(`the odds are those of looking at every world one by one (SEED=${SEED})`, () => {
  const seen = { compared: 0, sprints: 0, counts: 0, outs: 0, hunts: 0, told: 0 }
  const hunt = hunted()
  for (const { name, view, eye } of [
    ...positions([...VARIED, ...seeds(4, 200)], (seq) => seq % 11 === 0, 9),
    ...seenBy(hunt.match, 'manhunt'),
    ...seenBy(goOn(hunt, [guesses(35)]).match, 'manhunt, one found'),
  ]) {
    const { table } = view
    if (!table) continue
    try {
      const due = oddsByEveryWorld(table, eye, table.isHunt ? 5000 : 200)
      const odds = rowOddsOf(table, eye)
      const near = (one: number, other = 0) => Math.abs(one - other) < 1e-9
      expect(
        odds.numbers.filter((chance, number) => !near(chance, due.numbers[number])),
        name,
      ).toEqual([])
      for (const [place, chances] of due.places.entries()) {
        expect(
          chances.filter((chance, number) => !near(chance, odds.places[place]?.[number])),
          name,
        ).toEqual([])
      }
      seen.compared++
      seen.sprints += Number(table.row.some(({ sprint }) => typeof sprint === 'number'))
      seen.counts += Number(table.guesses.some(({ count }) => count !== undefined))
      seen.outs += Number(table.out.length > 0)
      seen.told += Number(table.row.some(({ parity, deck }) => parity ?? deck))
      seen.hunts += Number(name.startsWith('manhunt'))
    } catch (problem) {
      if (!(problem instanceof TooMany)) throw problem
    }
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
  expect(seen.hunts).toBe(4)
  expect(seen.compared).toBeGreaterThan(PROVE < 30 ? 80 : 200)
})

test(`each place is somewhere, where the row really lies is possible, and what can be ruled out has no chance (SEED=${SEED})`, () => {
  for (const { name, table, view, eye } of positions(seeds(2, 16), (seq) => seq % 10 === 0)) {
    const { places, numbers, weight } = rowOddsOf(view.table ?? table, eye)
    expect(weight, name).toBeGreaterThan(0)
    for (const [index, odds] of places.entries()) {
      expect(
        odds.reduce((sum, chance) => sum + chance, 0),
        name,
      ).toBeCloseTo(1, 9)
      expect(odds[table.row[index]?.card ?? 0], name).toBeGreaterThan(0)
    }
    const hidden = table.row.filter(({ isUp }) => !isUp)
    expect(
      numbers.reduce((sum, chance) => sum + chance, 0),
      name,
    ).toBeCloseTo(hidden.length, 9)
    const own = eye === 'marshal' ? (listOf(table.hands.marshal.cards) ?? []) : []
    const up = table.row.flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : []))
    const whole = table.ruledOut.filter(({ places: many }) => many === table.row.length)
    for (const number of [
      ...own,
      ...up,
      ...whole.flatMap((one) => one.numbers),
      ...table.out.map(({ card }) => card),
    ]) {
      expect(numbers[number], `${name}: ${number}`).toBe(0)
    }
  }
})

test(`an assumption weighs as much as its odds (SEED=${SEED})`, () => {
  for (const { name, table, view, eye } of positions(seeds(1, 6), (seq) => seq % 23 === 0)) {
    const before = rowOddsOf(view.table ?? table, eye)
    for (const [number, chance] of before.numbers.entries()) {
      const isUp = table.row.some((place) => place.isUp && place.card === number)
      // What is assumed counts hideouts face up too; the odds do not.
      if (isUp || number % 5 !== 4) continue
      const [inRow, notInRow] = [{ inRow: [number] }, { notInRow: [number] }].map(
        (assumed) => rowOddsOf(view.table ?? table, eye, assumed).weight / before.weight,
      )
      expect(inRow, `${name}: ${number}`).toBeCloseTo(chance, 9)
      expect(notInRow, `${name}: not ${number}`).toBeCloseTo(1 - chance, 9)
    }
  }
})

test(`a masked stream gives the same odds as the whole log with what its audience may know (SEED=${SEED})`, () => {
  for (const seed of seeds(3, 6)) {
    const [created, ...rest] = playRandomFugitive({ seed, most: 90 }).events
    if (!created) continue
    const line = createTimeline(fugitive, created)
    const eyes = (['public', 'marshal'] as const).map((eye) => {
      const redactor = createRedactor(fugitive, audienceOf(line.stateAfter(1), eye))
      redactor.show(created, line.stateAfter(1))
      return { eye, redactor, own: createTimeline(fugitive, created) as Timeline<Match, FugitiveEvent> }
    })
    for (const event of rest) {
      line.push(event)
      const match = line.stateAfter(line.length)
      for (const { eye, redactor, own } of eyes) {
        const shown = redactor.show(event, match)
        own.learn(shown.reveals)
        own.push(shown.event)
        if (match.over || event.seq % 9 !== 0) continue
        expect(oddsOf(own.stateAfter(own.length), eye), `${seed}/${event.seq}`).toEqual(oddsOf(match, eye))
      }
    }
  }
})
