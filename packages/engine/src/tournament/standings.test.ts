import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WonMarks } from '../game.ts'
import { createTournamentAuditor } from './audit/tournament-auditor.ts'
import { stepTournament } from './fold.ts'
import { type TournamentStanding, tournamentStandings } from './standings.ts'
import {
  type Credited,
  changesAt,
  countsCorrections,
  type TournamentFormat,
  type TournamentState,
  tableOfMatch,
} from './state/state.ts'
import { createSampleTournament, type SampleTournament } from './testing/sample-tournament.ts'
import type { TournamentCommand } from './vocabulary/commands.ts'
import {
  TOURNAMENT_FORMAT,
  TOURNAMENT_FORMATS,
  type TournamentEvent,
  type TournamentFact,
} from './vocabulary/events.ts'

const RUNS = { numRuns: 60 * Number(process.env.PROVE ?? 1) }
const EVENTS = 40

interface Played {
  readonly id: string
  readonly names: readonly (string | null)[]
  readonly winners: readonly number[]
  readonly marks: readonly WonMarks[]
  readonly isAbandoned: boolean
}

function opening(table: number, match: string): TournamentFact {
  const data = { table, stage: 1, name: `T${table}`, match, game: 'chase', rules: 'chase/1' }
  const more = { marks: ['perfect', 'small'], seats: 2, delayMs: 0, startsAt: null, organiser: 'Olga' }
  return { type: 'table.opened', by: 'organiser', data: { ...data, ...more } }
}

/** As the match of that state, where it is of the second format, and nothing was corrected. */
function sealing(
  { id, names, winners, marks, isAbandoned }: Played,
  at: number,
  state: TournamentState,
): TournamentFact {
  const players = names.map((name, seat) => {
    return { name, key: null, isProved: false, bot: null, marks: marks[seat] ?? {} }
  })
  const status = isAbandoned ? 'abandoned' : 'ended'
  const hash = 'a'.repeat(64)
  const table = tableOfMatch(state, id)
  const won = table &&
    countsCorrections(state) && {
      won: changesAt(table).map(({ seat, from, marks: before }) => ({ seat, from, marks: before })),
    }
  const data = { match: id, events: EVENTS, hash, endedAt: at, status, winners, players, ...won } as const
  return { type: 'match.sealed', by: 'server', data }
}

const guests = ['Ada', 'Ben', 'Cleo', null]
const someMarks = fc.record({ perfect: fc.nat(2), small: fc.nat(3) })
const played = (id: string): fc.Arbitrary<Played> =>
  fc.record({
    id: fc.constant(id),
    names: fc.tuple(fc.constantFrom(...guests), fc.constantFrom(...guests)),
    winners: fc.constantFrom([], [0], [1], [0, 1]),
    marks: fc.tuple(someMarks, someMarks),
    isAbandoned: fc.boolean(),
  })
const matches = fc.tuple(played('m1'), played('m2'), played('m3'))

/** What organisers do, whether or not it is allowed. */
const seat = { match: fc.constantFrom('m1', 'm2', 'm3'), seat: fc.nat(1) }
const credited: fc.Arbitrary<Credited> = fc.constantFrom<Credited[]>(1, 2, 3, 'seated', 'nobody')
const reason = fc.constant('because')
const commands: fc.Arbitrary<TournamentCommand> = fc.oneof(
  fc.record({ type: fc.constant('assign-seat' as const), ...seat, player: credited }),
  fc.record({
    type: fc.constant('credit-seat' as const),
    ...seat,
    player: credited,
    from: fc.integer({ min: 1, max: 60 }),
    reason,
  }),
  fc.record({ type: fc.constant('replace-seat' as const), ...seat, player: credited, reason }),
  fc.record({
    type: fc.constant('make-ruling' as const),
    match: seat.match,
    counts: fc.boolean(),
    winners: fc.constantFrom([], [0], [1]),
    marks: fc.option(fc.tuple(someMarks, someMarks)),
    reason,
  }),
  fc.record({
    type: fc.constant('withdraw-ruling' as const),
    ruling: fc.integer({ min: 1, max: 4 }),
    reason,
  }),
  fc.record({
    type: fc.constant('withdraw-player' as const),
    player: fc.integer({ min: 1, max: 3 }),
    reason,
  }),
  fc.record({ type: fc.constant('return-player' as const), player: fc.integer({ min: 1, max: 3 }), reason }),
)
const acts = fc.array(fc.tuple(commands, someMarks, fc.integer({ min: 2, max: 50 })), { maxLength: 25 })

