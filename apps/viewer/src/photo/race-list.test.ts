import type { LogEvent } from '@getaway/engine'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { createRaceList, racesIn } from './race-list.ts'

const skill = { sense: 100, care: 100, sight: 95, pace: 60_000 }
const logOf = (seed: number) =>
  playRandomMatch({ seed, players: 4, skill, organiser: false }).events as readonly LogEvent[]
const players = ['Ada', null, 'Cleo', 'Dan'].map((name) => ({ name }))
const summary = (id: string) => ({ id, players }) as never

describe('the races of a match', () => {
  it('are listed with their players, instants and margins', async () => {
    const races = await racesIn(logOf(7), summary('m7'), 'en')
    expect(races.length).toBeGreaterThan(3)
    for (const { match, players: names, into, margin, title } of races) {
      expect([match, names]).toEqual(['m7', ['Ada', '2', 'Cleo', 'Dan']])
      expect(into).toBeGreaterThan(0)
      expect(margin).toBeGreaterThanOrEqual(0)
      expect(title).toMatch(/^Round \d/)
    }
  })

  it('C10.5: of a round that is not decided nothing is listed that its late actions would tell', async () => {
    const log = logOf(7)
    const late = (await racesIn(log, summary('m7'), 'en')).filter(({ clause }) => clause.includes('C10.5'))
    const decided = log.findIndex(({ type }) => type === 'round.ended')
    const early = await racesIn(log.slice(0, decided), summary('m7'), 'en')
    expect(late.length).toBeGreaterThan(0)
    expect(early.filter(({ clause }) => clause.includes('C10.5'))).toEqual([])
  })
})

it('the races of an event come from all its matches, the closest first', async () => {
  const logs: Record<string, readonly LogEvent[]> = { m7: logOf(7), m8: logOf(8) }
  const client = {
    async *allMatches() {
      for (const id of Object.keys(logs)) yield summary(id)
    },
    readMatch: () => Promise.reject(new Error('not asked')),
    readEvents: async (id: string) => {
      const shown = (logs[id] ?? []).map((event) => ({ event, reveals: [] }))
      return { shown, head: shown.length }
    },
  }
  const list = createRaceList(client as never, { event: 'Cup' }, 'en')
  await expect.poll(() => list.progress.value).toEqual({ read: 2, all: 2 })
  const races = list.races.value
  expect(new Set(races.map(({ match }) => match))).toEqual(new Set(['m7', 'm8']))
  const margins = races.map(({ margin }) => margin)
  expect(margins).toEqual(margins.toSorted((one, other) => one - other))
})

it('what cannot be read is told', async () => {
  const client = { readMatch: () => Promise.reject(new Error('no such match')) }
  const list = createRaceList(client as never, { match: 'nowhere' }, 'en')
  await expect.poll(() => list.problem.value).toBe('no such match')
})
