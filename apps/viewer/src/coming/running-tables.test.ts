import { type Client, type MatchSummary, ServiceError } from '@getaway/client'
import { describe, expect, it } from 'vitest'
import { createOwnTables } from '../own-tables/own-tables.ts'
import { createRunningTables } from './running-tables.ts'

const NO: Readonly<Record<string, number>> = {
  'no-such-token': 401,
  'no-match': 404,
  'not-yet': 404,
  elsewhere: 503,
}
type Standing = MatchSummary['status'] | keyof typeof NO

function browserWith(standings: Readonly<Record<string, Standing>>, more: Partial<MatchSummary> = {}) {
  const said: string[] = []
  /** Tokens that open nothing. */
  const worthless = new Set<string>()
  let time = 0
  const line = { isBroken: false }
  const tables = createOwnTables({ kept: undefined, tab: undefined, now: () => ++time })
  for (const match of Object.keys(standings)) tables.sit(match, `token of ${match}`)
  const no = (code: string) => new ServiceError(NO[code] ?? 500, code, code)
  const hear = (token: string | undefined, what: string) => {
    if (line.isBroken) throw new TypeError('Failed to fetch')
    said.push(`${token}: ${what}`)
    if (token !== undefined && worthless.has(token)) throw no('no-such-token')
  }
  const client: Pick<Client, 'readMatch' | 'command'> = {
    async readMatch(id, as) {
      hear(as?.token, 'read')
      const status = standings[id] ?? 'no-match'
      if (status in NO) throw no(status)
      return { id, status, players: [], ...more } as unknown as MatchSummary
    },
    async command(_id, { command }, as) {
      hear(as.token, command.type)
      return { seq: 1, hash: '' }
    },
  }
  return { said, worthless, line, tables, own: createRunningTables(client, tables) }
}

describe('the tables at which play has not ended', () => {
  it('what is over is not asked for again, and what is gone is forgotten', async () => {
    const standings = { m1: 'live', m2: 'over', m3: 'waiting', m4: 'no-match', m5: 'elsewhere' } as const
    const { said, tables, own } = browserWith(standings)
    expect(own.running.value).toBeUndefined()
    await own.refresh()
    expect(own.running.value?.map(({ id }) => id)).toEqual(['m3', 'm1'])
    expect(tables.all.value.map(({ match }) => match)).toEqual(['m5', 'm3', 'm2', 'm1'])
    said.length = 0
    await own.refresh()
    expect(said).toEqual(['token of m5: read', 'token of m3: read', 'token of m1: read'])
  })

  it('a match that its host is not told of yet stays', async () => {
    const { tables, own } = browserWith({ m1: 'not-yet' })
    tables.note('m1', { host: 'h' })
    await own.refresh()
    expect(tables.of('m1')).toMatchObject({ host: 'h', seats: ['token of m1'] })
  })

  it('a token from a foreign link goes alone, and the others are tried', async () => {
    const { worthless, tables, own } = browserWith({ m1: 'live' })
    tables.note('m1', { host: 'h' })
    tables.sit('m1', 'forged')
    worthless.add('forged')
    await own.refresh()
    expect(own.running.value?.map(({ id }) => id)).toEqual(['m1'])
    expect(tables.of('m1')).toMatchObject({ host: 'h', seats: ['token of m1'] })
    expect(tables.keyOf('m1')).toBe('token of m1')
  })
})

describe('a table that is given up', () => {
  it('is left, and no longer there', async () => {
    const { said, tables, own } = browserWith({ m1: 'live' })
    await own.refresh()
    await own.giveUp('m1')
    expect(said.at(-1)).toBe('token of m1: leave')
    expect([own.running.value, tables.all.value]).toEqual([[], []])
  })

  it('stays while the service cannot be told', async () => {
    const { line, tables, own } = browserWith({ m1: 'live' })
    await own.refresh()
    line.isBroken = true
    await expect(own.giveUp('m1')).rejects.toThrow('Failed to fetch')
    expect(tables.keyOf('m1')).toBe('token of m1')
    expect(own.running.value).toHaveLength(1)
  })

  it('keeps its host while others wait there, until the host gives up the table as well', async () => {
    const ada = { name: 'Ada', bot: null }
    const players = [ada, { ...ada, name: 'Ben' }] as unknown as MatchSummary['players']
    const { tables, own } = browserWith({ m1: 'waiting' }, { players })
    tables.note('m1', { host: 'h' })
    await own.refresh()
    await own.giveUp('m1')
    expect(tables.of('m1')).toMatchObject({ host: 'h', seats: [] })
    expect(tables.keyOf('m1')).toBeUndefined()
    await own.giveUp('m1')
    expect(tables.of('m1')).toBeUndefined()
  })
})
