import { type Audience, bodyOf, type LogEvent, lineOf } from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../support/play/games-at-random.ts'
import type { RandomPlay } from '../support/play/random-play/random-play.ts'
import { statesOf, streamFor } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'
import type { Recording, ShownItem } from '../support/service/recorder.ts'
import { earlyIn } from './early-in.ts'
import { leaksIn } from './leaks-in.ts'
import { missedBy } from './missed-by.ts'

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

function matchesOf(play: RandomPlay) {
  return seeds(6).map((seed) => {
    const { events: log } = play.match(seed, 150, 'any')
    return { seed, log, lines: log.map((event) => lineOf(bodyOf(event), event.hash)) }
  })
}

/** A match that is over. */
function overLogOf(play: RandomPlay): readonly LogEvent[] {
  const over = ({ type }: LogEvent) => type === 'game.ended' || type === 'game.abandoned'
  for (let seed = 1; ; seed++) {
    const { events } = play.match(seed, 3_000, 'any')
    if (events.some(over)) return events
  }
}

/** The item that carries the first event of that type, with its data changed. */
function planted(
  items: readonly ShownItem[],
  type: string,
  change: (data: Readonly<Record<string, unknown>>) => object,
): readonly ShownItem[] {
  const index = items.findIndex(({ event }) => event.type === type)
  const item = items[index]
  if (!item) throw new Error(`no ${type} here`)
  const data = { ...(item.event.data as object), ...change(item.event.data as never) }
  return items.with(index, { ...item, event: { ...item.event, data } as LogEvent })
}

test('those who check the audiences find the end before its time, in whatever words', () => {
  const [play] = GAMES.map(({ play }) => play)
  const log = play ? overLogOf(play) : []
  const at = 1_763_456_789_000_000
  const timed = { log, states: [], committedAt: log.map(() => at), delayUs: 1_000_000 }
  const texts = [
    '{"status":409,"code":"match-over"}',
    '{"event":{"type":"game.ended"}}',
    '{"status":"over"}',
    '{"status":"live","winner":0}',
    '{"winners":[0,2]}',
    '{"abandoned":true}',
  ]
  for (const raw of texts) {
    expect(earlyIn(timed, [{ raw, at: at + 900_000 }]), raw).toHaveLength(1)
    expect(earlyIn(timed, [{ raw, at: at + 1_000_000 }]), raw).toEqual([])
  }
  const nothing = '{"code":"seat-taken","status":"live","winner":null,"winners":[],"abandoned":false}'
  expect(earlyIn(timed, [{ raw: nothing, at }])).toEqual([])
})

describe.each(GAMES)(`those who check the audiences of $id (SEED=${SEED})`, ({ play }) => {
  const matches = matchesOf(play)

  test('find nothing in what each was shown, and find what others were shown', () => {
    let dealt = 0
    for (const { seed, log } of matches) {
      if (!log.some(({ type }) => type.endsWith('.dealt'))) continue
      dealt++
      for (const audience of ['public', { seat: 0 }, { seat: 1 }, 'caster'] as const) {
        const own = streamFor(audience, log)
        expect(leaksIn(recorded(audience, own), log), `seed ${seed}`).toEqual([])
      }
      const all = streamFor('caster', log)
      expect(leaksIn(recorded('public', all), log).length, `seed ${seed}`).toBeGreaterThan(0)
    }
    expect(dealt).toBeGreaterThan(0)
  })

  test('find a salt in a frame that shows no event, and a field that the event has not', () => {
    const { log } = matches[0] as (typeof matches)[0]
    const empty = recorded('public', [])
    const heard = [{ raw: JSON.stringify({ type: 'refused', salt: '0' }), at: 0 }]
    expect(leaksIn({ ...empty, heard }, log)).toHaveLength(1)
    const strange = planted(streamFor('public', log), 'game.created', () => ({ top: 17 }))
    expect(leaksIn(recorded('public', strange), log)).toHaveLength(1)
  })

  test('find a reveal that did not come', () => {
    let told = 0
    for (const { log, lines } of matches) {
      const own = streamFor({ seat: 1 }, log)
      const silent = own.map(({ event }) => ({ event }))
      if (own.every(({ reveals }) => reveals.length === 0)) continue
      told++
      expect(missedBy(recorded({ seat: 1 }, silent), log, lines, statesOf(log)).length).toBeGreaterThan(0)
    }
    expect(told).toBeGreaterThan(0)
  })

  test('find what comes before its time: hashes, heads, the clock', () => {
    const { log } = matches[0] as (typeof matches)[0]
    const at = 1_763_456_789_000_000
    const timed = { log, states: statesOf(log), committedAt: log.map(() => at), delayUs: 1_000_000 }
    const hash = log[0]?.hash ?? ''
    const texts = [`{"hash":"${hash}"}`, `etag: "${hash.slice(0, 32)}-gzip"`, '{"head":1}', `{"now":${at}}`]
    for (const raw of texts) {
      expect(earlyIn(timed, [{ raw, at: at + 900_000 }]), raw).toHaveLength(1)
      expect(earlyIn(timed, [{ raw, at: at + 1_000_000 }]), raw).toEqual([])
    }
  })
})

