import { extendCourse, headOf, openCourse, seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { createClock } from '../../services/game-api/src/clock.ts'
import type { Kept } from '../../services/game-api/src/live/channel/channel.ts'
import { createLiveMatch, type LiveMatch } from '../../services/game-api/src/live/owned/owned-match.ts'

const MATCHES = 500
const EVENTS = 100
const T0 = 1_763_456_789_000_000

/** What a match in mid-game weighs in the memory of its owner, with both players and spectators following. */
async function weigh(): Promise<void> {
  const before = await heap()
  const held: LiveMatch[] = []
  for (let seed = 1; seed <= MATCHES; seed++) held.push(matchOf(seed))
  const after = await heap()
  process.send?.({
    type: 'weighed',
    matches: held.length,
    events: EVENTS,
    bytes: (after - before) / held.length,
  })
}

function matchOf(seed: number): LiveMatch {
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
  // As it comes from the record: nothing is shared between two matches.
  const [created, ...rest] = lines.map((line) => JSON.parse(line))
  let course = openCourse(chase, created)
  const record: Kept[] = [{ event: created, after: headOf(course), committedAt: T0 }]
  for (const event of rest) {
    course = extendCourse(chase, course, event)
    record.push({ event, after: headOf(course), committedAt: event.at })
  }
  const match = createLiveMatch(
    { id, game: chase, epoch: 1, over: false, dueAt: null, course, record, answered: new Map() },
    {
      clock: createClock(),
      random,
      salt: () => '0'.repeat(32),
      seal: () => ({}),
      append: async () => 'committed',
      setDue: async () => {},
      onLost: () => {},
      onFault: (error) => console.error(error),
    },
  )
  for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) match.channelOf(audience)
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