function begun(format: TournamentFormat = TOURNAMENT_FORMAT): SampleTournament {
  const made = createSampleTournament('cup', 600, format)
  made.command({ type: 'add-stage', name: 'A' })
  for (const name of ['Ada', 'Bea', 'Carl']) made.command({ type: 'enter-player', name, key: null })
  for (const [index, id] of ['m1', 'm2', 'm3'].entries()) made.record(opening(index + 1, id))
  return made
}

/** A tournament in which all of that was tried, the matches ending somewhere in between. */
const tournaments = fc
  .tuple(matches, acts, fc.nat(25), fc.constantFrom(...TOURNAMENT_FORMATS))
  .map(([results, tried, end, format]) => {
    const made = begun(format)
    const seal = () => {
      for (const one of results) made.record(sealing(one, (made.events.at(-1)?.at ?? 0) + 1, made.state))
    }
    for (const [index, [command, marksBefore, next]] of tried.entries()) {
      if (index === end) seal()
      made.command(command, { next, marksBefore })
    }
    if (end >= tried.length) seal()
    return made
  })

function folded(events: readonly TournamentEvent[]): TournamentState {
  let state: TournamentState | undefined
  for (const event of events) {
    const step = stepTournament(state, event)
    if (step.refusal) throw new Error(`${event.type}: ${step.refusal.code}`)
    state = step.state
  }
  return state as TournamentState
}

describe('laws', () => {
  test('what was recorded reads back without a finding, and folds to the same state', () => {
    fc.assert(
      fc.property(tournaments, ({ lines, state }) => {
        const auditor = createTournamentAuditor()
        auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
        const audited = auditor.finish()
        expect(audited.findings).toEqual([])
        expect(audited.chain.ok).toBe(true)
        expect(audited.state).toEqual(state)
      }),
      RUNS,
    )
  })

  test('the order of events about different matches makes no difference', () => {
    fc.assert(
      fc.property(tournaments, fc.array(fc.nat(), { maxLength: 200 }), ({ events, state }, swaps) => {
        const order = [...events]
        for (const swap of swaps) {
          const index = 1 + (swap % (order.length - 1))
          const [one, other] = [order[index], order[index + 1]]
          if (one && other && areUnrelated(one, other)) order.splice(index, 2, other, one)
        }
        const times = events.map(({ at }) => at)
        const again = renumbered(order).map((event, index) => ({ ...event, at: times[index] ?? 0 }))
        expect(tournamentStandings(folded(again as TournamentEvent[]))).toEqual(tournamentStandings(state))
      }),
      RUNS,
    )
  })

  test('a ruling that is taken back gives the standings before it', () => {
    fc.assert(
      fc.property(tournaments, commands, (made, command) => {
        const before = tournamentStandings(made.state)
        if (command.type !== 'make-ruling' || made.command(command)) return
        const ruling = made.state.rulings.length
        made.command({ type: 'withdraw-ruling', ruling, reason: 'a mistake' })
        expect(tournamentStandings(made.state)).toEqual(before)
      }),
      RUNS,
    )
  })

  test('however a seat is credited, nothing is won twice and nothing is lost but to nobody', () => {
    fc.assert(
      fc.property(tournaments, ({ state }) => {
        const { players, matches: counted } = tournamentStandings(state)
        const total = (mark: string) => players.reduce((sum, one) => sum + (one.marks[mark] ?? 0), 0)
        const scores = state.tables.flatMap((table) => {
          const ruling = state.rulings.findLast((one) => one.match === table.match && !one.withdrawn)
          if (!table.result || ruling?.counts === false) return []
          if (!ruling && table.result.status !== 'ended') return []
          return [ruling?.marks ?? table.result.players.map(({ marks }) => marks)]
        })
        expect(counted).toBe(scores.length)
        for (const mark of ['perfect', 'small']) {
          const most = scores.flat().reduce((sum, one) => sum + (one[mark] ?? 0), 0)
          expect(total(mark)).toBeLessThanOrEqual(most)
          const isAllCredited = state.tables.every(({ seats, result }) =>
            seats.every(({ credits }, index) =>
              credits.every(({ player }) =>
                player === 'seated' ? result?.players[index]?.name != null : player !== 'nobody',
              ),
            ),
          )
          if (isAllCredited) expect(total(mark)).toBe(most)
        }
        for (const { marks, won, played: count } of players) {
          expect(Math.min(won, count - won, ...Object.values(marks))).toBeGreaterThanOrEqual(0)
        }
      }),
      RUNS,
    )
  })
})

