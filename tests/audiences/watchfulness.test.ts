import { type Audience, bodyOf, createRedactor, type LogEvent, lineOf } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Recording, ShownItem } from '../support/recorder.ts'
import { SEED, seeds } from '../support/seeds.ts'
import { earlyIn } from './early-in.ts'
import { leaksIn } from './leaks-in.ts'
import { missingIn, statesOf } from './missing-in.ts'

/** What somebody was shown, as if it had come in frames to who is `audience`. */
function recorded(audience: Audience, items: readonly ShownItem[]): Recording {
  return {
    who: 'somebody',
    audience,
    heard: items.map((item, n) => ({ raw: JSON.stringify({ type: 'events', shown: [item] }), at: n })),
    shown: items.map((item, n) => ({ ...item, at: n })),
    complaints: [],
    done: Promise.resolve(),
    stop: () => {},
  }
}

function shownTo(audience: Audience, events: readonly ChaseEvent[]): readonly ShownItem[] {
  const redactor = createRedactor(chase, audience)
  const states = statesOf(events)
  return events.map((event, index) => {
    const state = states[index]
    if (!state) throw new Error('no state')
    return redactor.show(event, state)
  })
}

const matches = seeds(6).map((seed) => {
  const { events } = playRandomMatch({ seed, most: 150 })
  const log: readonly LogEvent[] = events
  return { seed, events, log, lines: log.map((event) => lineOf(bodyOf(event), event.hash)) }
})

describe(`those who check the audiences (SEED=${SEED})`, () => {
  test('find nothing in what each was shown, and find what others were shown', () => {
    let dealt = 0
    for (const { seed, events, log } of matches) {
      if (!events.some(({ type }) => type === 'round.dealt')) continue
      dealt++
      for (const audience of ['public', { seat: 0 }, { seat: 1 }, 'caster'] as const) {
        const own = shownTo(audience, events)
        expect(leaksIn(recorded(audience, own), log), `seed ${seed}`).toEqual([])
      }
      const all = shownTo('caster', events)
      expect(leaksIn(recorded('public', all), log).length, `seed ${seed}`).toBeGreaterThan(0)
    }
    expect(dealt).toBeGreaterThan(0)
  })

  test('find a secret in a frame that shows no event', () => {
    const { log } = matches[0] as (typeof matches)[0]
    const data = log[0]?.data as { tileset: { tiles: { id: string; kind: string }[] } } | undefined
    const tile = data?.tileset.tiles.find(({ kind }) => kind === 'route')?.id
    const text = (more: object) => [{ raw: JSON.stringify({ type: 'refused', ...more }), at: 0 }]
    const empty = recorded('public', [])
    expect(leaksIn({ ...empty, heard: text({ tile: 'nothing' }) }, log)).toEqual([])
    expect(leaksIn({ ...empty, heard: text({ tile }) }, log)).toHaveLength(1)
    expect(leaksIn({ ...empty, heard: text({ salt: '0' }) }, log)).toHaveLength(1)
  })

  test('find a reveal that did not come', () => {
    let told = 0
    for (const { events, log, lines } of matches) {
      const states = statesOf(log)
      const own = shownTo({ seat: 1 }, events)
      const silent = own.map(({ event }) => ({ event }))
      if (own.every(({ reveals = [] }) => reveals.length === 0)) continue
      told++
      expect(missingIn(recorded({ seat: 1 }, silent), log, lines, states).length).toBeGreaterThan(0)
    }
    expect(told).toBeGreaterThan(0)
  })

  test('find what comes before its time: hashes, heads, the clock', () => {
    const { log } = matches[0] as (typeof matches)[0]
    const states = statesOf(log)
    const at = 1_763_456_789_000_000
    const timed = { log, states, committedAt: log.map(() => at), delayUs: 1_000_000 }
    const hash = log[0]?.hash ?? ''
    const texts = [`{"hash":"${hash}"}`, `etag: "${hash.slice(0, 32)}-gzip"`, '{"head":1}', `{"now":${at}}`]
    for (const raw of texts) {
      expect(earlyIn(timed, [{ raw, at: at + 900_000 }]), raw).toHaveLength(1)
      expect(earlyIn(timed, [{ raw, at: at + 1_000_000 }]), raw).toEqual([])
    }
  })
})
