import { unwrap } from '@getaway/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createShowStore, type ShowStore } from './show-store.ts'

const HERE = '192.0.2.1'
const TOKEN = 'T'.repeat(43)
const clock = { now: () => Date.now() * 1000 }
let shows: ShowStore

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  shows = createShowStore({
    clock,
    keepUnusedMs: 600_000,
    mostOfAnAddress: 2,
    most: 3,
    mostActs: 2,
    mostFollowers: 2,
  })
})
afterEach(() => {
  shows.close()
  vi.useRealTimers()
})

const made = (token = TOKEN, address = HERE) => shows.make(address, { token, match: 'm' })
const codeOf = (result: ReturnType<ShowStore['make']>) => (result.ok ? undefined : result.error.code)

describe('a show', () => {
  test('is the same for the same token, also when the service has forgotten it', () => {
    const first = unwrap(made())
    expect(unwrap(made())).toEqual({ ...first, isKnown: true })
    shows.end(first.id)
    expect(unwrap(made())).toEqual(first)
    expect(unwrap(made('U'.repeat(43))).id).not.toBe(first.id)
  })

  test('is opened by its key, by its caster’s token, and by nothing else', () => {
    const { id, key } = unwrap(made())
    expect(shows.ofFollower(id, key)?.isCaster).toBe(false)
    expect(shows.ofFollower(id, TOKEN)?.isCaster).toBe(true)
    expect(shows.ofFollower(id, 'K'.repeat(43))).toBeUndefined()
    expect(shows.ofFollower('another', key)).toBeUndefined()
    expect(shows.ofCaster(id, key)).toBeUndefined()
    expect(shows.ofCaster(id, TOKEN)).toBeDefined()
  })

  test('ends by itself once nobody has used it for hours, and not while somebody reads it', () => {
    const { id, key } = unwrap(made())
    const leave = shows.ofFollower(id, key)?.show.follow({ isCaster: false, tell: () => {} })
    vi.advanceTimersByTime(3_600_000)
    expect(shows.ofFollower(id, key)).toBeDefined()
    leave?.()
    vi.advanceTimersByTime(500_000)
    expect(shows.ofFollower(id, key)).toBeDefined()
    vi.advanceTimersByTime(200_000)
    expect(shows.ofFollower(id, key)).toBeUndefined()
  })
})

test('so many of an address, and so many in all', () => {
  made()
  made('U'.repeat(43))
  expect(codeOf(made('V'.repeat(43)))).toBe('too-many-shows')
  expect(codeOf(made())).toBeUndefined()
  expect(codeOf(made('V'.repeat(43), '192.0.2.2'))).toBeUndefined()
  expect(codeOf(made('W'.repeat(43), '192.0.2.3'))).toBe('shows-full')
})

describe('its readers', () => {
  const act = (id: string) => ({ id, match: 'm', at: 1, act: { type: 'title', headline: id } as const })
  const follower = (isCaster: boolean) => {
    const heard: string[] = []
    return { heard, isCaster, tell: (text: string) => void heard.push(text) }
  }
  const showOf = () => {
    const { id, key } = unwrap(made())
    const found = shows.ofFollower(id, key)
    if (!found) throw new Error('no show')
    return found.show
  }

  test('are told when they may know, its caster at once, and latecomers what was told', () => {
    const show = showOf()
    const [reader, caster, latecomer] = [follower(false), follower(true), follower(false)]
    show.follow(reader)
    show.follow(caster)
    unwrap(show.take(act('later'), clock.now() + 5_000_000))
    unwrap(show.take(act('now'), clock.now()))
    expect(reader.heard.join()).not.toContain('later')
    expect(reader.heard.join()).toContain('now')
    expect(caster.heard.join()).toContain('later')
    expect(caster.heard.join()).toContain('"count":1')
    expect(show.follow(latecomer)).toBeUndefined()
    vi.advanceTimersByTime(4_990)
    expect(reader.heard.join()).not.toContain('later')
    vi.advanceTimersByTime(20)
    expect(reader.heard.at(-1)).toContain('later')
  })

  test('are told of the last acts only, and of none that waits less', () => {
    const show = showOf()
    for (const id of ['a', 'b', 'c']) unwrap(show.take(act(id), clock.now()))
    const reader = follower(false)
    show.follow(reader)
    expect(reader.heard[0]).toMatch(/"b".*"c"/)
    expect(reader.heard[0]).not.toContain('"a"')
    unwrap(show.take(act('d'), clock.now() + 1_000_000))
    unwrap(show.take(act('e'), clock.now() + 1_000_000))
    expect(show.take(act('f'), clock.now())).toMatchObject({ ok: false, error: { code: 'too-many-acts' } })
  })

  test('are told where a leader is now, how long ago that was, and of no place before it', () => {
    const show = showOf()
    const at = (id: string, at: number) => ({
      ...{ id, match: 'm', at },
      act: { type: 'position', speed: 1, view: 'follow' } as const,
    })
    unwrap(show.take(act('a'), clock.now()))
    for (let nth = 1; nth <= 20; nth++) unwrap(show.take(at(`p${nth}`, nth), clock.now()))
    vi.advanceTimersByTime(2_000)
    const reader = follower(false)
    show.follow(reader)
    const { acts } = JSON.parse(reader.heard[0] ?? '{}') as { acts: { at: number; ago?: number }[] }
    expect(acts).toMatchObject([{ at: 1 }, { at: 20, ago: 2_000_000 }])
    unwrap(show.take(at('next', 30), clock.now()))
    expect(reader.heard.at(-1)).toContain('"at":30')
  })

  test('are told nothing twice', () => {
    const show = showOf()
    const { number } = unwrap(show.take(act('a'), clock.now()))
    expect(show.known('a')).toMatchObject({ number })
    expect(show.known('b')).toBeUndefined()
  })
})