/** Of different matches, or of a match and of no match at all. */
function areUnrelated(one: TournamentEvent, other: TournamentEvent): boolean {
  const [first, second] = [one, other].map(matchIn)
  return first !== undefined && second !== undefined && first !== second
}

function matchIn({ type, data }: TournamentEvent): string | undefined {
  if (type === 'match.sealed' || type === 'ruling.made') return data.match
  return type === 'seat.assigned' || type === 'seat.credited' || type === 'seat.replaced'
    ? data.match
    : undefined
}

/** Rulings are counted as they come; what names one names it still. */
function renumbered(events: readonly TournamentEvent[]): readonly TournamentEvent[] {
  const numbers = new Map<number, number>()
  return events.map((event) => {
    if (event.type === 'ruling.made') {
      const ruling = numbers.size + 1
      numbers.set(event.data.ruling, ruling)
      return { ...event, data: { ...event.data, ruling } }
    }
    if (event.type !== 'ruling.withdrawn') return event
    return { ...event, data: { ...event.data, ruling: numbers.get(event.data.ruling) ?? 0 } }
  })
}

interface Row {
  readonly name: string
  readonly given: (made: SampleTournament) => void
  /** Name, won, small victories. */
  readonly standings: readonly (readonly [string, number, number])[]
}

const result: Played = {
  id: 'm1',
  names: ['Ada', 'Guest'],
  winners: [0],
  marks: [{ small: 3 }, { small: 1 }],
  isAbandoned: false,
}
const ended = (made: SampleTournament) =>
  made.record(sealing(result, (made.events.at(-1)?.at ?? 0) + 1, made.state))
const credit = (player: Credited, from: number, small: number) => (made: SampleTournament) =>
  made.command(
    { type: 'credit-seat', match: 'm1', seat: 0, player, from, reason: '' },
    { next: from, marksBefore: { small } },
  )

