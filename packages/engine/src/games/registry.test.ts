import { describe, expect, test } from 'vitest'
import { type Addition, formatWith, MissingAddition } from '../log/additions.ts'
import type { LogEvent } from '../log/event.ts'
import { chase } from './chase/game.ts'
import { chaseWithAdditions, GRANTS, REMARKS } from './chase/testing/index.ts'
import { fugitive } from './fugitive/game.ts'
import { type AnyGame, createGameSet, gameNamed, gameOf, newestGames } from './registry.ts'

const created = (data: object): LogEvent => ({
  seq: 1,
  type: 'game.created',
  at: 0,
  by: 'server',
  data,
  hash: '',
})
const event = (type: string, data: object = {}): LogEvent => ({ ...created(data), seq: 2, type })
const declaring = (...additions: readonly Addition[]) =>
  created({ game: 'chase', rules: 'chase/1', ...formatWith(additions) })

const chase2: AnyGame = { ...chase, rules: 'chase/2' }
const later = createGameSet([chase, fugitive, chase2])
const knowing = createGameSet([chaseWithAdditions])

describe('the game of a log', () => {
  test.each([
    [{ game: 'chase', rules: 'chase/1' }, chase],
    [{ game: 'chase', rules: 'chase/2' }, chase2],
    [{ game: 'chase' }, chase],
  ])('%j', (data, game) => {
    const found = later.gameOf(created(data))
    expect(found).toEqual({ ok: true, value: game })
    // Without additions on either side nothing is put around it.
    expect(found.ok && found.value).toBe(game)
  })

  test('of one that has additions, a log that declares none', () => {
    const found = later.gameOf(created({ game: 'fugitive' }))
    expect(found).toEqual({ ok: true, value: { ...fugitive, problemOf: expect.any(Function) } })
    expect(found.ok && found.value.problemOf(event('step.lapsed', { seat: 0 }))).toBe(
      'step.lapsed is of the addition "turn-clock", which this log does not declare',
    )
  })

  test.each([
    [{ game: 'chess' }, 'data.game must be one of "chase", "fugitive"'],
    [{}, 'data.game must be one of "chase", "fugitive"'],
    [{ game: 'chase', rules: 'chase/3' }, 'data.rules must be one of "chase/1", "chase/2"'],
  ])('there is none for %j', (data, error) => {
    expect(later.gameOf(created(data))).toEqual({ ok: false, error })
  })

  test('new matches are played by the newest rules', () => {
    expect(later.gameNamed('chase')).toBe(chase2)
    expect(later.newestGames()).toEqual([fugitive, chase2])
    expect(later.gameNamed('chess')).toBeUndefined()
  })

  test('this house has Chase and Fugitive', () => {
    expect(newestGames().map(({ rules }) => rules)).toEqual(['chase/1', 'fugitive/1', 'colditz/1'])
    expect(gameNamed('chase')).toBe(chase)
  })
})

describe('a declaration', () => {
  test.each([
    [[{ ...REMARKS, mustUnderstand: true }], /declares "remarks" with other types or another mustUnderstand/],
    [[{ ...GRANTS, types: ['markers.granted', 'x'] }], /declares "marker-grants" with other types/],
    [[{ ...REMARKS, name: 'mine', types: ['tile.placed'] }], /"mine" can't have "tile.placed"/],
    [[{ ...REMARKS, name: 'mine', types: ['game.ended'] }], /"mine" can't have "game.ended"/],
  ])('%j is refused', (additions, says) => {
    const found = knowing.gameOf(declaring(...additions))
    expect(found.ok ? '' : found.error).toMatch(says)
  })

  test('a process that adds to a log must know all that it may use', () => {
    expect(later.refereedGameOf(declaring(REMARKS))).toEqual({
      ok: false,
      error: 'the addition "remarks" is unknown here',
    })
    expect(knowing.refereedGameOf(declaring(REMARKS, GRANTS)).ok).toBe(true)
  })
})

describe('a reader without an addition', () => {
  const read = (...additions: readonly Addition[]) => {
    const found = gameOf(declaring(...additions))
    if (!found.ok) throw new Error(found.error)
    return found.value
  }
  const match = chase.begin({
    ...declaring(),
    data: { ...(declaring().data as object), id: 'm', players: [], options: {}, tileset: { tiles: [] } },
  } as never)
  const remark = event('remark.made', { text: 'oh' })
  const grant = event('markers.granted', { to: 0, red: 1 })

  test('passes over what it may', () => {
    const game = read(REMARKS, GRANTS)
    expect(game.problemOf(remark)).toBeUndefined()
    expect(game.admit(match, remark)).toEqual({ type: 'passed-over' })
    expect([game.isAction('remark.made'), game.isRace('remark.made'), game.isBarrier(remark)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('says what it lacks where it must understand', () => {
    const game = read(REMARKS, GRANTS)
    const says =
      'markers.granted is of the addition "marker-grants", which this reader lacks and must understand'
    const missing = new MissingAddition('markers.granted', GRANTS)
    expect(missing.message).toBe(says)
    expect(() => game.problemOf(grant)).toThrow(missing)
    expect(() => game.admit(match, grant)).toThrow(missing)
  })

  test('shows nobody what it does not understand', () => {
    const game = read(REMARKS)
    expect(game.isSecret(match, remark)).toBe(true)
    expect(game.mask(remark, () => true)).toEqual({ data: { hidden: true }, hidden: true })
    expect(game.problemOf(event('remark.made', { hidden: true }))).toMatch(/masked copy/)
  })

  test('knows all else as before', () => {
    const game = read(REMARKS)
    expect(game.problemOf(event('markers.granted'))).toMatch(/unknown event type "markers.granted"/)
    expect(game.problemOf(event('exchange.called'))).toBeUndefined()
    expect(game.isAction('tile.placed')).toBe(true)
    expect(game.isRace('tile.placed')).toBe(true)
    expect(game.isBarrier(event('round.dealt'))).toBe(true)
    expect(game.isSecret(match, event('round.dealt'))).toBe(
      chase.isSecret(match, event('round.dealt') as never),
    )
  })
})

test('what a log does not declare is unknown to it, also where the program knows it', () => {
  for (const first of [declaring(), declaring(GRANTS)]) {
    const found = knowing.gameOf(first)
    expect(found.ok && found.value.problemOf(event('remark.made', { text: 'oh' }))).toBe(
      'remark.made is of the addition "remarks", which this log does not declare',
    )
  }
  const whole = knowing.gameOf(declaring(REMARKS, GRANTS))
  expect(whole.ok && whole.value.problemOf(event('remark.made', { text: 'oh' }))).toBeUndefined()
  expect(whole.ok && whole.value.problemOf(event('remark.made'))).toMatch(/data.text is missing/)
})
