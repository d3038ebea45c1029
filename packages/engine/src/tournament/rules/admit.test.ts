import { describe, expect, test } from 'vitest'
import { chase } from '../../games/chase/game.ts'
import { sampleMatch } from '../testing/sample-match.ts'
import { createSampleTournament, type SampleTournament } from '../testing/sample-tournament.ts'
import { TOURNAMENT_BOUNDS } from '../vocabulary/bounds.ts'
import type { TournamentCommand } from '../vocabulary/commands.ts'
import type { TournamentRefusalCode } from './refusals.ts'

const KEY = new Uint8Array(32).fill(7)
const match = sampleMatch({
  game: chase,
  id: 'm1',
  tournament: 'cup',
  seed: 1,
  at: 1_763_456_789_000_000,
  key: KEY,
})
const reason = 'because'

const started = () => {
  const made = createSampleTournament()
  made.command({ type: 'add-stage', name: 'Group A' })
  for (const name of ['Ada', 'Ben']) made.command({ type: 'enter-player', name, key: null })
  return made
}
const opened = () => {
  const made = started()
  made.open(match)
  return made
}
const over = () => {
  const made = opened()
  made.seal(match)
  return made
}
const closed = () => {
  const made = over()
  made.wait(1_000)
  made.close(KEY)
  return made
}

interface Case {
  readonly name: string
  readonly given: () => SampleTournament
  readonly command: TournamentCommand
  readonly code: TournamentRefusalCode | undefined
}
const seat = { match: 'm1', seat: 0 }
const ruling = { type: 'make-ruling', match: 'm1', counts: true, winners: [0], marks: null, reason } as const
const none = { next: 9, marksBefore: {} }

const cases: readonly Case[] = [
  {
    name: 'a change of nothing',
    given: started,
    command: { type: 'change-tournament', reason },
    code: 'nothing-changed',
  },
  {
    name: 'a new name',
    given: started,
    command: { type: 'change-tournament', name: 'Cup', reason },
    code: undefined,
  },
  {
    name: 'a stage that is not there',
    given: started,
    command: { type: 'rename-stage', stage: 2, name: 'B' },
    code: 'no-stage',
  },
  {
    name: 'a stage without tables goes',
    given: started,
    command: { type: 'remove-stage', stage: 1, reason },
    code: undefined,
  },
  {
    name: 'a stage with tables stays',
    given: opened,
    command: { type: 'remove-stage', stage: 1, reason },
    code: 'stage-in-use',
  },
  {
    name: 'a name that another player has',
    given: started,
    command: { type: 'enter-player', name: 'Ada', key: null },
    code: 'name-taken',
  },
  {
    name: 'a player who is not there',
    given: started,
    command: { type: 'withdraw-player', player: 3, reason },
    code: 'no-player',
  },
  {
    name: 'a player who never withdrew',
    given: started,
    command: { type: 'return-player', player: 1, reason },
    code: 'nothing-changed',
  },
  {
    name: 'a seat of no match',
    given: started,
    command: { type: 'assign-seat', ...seat, player: 1 },
    code: 'no-match',
  },
  {
    name: 'a seat that the match has not',
    given: opened,
    command: { type: 'assign-seat', match: 'm1', seat: 2, player: 1 },
    code: 'no-seat',
  },
  {
    name: 'a seat for a player',
    given: opened,
    command: { type: 'assign-seat', ...seat, player: 1 },
    code: undefined,
  },
  {
    name: 'a seat for nobody',
    given: opened,
    command: { type: 'assign-seat', ...seat, player: 'nobody' },
    code: undefined,
  },
  {
    name: 'a seat after the end',
    given: over,
    command: { type: 'assign-seat', ...seat, player: 1 },
    code: 'match-over',
  },
  {
    name: 'a replacement after the end',
    given: over,
    command: { type: 'replace-seat', ...seat, player: 1, reason },
    code: 'match-over',
  },
  {
    name: 'credit after the end',
    given: over,
    command: { type: 'credit-seat', ...seat, player: 1, from: 9, reason },
    code: undefined,
  },
  {
    name: 'credit from an event that never was',
    given: over,
    command: { type: 'credit-seat', ...seat, player: 1, from: 99_999, reason },
    code: 'no-such-event',
  },
  {
    name: 'an invitation after the end',
    given: over,
    command: { type: 'reissue-invitation', ...seat, reason },
    code: 'match-over',
  },
  { name: 'a ruling before the end', given: opened, command: ruling, code: 'match-running' },
  { name: 'a ruling', given: over, command: ruling, code: undefined },
  {
    name: 'a ruling for a seat that is not there',
    given: over,
    command: { ...ruling, winners: [2] },
    code: 'no-seat',
  },
  {
    name: 'a ruling with marks of one seat only',
    given: over,
    command: { ...ruling, marks: [{ perfect: 1 }] },
    code: 'not-of-every-seat',
  },
  {
    name: 'a ruling with marks of another game',
    given: over,
    command: { ...ruling, marks: [{ escapes: 1 }, {}] },
    code: 'no-such-mark',
  },
  {
    name: 'no ruling to withdraw',
    given: over,
    command: { type: 'withdraw-ruling', ruling: 1, reason },
    code: 'no-ruling',
  },
  {
    name: 'an objection while it runs',
    given: opened,
    command: { type: 'raise-objection', match: 'm1', seat: 1, text: 'no' },
    code: undefined,
  },
  {
    name: 'an objection in time',
    given: over,
    command: { type: 'raise-objection', match: 'm1', seat: null, text: 'no' },
    code: undefined,
  },
  {
    name: 'an answer to nothing',
    given: over,
    command: { type: 'answer-objection', objection: 1, upheld: false, text: '' },
    code: 'no-objection',
  },
  {
    name: 'closing while a match runs',
    given: opened,
    command: { type: 'close-tournament' },
    code: 'matches-running',
  },
  {
    name: 'closing while objections are possible',
    given: over,
    command: { type: 'close-tournament' },
    code: 'objections-possible',
  },
  {
    name: 'a stage after the end',
    given: closed,
    command: { type: 'add-stage', name: 'B' },
    code: 'tournament-closed',
  },
]