const rows: readonly Row[] = [
  {
    name: 'nobody was assigned: by the names in the log',
    given: ended,
    standings: [
      ['Ada', 1, 3],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'assigned: by the names of the tournament',
    given(made) {
      made.command({ type: 'assign-seat', match: 'm1', seat: 0, player: 2 })
      ended(made)
    },
    standings: [
      ['Bea', 1, 3],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'replaced: each has the marks of their time, the last has won',
    given(made) {
      made.command({ type: 'assign-seat', match: 'm1', seat: 0, player: 2 })
      made.command(
        { type: 'replace-seat', match: 'm1', seat: 0, player: 3, reason: '' },
        { next: 20, marksBefore: { small: 1 } },
      )
      ended(made)
    },
    standings: [
      ['Carl', 1, 2],
      ['Bea', 0, 1],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'replaced, and credited from the beginning after all',
    given(made) {
      made.command(
        { type: 'replace-seat', match: 'm1', seat: 0, player: 3, reason: '' },
        { next: 20, marksBefore: { small: 1 } },
      )
      ended(made)
      credit(3, 1, 0)(made)
    },
    standings: [
      ['Carl', 1, 3],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'what was corrected away before the replacement is nobody’s loss but their own',
    given(made) {
      ended(made)
      credit(2, 1, 0)(made)
      credit(3, 20, 9)(made)
    },
    standings: [
      ['Carl', 1, 0],
      ['Bea', 0, 3],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'a guest who comes back to the seat is the same guest',
    given(made) {
      ended(made)
      credit(3, 20, 1)(made)
      credit('seated', 40, 2)(made)
    },
    standings: [
      ['Ada', 1, 2],
      ['Carl', 0, 1],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'nobody is credited',
    given(made) {
      ended(made)
      credit('nobody', 1, 0)(made)
    },
    standings: [['Guest', 0, 1]],
  },
  {
    name: 'a ruling for the other seat, with other marks',
    given(made) {
      ended(made)
      made.command({
        type: 'make-ruling',
        match: 'm1',
        counts: true,
        winners: [1],
        marks: [{}, { small: 2 }],
        reason: '',
      })
    },
    standings: [
      ['Guest', 1, 2],
      ['Ada', 0, 0],
    ],
  },
  {
    name: 'an abandoned match counts only by a ruling',
    given(made) {
      made.record(sealing({ ...result, isAbandoned: true }, (made.events.at(-1)?.at ?? 0) + 1, made.state))
      made.command({ type: 'make-ruling', match: 'm1', counts: true, winners: [0], marks: null, reason: '' })
    },
    standings: [
      ['Ada', 1, 3],
      ['Guest', 0, 1],
    ],
  },
  {
    name: 'a match that does not count',
    given(made) {
      ended(made)
      made.command({ type: 'make-ruling', match: 'm1', counts: false, winners: [], marks: null, reason: '' })
    },
    standings: [],
  },
]

/** Name, won, small victories. */
function told({ state }: SampleTournament) {
  const { players } = tournamentStandings(state)
  return players
    .filter(({ played: count }: TournamentStanding) => count > 0)
    .map(({ name, won, marks }) => [name, won, marks.small ?? 0])
}

const both = rows.flatMap((row) => TOURNAMENT_FORMATS.map((format) => ({ ...row, format })))

test.each(both)('$format: $name', ({ given, standings, format }) => {
  const made = begun(format)
  given(made)
  expect(told(made)).toEqual(standings)
})

test('what is corrected later is theirs who held the seat in that round', () => {
  const made = begun()
  made.command({ type: 'assign-seat', match: 'm1', seat: 0, player: 2 })
  // Bea has won a round, and then leaves.
  made.command(
    { type: 'replace-seat', match: 'm1', seat: 0, player: 3, reason: '' },
    { next: 20, marksBefore: { small: 1 } },
  )
  // Her round is corrected away, and Carl wins three.
  const { data, ...sealed } = sealing(result, (made.events.at(-1)?.at ?? 0) + 1, made.state)
  const won = [{ seat: 0, from: 20, marks: {} }]
  const unfit = [
    undefined,
    [],
    [...won, ...won],
    [{ ...won[0], from: 21 }],
    [{ ...won[0], marks: { odd: 1 } }],
  ]
  for (const wrong of unfit) {
    const refusal = made.record({ ...sealed, data: { ...data, won: wrong } } as TournamentFact)
    expect(refusal?.code).toMatch(/^(not-of-every-change|no-such-mark)$/)
  }
  made.record({ ...sealed, data: { ...data, won } } as TournamentFact)
  expect(told(made)).toEqual([
    ['Carl', 1, 3],
    ['Guest', 0, 1],
    ['Bea', 0, 0],
  ])
})
