import { type AnyGame, createAuditor, gameNamed, type LogEvent, seededRandom } from '@getaway/engine'
import { expect, it } from 'vitest'
import { type LocalSeat, openLocalMatch } from './local-match.ts'
import { createHurriedClock } from './testing/hurried-clock.ts'

const MOST_STEPS = 20_000
const chase = gameNamed('chase') as AnyGame
const salt = () => '0'.repeat(32)
const bot = (strength: string): LocalSeat => ({
  ...{ type: 'bot', name: strength, strength },
  bot: chase.bots[strength] ?? never(),
})

function never(): never {
  throw new Error('there is no such bot')
}

function audited(lines: readonly string[]) {
  const auditor = createAuditor()
  auditor.push(new TextEncoder().encode(`${lines.join('\n')}\n`))
  return auditor.finish()
}

it('a whole match of two bots: its log is clean', () => {
  const clock = createHurriedClock()
  const match = openLocalMatch({
    ...{ game: chase, id: 'local', options: { idleS: 0 }, clock, salt, random: seededRandom(7) },
    seats: [bot('regular'), bot('expert')],
  })
  for (let step = 0; step < MOST_STEPS && clock.pass(); step++);
  expect(match.isOver).toBe(true)
  const { isOver, report } = audited(match.lines)
  expect(isOver).toBe(true)
  expect(report.findings).toEqual([])
  expect(report.chain).toEqual({ ok: true, brokenAt: null })
})

it('a person is shown what their seat may see, before the answer; what the rules refuse changes nothing', () => {
  const clock = createHurriedClock()
  const shown: LogEvent[] = []
  const match = openLocalMatch({
    ...{
      game: chase,
      id: 'local',
      options: { idleS: 0, firstChaser: 0 },
      clock,
      salt,
      random: seededRandom(7),
    },
    seats: [{ type: 'person', name: 'Ada', hear: ({ event }) => shown.push(event) }, bot('novice')],
  })
  const say = (command: { type: string; [field: string]: unknown }) =>
    match.command(0, { command, seen: shown.length, claimed: clock.now() })
  expect(say({ type: 'place-marker', position: 1, symbol: 'star' })).toMatchObject({
    ok: false,
    error: { code: 'round-not-running' },
  })
  expect(say({ type: 'get-ready' })).toMatchObject({ ok: true, value: { type: 'seat.ready' } })
  expect(shown.at(-1)?.type).toBe('seat.ready')
  expect(say({ type: 'fly' })).toMatchObject({ ok: false, error: { code: 'bad-command', clause: null } })
  while (shown.at(-1)?.type !== 'start.placed') clock.pass()
  const dealt = shown.find(({ type }) => type === 'round.dealt')
  // The runner's tiles are not the chaser's to see.
  expect(dealt?.data).not.toHaveProperty('piles')
  expect(say({ type: 'place-marker', position: 1, symbol: 'star' })).toMatchObject({ ok: true })
  match.close()
  expect(clock.pass()).toBe(false)
})

it('a teacher may take back what the rules allow', () => {
  const clock = createHurriedClock()
  const refusal = { code: 'mistake', clause: 'C7.2', text: { en: 'Count again.', it: 'Conta di nuovo.' } }
  const match = openLocalMatch({
    ...{ game: chase, id: 'local', options: {}, clock, salt, random: seededRandom(7) },
    seats: [{ type: 'person', name: 'Ada', hear: () => {} }, bot('novice')],
    objection: (_, { type }) => (type === 'seat.ready' ? refusal : undefined),
  })
  const before = match.lines.length
  expect(match.command(0, { command: { type: 'get-ready' }, seen: null, claimed: null })).toEqual({
    ok: false,
    error: refusal,
  })
  expect(match.lines.length).toBe(before)
})