/** Games by name: what their own secrets look like. */
const WORDS: Readonly<
  Record<string, { readonly harmless: object; readonly secret: (log: LogEvent) => object }>
> = {
  chase: {
    harmless: { tile: 'nothing' },
    secret: ({ data }) => {
      const { tileset } = data as { tileset: { tiles: { id: string; kind: string }[] } }
      return { tile: tileset.tiles.find(({ kind }) => kind === 'route')?.id }
    },
  },
  fugitive: { harmless: { card: null, sprint: 2 }, secret: () => ({ card: 17 }) },
  colditz: { harmless: { card: null, cards: 3 }, secret: () => ({ card: 'shot' }) },
}

test.each(GAMES)('a secret of $id is found in a frame that shows no event', ({ id, play }) => {
  const { log } = matchesOf(play)[0] as ReturnType<typeof matchesOf>[0]
  const { harmless, secret } = WORDS[id] as (typeof WORDS)[string]
  const frame = (more: object) => [{ raw: JSON.stringify({ type: 'refused', ...more }), at: 0 }]
  const empty = recorded('public', [])
  expect(leaksIn({ ...empty, heard: frame(harmless) }, log)).toEqual([])
  expect(leaksIn({ ...empty, heard: frame(secret(log[0] as LogEvent)) }, log)).toHaveLength(1)
})

describe('a secret of fugitive that is planted in what the marshal is shown', () => {
  const fugitive = GAMES.find(({ id }) => id === 'fugitive') as (typeof GAMES)[0]
  const { log } = matchesOf(fugitive.play)[0] as ReturnType<typeof matchesOf>[0]
  const created = log[0] as LogEvent<string, { options: { fugitive: number } }>
  const marshal = { seat: 1 - created.data.options.fugitive }
  const cases: { name: string; type: string; change: (data: never) => object }[] = [
    { name: 'the card of a hideout', type: 'hideout.placed', change: () => ({ card: 2 }) },
    { name: 'sprint cards', type: 'hideout.placed', change: () => ({ sprint: [5] }) },
    { name: 'what sprint cards are worth', type: 'hideout.placed', change: () => ({ worth: 3 }) },
    { name: 'the opening hand', type: 'cards.dealt', change: () => ({ hand: [4, 5, 6, 15, 16] }) },
    {
      name: 'the top card of a deck',
      type: 'cards.dealt',
      change: ({ decks }: { decks: number[] }) => ({ decks: [[7], ...decks.slice(1)] }),
    },
    { name: 'an event deck', type: 'cards.dealt', change: () => ({ events: [['f01', 'f02']] }) },
  ]
  test.each(cases)('$name', ({ type, change }) => {
    const own = streamFor(marshal, log)
    expect(leaksIn(recorded(marshal, own), log)).toEqual([])
    expect(leaksIn(recorded(marshal, planted(own, type, change as never)), log)).toHaveLength(1)
  })
})
