import { isDeepStrictEqual } from 'node:util'
import {
  type AnyGame,
  type Audience,
  canonical,
  chainHash,
  createFollowing,
  GENESIS,
  type Json,
  type LogEvent,
  type Shown,
  seededRandom,
} from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../support/play/games-at-random.ts'
import { judged, logText } from '../support/play/judged.ts'
import { isSeenAlike, statesOf, streamFor } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

function audiences(game: AnyGame, states: readonly unknown[]): Audience[] {
  const seats = game.outcomeOf(states[0]).players.map((_, seat) => ({ seat }))
  return [...seats, 'public', 'caster', 'organiser']
}

/** Without hashes: they are all that may differ, and salts keep them from being guessed open. */
function withoutHashes(shown: readonly Shown[]): string[] {
  const bare = ({ hash: _, ...event }: LogEvent) => canonical(event as unknown as Json)
  return shown.map(({ reveals, event }) => [...reveals.map(bare), bare(event)].join('\n'))
}

describe.each(GAMES)(`hidden information of $id (SEED=${SEED})`, ({ game, play }) => {
  test('nothing is missing: an audience’s own stream folds to the view that it may have, at every prefix', () => {
    for (const seed of seeds(45 * play.dose)) {
      const { events } = play.match(seed, 220, 'any')
      const states = statesOf(events)
      for (const audience of audiences(game, states)) {
        const following = createFollowing({ rulesOf: () => game })
        for (const [index, shown] of streamFor(audience, events, states).entries()) {
          following.take({ type: 'shown', ...shown })
          const own = following.match?.state
          if (isSeenAlike(game, own, states[index], audience)) continue
          console.error(logText(events.slice(0, index + 1)))
          expect(
            game.viewOf(own, audience),
            `seed ${seed}, ${JSON.stringify(audience)}, #${shown.event.seq}`,
          ).toEqual(game.viewOf(states[index], audience))
        }
        expect(game.viewOf(following.match?.state, audience)).toEqual(game.viewOf(states.at(-1), audience))
      }
    }
  })

  test('nothing is missing: at the end every audience has the whole log', () => {
    let ended = 0
    for (const seed of seeds(45)) {
      const { events } = play.match(seed, 2000 * play.dose, 'short')
      const states = statesOf(events)
      if (!game.isOver(states.at(-1))) continue
      ended++
      for (const audience of audiences(game, states)) {
        const had = new Map<number, LogEvent>()
        for (const { reveals, event } of streamFor(audience, events, states)) {
          for (const one of [...reveals, event]) had.set(one.seq, one)
        }
        expect([...had.values()], `seed ${seed}, ${JSON.stringify(audience)}`).toEqual(events)
      }
    }
    expect(ended).toBeGreaterThan(0)
  })

  test('nothing leaks: two logs that differ only in what an audience may not see look the same to it', () => {
    let told = 0
    for (const seed of seeds(150 * play.dose)) {
      const { events } = play.match(seed, 40 + (seed % 160), 'plain')
      const states = statesOf(events)
      if (game.isOver(states.at(-1))) continue
      for (const audience of audiences(game, states)) {
        const shown = streamFor(audience, events, states)
        const twin = play.twin(events, audience, shown, seededRandom(seed))
        if (!twin) continue
        told++
        const name = `seed ${seed}, ${JSON.stringify(audience)}`
        expect(judged(twin).findings, name).toEqual(judged(events).findings)
        const mine = withoutHashes(shown)
        const theirs = withoutHashes(streamFor(audience, twin))
        if (!isDeepStrictEqual(mine, theirs)) console.error(`${logText(events)}\n\n${logText(twin)}`)
        expect(mine, name).toEqual(theirs)
      }
    }
    expect(told).toBeGreaterThan(seeds(150 * play.dose).length / 3)
  })

  test('nothing leaks: a masked event’s hash can’t be guessed open, not even by guessing all right', () => {
    for (const seed of seeds(60 * play.dose)) {
      const { events } = play.match(seed, 120, 'any')
      for (const { event: masked } of streamFor('public', events)) {
        const index = masked.seq - 1
        const { hash, salt, ...rest } = events[index] as LogEvent
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
    for (const seed of seeds(20 * play.dose)) {
      const { events } = play.match(seed, 100, 'any')
      for (const { event } of streamFor('public', events)) {
        const whole = events[event.seq - 1] as LogEvent
        if (event === whole) continue
        expect(Object.keys(event).toSorted()).toEqual(['at', 'by', 'data', 'hash', 'seq', 'type'])
        const { seq, type, at, by, hash } = whole
        expect(event).toMatchObject({ seq, type, at, by, hash, data: { hidden: true } })
      }
    }
  })
})
