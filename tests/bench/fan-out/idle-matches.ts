import { seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { createServiceClock } from '../../../services/game-api/src/clock.ts'
import { createOwnedMatch, type OwnedMatch } from '../../../services/game-api/src/live/owned/owned-match.ts'
import { createContentPool } from '../../../services/game-api/src/live/record/content-pool.ts'
import { loadedMatch } from '../../../services/game-api/src/live/testing/loaded-match.ts'
import { sha256 } from '../../../services/game-api/src/secrets/secrets.ts'
import { premise } from '../figures.ts'

const MATCHES = 500
const EVENTS = 100
const pool = createContentPool(sha256)
const T0 = 1_763_456_789_000_000

/** What a match in mid-game weighs in the memory of its owner, with both players and spectators following. */
async function weigh(): Promise<void> {
  const before = await heap()
  const held: OwnedMatch[] = []
  for (let seed = 1; seed <= MATCHES; seed++) held.push(await matchOf(seed))
  const after = await heap()
  process.send?.({
    type: 'weighed',
    matches: held.length,
    events: EVENTS,
    bytes: (after - before) / held.length,
  })
}

async function matchOf(seed: number): Promise<OwnedMatch> {
  const random = seededRandom(seed)
  const id = `m${seed}`
  const { lines } = simulate({
    game: chase,
    id,
    at: T0,
    // Long enough to be cut off in the middle of it.
    options: { victory: [{ perfect: 50 }] },
    seats: ['regular', 'regular'],
    random,
    most: EVENTS,
  })
  premise(lines.length >= EVENTS, `a match has ${lines.length} events, not ${EVENTS}`)
  // As it comes from the record: nothing is shared between two matches but what the service itself shares.
  const match = createOwnedMatch(
    loadedMatch(
      id,
      lines.slice(0, EVENTS).map((line) => JSON.parse(line)),
      pool,
    ),
    {
      clock: createServiceClock(),
      random,
      salt: () => '0'.repeat(32),
      seal: () => ({}),
      append: async () => 'committed',
      setDue: async () => {},
      onLost: () => {},
      onFault: (error) => console.error(error),
    },
  )
  for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) await match.channelOf(audience)
  return match
}

async function heap(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

await weigh()
