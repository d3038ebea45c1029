import { createAuditor, createScribe, type Draft, LogError } from '@getaway/engine'
import { plainTileSet } from '@getaway/engine/chase'
import { describe, expect, test } from 'vitest'

const AT = 1_763_456_789_000_000
const { id, tiles } = plainTileSet(3)
/** As another program might write a tile set: without the fields that are empty. */
const sparse = tiles.map(({ item, sectors, ...tile }) => ({
  ...tile,
  ...(item ? { item } : {}),
  ...(sectors.length > 0 ? { sectors } : {}),
}))
const names = (kind: string) => tiles.filter((tile) => tile.kind === kind).map((tile) => tile.id)
const rest = [...names('route'), ...names('hideout')]

const created = {
  format: 'getaway-log/1',
  game: 'chase',
  id: 'foreign',
  players: [
    { seat: 1, name: 'Bob' },
    { seat: 0, name: null },
  ],
  options: {},
  tileset: { id, tiles: sparse },
}
const deal = (chaser: 0 | 1) => ({
  round: 1,
  roles: chaser === 0 ? ['chaser', 'runner'] : ['runner', 'chaser'],
  start: { [1 - chaser]: names('start').slice(0, 2) },
  piles: [rest.slice(0, 14), rest.slice(14)],
})

type Line = readonly [type: string, data: object, by?: Draft['by']]
const dealt = (chaser: 0 | 1): Line => ['round.dealt', deal(chaser)]

/** The findings of a log with these events, or what makes it unreadable. */
function audit(data: object, ...events: readonly Line[]): string[] {
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const lines = [['game.created', data] as Line, ...events].map(([type, facts, by = 'server'], index) =>
    scribe.write({ type, at: AT + index, by, data: facts }, false),
  )
  const auditor = createAuditor()
  try {
    auditor.push(new TextEncoder().encode(lines.map(({ line }) => `${line}\n`).join('')))
    return auditor.finish().report.findings.map(({ seq, what }) => `${seq} ${what}`)
  } catch (error) {
    if (error instanceof LogError) return [error.message]
    throw error
  }
}

const options = (some: object) => ({ ...created, options: some })
const cases: readonly { name: string; log: readonly [object, ...Line[]]; says: readonly RegExp[] }[] = [
  { name: 'nothing but what must be there', log: [created, dealt(0)], says: [] },
  { name: 'C2.5 a first chaser drawn at random', log: [created, dealt(1)], says: [] },
  {
    name: 'C2.5 a first chaser that was chosen',
    log: [options({ firstChaser: 0 }), dealt(1)],
    says: [/^2 .*C9\.1/],
  },
  {
    name: 'options in part',
    log: [options({ race: { capMs: 50 }, table: { width: 9 } }), dealt(0)],
    says: [],
  },
  { name: 'a table of even width', log: [options({ table: { width: 8 } })], says: [/^line 1: .*odd/] },
  {
    name: 'fields that we do not know',
    log: [{ ...created, hidden: false, weather: 'rain' }, dealt(0)],
    says: [],
  },
  {
    name: 'a masked copy',
    log: [created, ['round.dealt', { ...deal(0), hidden: true }]],
    says: [/^line 2: .*masked/],
  },
  {
    name: 'an open seat that is taken',
    log: [created, ['seat.taken', { seat: 0, name: 'Ann', key: null, bot: null }]],
    says: [],
  },
  {
    name: 'a seat that was taken',
    log: [created, ['seat.taken', { seat: 1, name: 'Eve', key: null, bot: null }]],
    says: [/^2 seat\.taken: There is no such seat/],
  },
  {
    name: 'a seat that is not there',
    log: [created, ['seat.ready', {}, 7]],
    says: [/^2 seat\.ready: There is no such seat/],
  },
  { name: 'a seat by the server', log: [created, ['seat.left', { seat: 0 }]], says: [] },
  {
    name: 'a seat that speaks for another',
    log: [created, ['seat.ready', { seat: 1 }, 0]],
    says: [/^2 seat\.ready: That is not yours to say/],
  },
  {
    name: 'awards to nobody',
    log: [
      created,
      ['round.corrected', { round: 1, winner: null, awards: { banana: 'small' }, reason: '' }, 'organiser'],
    ],
    says: [/^line 2: round\.corrected: data\.awards/],
  },
  {
    name: 'an organiser with a name',
    log: [created, dealt(0), ['round.voided', { round: 1, reason: 'rain', name: 'Zoe' }, 'organiser']],
    says: [],
  },
  {
    name: 'NUL in a text',
    log: [created, dealt(0), ['round.voided', { round: 1, reason: 'a\\u0000b' }, 'organiser']],
    says: [],
  },
  {
    name: 'a round that is voided by a player',
    log: [created, dealt(0), ['round.voided', { round: 1, reason: '' }, 0]],
    says: [/^3 round\.voided: That is not yours to say/],
  },
  {
    name: 'C4.2 an action before any deal',
    log: [created, ['start.claimed', {}, 0]],
    says: [/^2 .*timing/, /^2 start\.claimed: No round is running/],
  },
  {
    name: 'another game',
    log: [{ ...created, game: 'chess' }],
    says: [/^line 1: .*data\.game must be one of "chase"/],
  },
  { name: 'other rules', log: [{ ...created, rules: 'chase/9' }], says: [/^line 1: .*"chase\/1"/] },
  {
    name: 'C1.1 no prison',
    log: [{ ...created, tileset: { id, tiles: sparse.filter((tile) => tile.kind !== 'prison') } }],
    says: [/^line 1: .*one prison/],
  },
  {
    name: 'C1.3 a symbol twice',
    log: [
      {
        ...created,
        tileset: {
          id,
          tiles: sparse.map((tile) =>
            tile.kind === 'start' ? { ...tile, sectors: Array(4).fill(tile.sectors?.[0]) } : tile,
          ),
        },
      },
    ],
    says: [/^line 1: .*different symbol/],
  },
  {
    name: 'a seal before anything is won',
    log: [created, dealt(0), ['game.sealed', { key: 'k', publicKey: 'x', signature: 'y' }]],
    says: [/^3 game\.sealed: the signature/, /^3 game\.sealed: A log is sealed when/],
  },
]

describe('logs of other programs', () => {
  test.each(cases)('$name', ({ log, says }) => {
    const findings = audit(...log)
    expect(findings).toEqual(says.map((each) => expect.stringMatching(each)))
  })
})
