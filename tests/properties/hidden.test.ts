import { isDeepStrictEqual } from 'node:util'
import {
  type Audience,
  canonical,
  chainHash,
  createRedactor,
  createTimeline,
  GENESIS,
  type Json,
  type LogEvent,
  type Shown,
  seededRandom,
} from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { judged, logText } from '../support/judged.ts'
import { SEED, seeds } from '../support/seeds.ts'
import { twinOf } from '../support/twin.ts'

function audiences(players: number): Audience[] {
  return [...Array.from({ length: players }, (_, seat) => ({ seat })), 'public', 'caster', 'organiser']
}

/** The states of a match as each event came in, the last of them being how it stands. */
function heads(events: readonly ChaseEvent[]): Match[] {
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const line = createTimeline(chase, created)
  const states = [line.stateAfter(0)]
  for (const event of rest) {
    line.push(event)
    states.push(line.stateAfter(line.length))
  }
  return states
}

function streamFor(
  audience: Audience,
  events: readonly ChaseEvent[],
  states: readonly Match[],
): Shown<ChaseEvent>[] {
  const redactor = createRedactor(chase, audience)
  return events.map((event, index) => redactor.show(event, states[index] as Match))
}

/** Without hashes: they are all that may differ, and salts keep them from being guessed open. */
function withoutHashes(shown: readonly Shown[]): string[] {
  const bare = ({ hash: _, ...event }: LogEvent) => canonical(event as unknown as Json)
  return shown.map(({ reveals, event }) => [...reveals.map(bare), bare(event)].join('\n'))
}

describe(`hidden information (SEED=${SEED})`, () => {
  test('nothing is missing: an audience’s own stream folds to the view that it may have, at every prefix', () => {
    for (const seed of seeds(45)) {
      const { events } = playRandomMatch({ seed, most: 220 })
      const states = heads(events)
      for (const audience of audiences((states[0] as Match).players.length)) {
        const [first, ...rest] = streamFor(audience, events, states) as [
          Shown<ChaseEvent>,
          ...Shown<ChaseEvent>[],
        ]
        const line = createTimeline(chase, first.event)
        for (const [index, { reveals, event }] of rest.entries()) {
          for (const reveal of reveals) line.learn(reveal)
          line.push(event)
          const own = chase.viewOf(line.stateAfter(line.length), audience)
          const view = chase.viewOf(states[index + 1] as Match, audience)
          if (isDeepStrictEqual(own.round, view.round) && isDeepStrictEqual(own.tally, view.tally)) continue
          console.error(logText(events.slice(0, index + 2)))
          expect(own, `seed ${seed}, ${JSON.stringify(audience)}, #${event.seq}`).toEqual(view)
        }
        const last = states.at(-1) as Match
        expect(chase.viewOf(line.stateAfter(line.length), audience).past).toEqual(
          chase.viewOf(last, audience).past,
        )
      }
    }
  })

  test('nothing is missing: at the end every audience has the whole log', () => {
    for (const seed of seeds(45)) {
      const { events } = playRandomMatch({ seed, options: { victory: [{ small: 1 }, { perfect: 1 }] } })
      const states = heads(events)
      if (!states.at(-1)?.over) continue
      for (const audience of audiences((states[0] as Match).players.length)) {
        const had = new Map<number, ChaseEvent>()
        for (const { reveals, event } of streamFor(audience, events, states)) {
          for (const one of [...reveals, event]) had.set(one.seq, one)
        }
        expect([...had.values()], `seed ${seed}, ${JSON.stringify(audience)}`).toEqual(events)
      }
    }
  })

  test('nothing leaks: two logs that differ only in what an audience may not see look the same to it', () => {
    let told = 0
    for (const seed of seeds(150)) {
      const variants = { headStart: seed % 2 === 0, perfectPlan: false }
      const { events } = playRandomMatch({ seed, most: 40 + (seed % 160), options: { variants } })
      const states = heads(events)
      if (states.at(-1)?.over) continue
      for (const audience of audiences((states[0] as Match).players.length)) {
        const twin = twinOf(events, streamFor(audience, events, states), seededRandom(seed))
        if (!twin) continue
        told++
        const name = `seed ${seed}, ${JSON.stringify(audience)}`
        expect(judged(twin).findings, name).toEqual(judged(events).findings)
        const mine = withoutHashes(streamFor(audience, events, states))
        const theirs = withoutHashes(streamFor(audience, twin, heads(twin)))
        if (!isDeepStrictEqual(mine, theirs)) console.error(`${logText(events)}\n\n${logText(twin)}`)
        expect(mine, name).toEqual(theirs)
      }
    }
    expect(told).toBeGreaterThan(50)
  })

  test('nothing leaks: a masked event’s hash can’t be guessed open, not even by guessing all right', () => {
    for (const seed of seeds(60)) {
      const { events } = playRandomMatch({ seed, most: 120 })
      const states = heads(events)
      for (const { event: masked } of streamFor('public', events, states)) {
        const index = masked.seq - 1
        const { hash, salt, ...rest } = events[index] as ChaseEvent
        if (isDeepStrictEqual(masked.data, rest.data)) continue
        const before = events[index - 1]?.hash ?? GENESIS
        expect(masked.salt).toBeUndefined()
        expect(salt, `seed ${seed} #${masked.seq} has a salt`).toMatch(/^[0-9a-f]{32}$/)
        expect(chainHash(before, canonical(rest as unknown as Json))).not.toBe(hash)
        expect(chainHash(before, canonical({ ...rest, salt } as unknown as Json))).toBe(hash)
      }
    }
  })

  test('masked copies keep seq, type, at, by and hash, and say that something is hidden', () => {
    for (const seed of seeds(20)) {
      const { events } = playRandomMatch({ seed, most: 100 })
      for (const { event } of streamFor('public', events, heads(events))) {
        const whole = events[event.seq - 1] as ChaseEvent
        if (event === whole) continue
        expect(Object.keys(event).toSorted()).toEqual(['at', 'by', 'data', 'hash', 'seq', 'type'])
        expect(event).toMatchObject({
          seq: whole.seq,
          type: whole.type,
          at: whole.at,
          by: whole.by,
          hash: whole.hash,
        })
        expect(event.data).toMatchObject({ hidden: true })
      }
    }
  })
})
