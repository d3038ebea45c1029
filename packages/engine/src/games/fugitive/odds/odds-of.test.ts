import { expect, test } from 'vitest'
import { createTimeline } from '../../../order/timeline.ts'
import { createRedactor } from '../../../redact.ts'
import { fugitive } from '../game.ts'
import { type Match, seatOf } from '../match.ts'
import { playRandomFugitive } from '../testing/index.ts'
import { oddsByEveryWorld, TooMany } from './every-world.ts'
import { oddsOf, rowOddsOf } from './index.ts'

const EYES = ['public', 'marshal'] as const

/** Positions of random matches, as the public and the marshal see them, each with the match as it is. */
function* positions(seeds: number, from = 0) {
  for (let seed = from; seed < from + seeds; seed++) {
    const { events } = playRandomFugitive({ seed })
    const [created, ...rest] = events
    if (!created) continue
    const line = createTimeline(fugitive, created)
    for (const event of rest) {
      line.push(event)
      const match: Match = line.stateAfter(line.length)
      if (match.over || !match.table || match.table.row.length === 0) continue
      for (const eye of EYES) {
        const audience = eye === 'public' ? eye : { seat: seatOf(match, 'marshal') }
        yield { seed, seq: event.seq, match, view: fugitive.viewOf(match, audience), eye }
      }
    }
  }
}

test('the odds are those of looking at every world', () => {
  const seen = { compared: 0, hunts: 0, sprints: 0, counts: 0, discards: 0 }
  for (const { seed, seq, view, eye } of positions(30, Number(process.env.FROM ?? 0))) {
    const { table } = view
    if (!table || (seq + seed) % 7 !== 0) continue
    try {
      const due = oddsByEveryWorld(table, eye, 800)
      const odds = rowOddsOf(table, eye)
      for (const [number, chance] of due.numbers.entries()) {
        expect(odds.numbers[number], `${seed}/${seq} ${eye}: ${number}`).toBeCloseTo(chance, 9)
      }
      for (const [place, chances] of due.places.entries()) {
        for (const [number, chance] of chances.entries()) {
          expect(odds.places[place]?.[number], `${seed}/${seq} ${eye}: ${number} at ${place}`).toBeCloseTo(
            chance,
            9,
          )
        }
      }
      seen.compared++
      seen.hunts += Number(table.isHunt)
      seen.sprints += Number(table.row.some(({ sprint }) => typeof sprint === 'number'))
      seen.counts += Number(table.guesses.some(({ count }) => count !== undefined))
      seen.discards += Number(table.out.length > 0)
    } catch (problem) {
      if (!(problem instanceof TooMany)) throw problem
    }
  }
  console.log(seen)
})
