import { type CommandWish, seededRandom } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { playersWish } from '@getaway/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CommandAnswer } from '../connection/sent-commands.ts'
import { rulesOf } from '../testing/play.ts'
import { openReferee } from '../testing/referee.ts'
import type { SentAction } from './action.ts'
import { createOptimisticTable } from './optimistic-table.ts'

const SEAT = 1
const SKILL = { care: 95, sight: 92, haste: 80, pace: 100_000, sense: 95, favourite: undefined }
const ticks = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Said {
  readonly command: CommandWish
  readonly seen: number | null
  readonly claimed: number | null
  answer(answer: CommandAnswer): void
}

const setups = fc.record({
  seed: fc.integer(),
  players: fc.constantFrom(2, 3, 4),
  policy: fc.constantFrom('fair', 'arrival'),
  capMs: fc.integer({ min: 0, max: 250 }),
})

test('whatever is on its way for however long: in the end everybody sees the same table', async () => {
  let confirmed = 0
  let takenBack = 0
  await fc.assert(
    fc.asyncProperty(setups, async ({ seed, players, policy, capMs }) => {
      const random = seededRandom(seed)
      const referee = openReferee({ players, seat: SEAT, seed, options: { race: { policy, capMs } } })
      /** What is under way to the service, and its answers under way to us. */
      const said: Said[] = []
      const answers: (() => void)[] = []
      const actions: SentAction[] = []
      const table = createOptimisticTable({
        rulesOf,
        connection: {
          closed: new Promise(() => {}),
          clock: { now: () => referee.now, timeOf: (at) => at, rtt: () => 400_000, uncertainty: () => 0 },
          send: (command) =>
            new Promise((answer) => {
              const seen = table.match?.seq ?? null
              said.push({ command, seen, claimed: referee.now, answer })
            }),
        },
      })
      const hear = () => {
        for (const { event, reveals = [] } of referee.news().shown)
          table.take({ type: 'shown', event, reveals })
      }
      const judge = () => {
        const one = said.shift()
        if (!one) return
        const answer = referee.answer(SEAT, { id: 'x', ...one })
        answers.push(() => one.answer(answer))
      }
      const steps = [
        () => {
          const wish = playersWish(table.match?.state as Match, SEAT, SKILL, random)
          if (wish && said.length < 4) actions.push(table.act({ ...wish }))
        },
        () => {
          const seat = random(players)
          const wish = seat === SEAT ? undefined : playersWish(referee.match, seat, SKILL, random)
          if (wish) referee.answer(seat, { id: 'y', command: wish })
        },
        judge,
        hear,
        () => answers.shift()?.(),
        () => referee.wait(random(400_000)),
      ]

      table.take({ type: 'welcome', audience: { seat: SEAT }, delayMs: 0 })
      hear()
      for (let step = 0; step < 600 && !referee.match.over; step++) {
        steps[random(steps.length)]?.()
        await Promise.resolve()
      }
      while (said.length > 0) judge()
      for (const answer of answers) answer()
      await ticks()
      hear()

      expect(table.pending).toEqual([])
      expect(table.match?.state).toEqual(table.match?.game.viewOf(referee.match, { seat: SEAT }))
      for (const { standing } of actions) {
        expect(['confirmed', 'takenBack']).toContain(standing.type)
        if (standing.type === 'confirmed') confirmed++
        else takenBack++
      }
    }),
    { numRuns: 25 * Number(process.env.PROVE ?? 1) },
  )
  expect(confirmed).toBeGreaterThan(50)
  expect(takenBack).toBeGreaterThan(50)
})
