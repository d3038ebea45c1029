import { createQueue } from '@getaway/client'
import type { ActTaken, NewShow, ShowMade } from '@getaway/client/protocol'
import type { ShowClient, ShowItem } from '@getaway/client/shows'
import { describe, expect, it, vi } from 'vitest'
import { createCasting } from './casting.ts'

const TOKEN = 'T'.repeat(43)

/** A service with shows in memory, and a browser that keeps what it is given. */
function setOut({ kept = new Map<string, string>() } = {}) {
  const known = new Set<string>()
  const asked: NewShow[] = []
  const queue = createQueue<ShowItem>(() => {})
  let refusal: Error | undefined
  const shows: ShowClient = {
    async makeShow(show): Promise<ShowMade> {
      asked.push(show)
      const isKnown = known.has(show.token)
      known.add(show.token)
      return { id: 's', key: 'k', isKnown }
    },
    async air(_, { match, at, act }): Promise<ActTaken> {
      if (refusal) throw refusal
      return { number: 1, match, at, act, from: at + 5 }
    },
    endShow: async () => {},
    readShow: () => ({ items: queue.items, close: queue.end }),
  }
  const casting = createCasting({
    shows,
    match: 'm',
    kept: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) },
    newToken: () => TOKEN,
  })
  return {
    casting,
    asked,
    kept,
    queue,
    restart: () => known.clear(),
    refuse(error: Error | undefined) {
      refusal = error
    },
  }
}

const title = { type: 'title', headline: 'Final' } as const
const place = { match: 'm', at: 7 }

describe('a caster’s show', () => {
  it('is made once and kept for the next match, and the next visit', async () => {
    const first = setOut()
    await vi.waitFor(() => expect(first.casting.show.value?.id).toBe('s'))
    const again = setOut({ kept: first.kept })
    await vi.waitFor(() => expect(again.asked).toEqual([{ token: TOKEN, match: 'm' }]))
  })

  it('is made again where the service lost it, for the match that was on', async () => {
    const { casting, asked, queue, restart } = setOut()
    await vi.waitFor(() => expect(casting.show.value).toBeDefined())
    queue.push({ type: 'show', match: 'later', acts: [] })
    queue.push({ type: 'status', status: 'live' })
    await vi.waitFor(() => expect(casting.match.value).toBe('later'))
    restart()
    queue.push({ type: 'status', status: 'missing' })
    await vi.waitFor(() => expect(casting.losses.value).toBe(1))
    expect(asked.at(-1)).toEqual({ token: TOKEN, match: 'later' })
  })

  it('says why an act is not on air, until one is', async () => {
    const { casting, refuse } = setOut()
    await vi.waitFor(() => expect(casting.show.value).toBeDefined())
    refuse(new Error('this match has no spectator delay'))
    expect(await casting.air(title, place)).toBe(false)
    expect(casting.problem.value).toBe('this match has no spectator delay')
    refuse(undefined)
    expect(await casting.air(title, place)).toBe(true)
    expect(casting.problem.value).toBeUndefined()
    expect(casting.toldFrom.value.get(1)).toBe(12)
  })

  it('tells its caster of acts and screens', async () => {
    const { casting, queue } = setOut()
    await vi.waitFor(() => expect(casting.show.value).toBeDefined())
    queue.push({ type: 'show', match: 'm', acts: [{ number: 1, ...place, act: title }] })
    queue.push({ type: 'act', act: { number: 2, ...place, act: title } })
    queue.push({ type: 'readers', count: 3 })
    await vi.waitFor(() => expect(casting.readers.value).toBe(3))
    expect(casting.acts.value.map(({ number }) => number)).toEqual([1, 2])
  })
})