test.each(cases)('$name', ({ given, command, code }) => {
  expect(given().command(command, none)?.code).toBe(code)
})

describe('in time', () => {
  test('an objection after the time for it is refused', () => {
    const made = over()
    made.wait(700)
    expect(made.command({ type: 'raise-objection', match: 'm1', seat: 0, text: 'no' })?.code).toBe('too-late')
    expect(made.command({ type: 'close-tournament' })).toBeUndefined()
  })

  test('a tournament with an objection that nobody answered stays open', () => {
    const made = over()
    made.command({ type: 'raise-objection', match: 'm1', seat: 0, text: 'no' })
    made.wait(700)
    expect(made.command({ type: 'close-tournament' })?.code).toBe('objections-open')
    made.command({ type: 'answer-objection', objection: 1, upheld: false, text: 'It was right.' })
    expect(made.command({ type: 'close-tournament' })).toBeUndefined()
  })

  test('one who is at the table does not get a second seat there', () => {
    const made = opened()
    made.command({ type: 'assign-seat', ...seat, player: 1 })
    expect(made.command({ type: 'assign-seat', match: 'm1', seat: 1, player: 1 })?.code).toBe('player-here')
    made.command({ type: 'assign-seat', ...seat, player: 2 })
    expect(made.command({ type: 'assign-seat', match: 'm1', seat: 1, player: 1 })).toBeUndefined()
  })

  test('a seat changes hands so often, and a later word about it makes room', () => {
    const made = over()
    const credit = (from: number) =>
      made.command(
        { type: 'credit-seat', ...seat, player: from % 2 === 0 ? 1 : 2, from, reason },
        { next: from, marksBefore: {} },
      )?.code
    const { creditsOfSeat } = TOURNAMENT_BOUNDS
    for (let from = 2; from <= creditsOfSeat; from++) expect(credit(from)).toBeUndefined()
    expect(credit(creditsOfSeat + 1)).toBe('too-many')
    expect(credit(creditsOfSeat)).toBeUndefined()
    expect(made.state.tables[0]?.seats[0]?.credits).toHaveLength(creditsOfSeat)
  })

  test('a withdrawn player gets no seat until they return', () => {
    const made = opened()
    made.command({ type: 'withdraw-player', player: 1, reason })
    const sit: TournamentCommand = { type: 'assign-seat', ...seat, player: 1 }
    expect(made.command(sit)?.code).toBe('player-withdrawn')
    made.command({ type: 'return-player', player: 1, reason })
    expect(made.command(sit)).toBeUndefined()
  })

  test('the last organiser stays', () => {
    const made = started()
    const revoke = (person: string, organiser = 'Olga') =>
      made.record({ type: 'staff.revoked', by: 'organiser', data: { person, reason, organiser } })?.code
    expect(revoke('p1')).toBe('last-organiser')
    const person = 'p2'
    made.record({
      type: 'staff.invited',
      by: 'organiser',
      data: { person, role: 'organiser', organiser: 'Olga' },
    })
    expect(revoke('p1')).toBe('last-organiser')
    const admit = (name: string) =>
      made.record({ type: 'staff.admitted', by: 'server', data: { person, name } })?.code
    expect(admit('Olga')).toBe('staff-name-taken')
    expect(admit('Otto')).toBeUndefined()
    expect(revoke('p1')).toBeUndefined()
    expect(revoke('p2')).toBe('no-person')
    expect(revoke('p2', 'Otto')).toBe('last-organiser')
  })

  test('nobody speaks for others', () => {
    const made = opened()
    const data = { stage: 2, name: 'B', organiser: 'Olga' }
    expect(made.record({ type: 'stage.added', by: 'server', data })?.code).toBe('wrong-voice')
    const objection = { objection: 1, match: 'm1', seat: 0, text: 'no', organiser: 'Olga' }
    expect(made.record({ type: 'objection.raised', by: 'server', data: objection })?.code).toBe('wrong-voice')
  })
})
