import type { TournamentDesk, TournamentTableView } from '@getaway/client/protocol'
import { describe, expect, it } from 'vitest'
import { boardOf, groupOf, heldBoard, leadersOf, sortedBoard } from './board.ts'

type Live = TournamentDesk['live'][number]

const table = (number: number, more: Partial<TournamentTableView> = {}): TournamentTableView => ({
  table: number,
  stage: 1,
  name: `Table ${number}`,
  match: `m${number}`,
  game: 'any',
  marksOf: ['gold', 'tin'],
  delayMs: 0,
  startsAt: null,
  openedAt: 0,
  status: 'live',
  seats: [0, 1].map((seat) => ({
    ...{ seat, player: seat + 1, name: `p${seat}`, key: null, isProved: false, bot: null, credits: [] },
  })),
  marks: [{}, {}],
  result: null,
  score: null,
  ruling: null,
  acts: [],
  pages: { watch: null, replay: null, audit: null },
  ...more,
})
const GOOD: Live['seats'][number] = {
  ...{ seat: 0, isTaken: true, isReady: true, hasLeft: false, isConnected: true },
  ...{ latencyMs: 40, clockErrorMs: 2, lateS: null },
}
const live = (number: number, seat: Partial<Live['seats'][number]> = {}, more: Partial<Live> = {}): Live => ({
  ...{ match: `m${number}`, hasBegun: true, isElsewhere: false, watchers: 0 },
  seats: [
    { ...GOOD, ...seat },
    { ...GOOD, seat: 1 },
  ],
  ...more,
})
const OVER = { status: 'ended' as const, endedAt: 1, winners: [0], marks: [], objectionsUntil: 2 }

function desk(tables: readonly TournamentTableView[], lives: readonly Live[], objections: object[] = []) {
  return {
    tournament: { tables: [...tables], objections } as unknown as TournamentDesk['tournament'],
    live: [...lives],
  }
}

describe('a table at a glance', () => {
  const free = { isTaken: false, isReady: false, isConnected: false, latencyMs: null, clockErrorMs: null }
  it.each([
    { name: 'all is well', live: live(1), group: 'live', problems: [] },
    { name: 'nobody is late yet', live: live(1, free, { hasBegun: false }), group: 'waiting', problems: [] },
    {
      name: 'late, and not there',
      live: live(1, { ...free, lateS: 90 }, { hasBegun: false }),
      problems: [{ kind: 'late', seat: 0, forS: 90, isThere: false }],
    },
    {
      name: 'late, but there',
      live: live(1, { isReady: false, lateS: 5 }, { hasBegun: false }),
      problems: [{ kind: 'late', seat: 0, forS: 5, isThere: true }],
    },
    {
      name: 'no connection',
      live: live(1, { isConnected: false }),
      problems: [{ kind: 'missing', seat: 0 }],
    },
    {
      name: 'gave up',
      live: live(1, { hasLeft: true, isConnected: false }),
      problems: [{ kind: 'left', seat: 0 }],
    },
    {
      name: 'a bad line',
      live: live(1, { latencyMs: 400, clockErrorMs: 90 }),
      problems: [
        { kind: 'slow', seat: 0, latencyMs: 400 },
        { kind: 'clock', seat: 0, errorMs: 90 },
      ],
    },
    {
      name: 'in another process nobody is called missing',
      live: live(1, { isConnected: false }, { isElsewhere: true }),
      problems: [{ kind: 'elsewhere' }],
    },
  ])('$name', ({ live: now, problems, group = 'problems' }) => {
    const [row] = boardOf(desk([table(1)], [now]))
    expect(row?.problems).toEqual(problems)
    expect(row && groupOf(row)).toBe(group)
  })

  it('a bot needs no connection that could be bad', () => {
    const bots = table(1).seats.map((seat) => ({ ...seat, bot: 'regular' }))
    const [row] = boardOf(desk([table(1, { seats: bots })], [live(1, { isConnected: false })]))
    expect(row?.problems).toEqual([])
  })

  it.each([
    ['played to its end', {}, 'over'],
    ['broken off', { status: 'abandoned' as const }, 'problems'],
  ])('%s', (_, more, group) => {
    const [row] = boardOf(desk([table(1, { result: { ...OVER, ...more } })], []))
    expect(row && groupOf(row)).toBe(group)
  })

  it('waits for no ruling once there is one, but for the answer to an objection', () => {
    const over = table(1, { result: { ...OVER, status: 'abandoned' }, ruling: 1 })
    expect(boardOf(desk([over], []))[0]?.problems).toEqual([])
    const objections = [
      { match: 'm1', answer: null },
      { match: 'm2', answer: null },
      { match: 'm1', answer: {} },
    ]
    expect(boardOf(desk([over], [], objections))[0]?.problems).toEqual([{ kind: 'objection', count: 1 }])
  })
})

it.each([
  [[{}, {}], []],
  [[{ tin: 3 }, { gold: 1 }], [1]],
  [[{ gold: 1 }, { gold: 1, tin: 1 }], [1]],
  [
    [{ gold: 1 }, { gold: 1 }, {}],
    [0, 1],
  ],
] as const)('of %j, %j lead', (marks, leaders) => {
  expect(leadersOf(marks, ['gold', 'tin'])).toEqual(leaders)
})

const tables = [table(1), table(2), table(3), table(4, { result: OVER })]
const before = boardOf(desk(tables, [live(1), live(2, { latencyMs: 900 }), live(3, { isConnected: false })]))
const after = boardOf(desk([...tables, table(5)], [live(1, { hasLeft: true }), live(2), live(3), live(5)]))
const ids = (rows: readonly { readonly table: { readonly match: string } }[]) =>
  rows.map((one) => one.table.match)

it('problems stand first, the gravest before the others', () => {
  expect(ids(sortedBoard(before))).toEqual(['m3', 'm2', 'm1', 'm4'])
  expect(ids(sortedBoard(after))).toEqual(['m1', 'm2', 'm3', 'm5', 'm4'])
})

it('nothing moves under a hand, and what is new comes last', () => {
  const shown = sortedBoard(before).map((row) => ({ match: row.table.match, group: groupOf(row) }))
  const held = heldBoard(shown, after)
  expect(held.map(({ row, group }) => [row.table.match, group])).toEqual([
    ['m3', 'problems'],
    ['m2', 'problems'],
    ['m1', 'live'],
    ['m4', 'over'],
    ['m5', 'live'],
  ])
})
