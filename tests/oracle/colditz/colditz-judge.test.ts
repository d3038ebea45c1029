import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import { colditz } from '../../../packages/engine/src/games/colditz/game.ts'
import {
  type Happening,
  matchAt,
  type Position,
  pow,
  THROWN,
  told,
} from '../../../packages/engine/src/games/colditz/testing/fixture.ts'
import { playRandomColditz, SHORT_TIMES } from '../../../packages/engine/src/games/colditz/testing/index.ts'
import type { ColditzEvent } from '../../../packages/engine/src/games/colditz/vocabulary/events.ts'
import { SEED, seeds } from '../../support/seeds.ts'
import { SQUARES, STEPS, squareNamed } from './castle.ts'
import { createJudge } from './judge.ts'
import type { Seen, SeenEvent } from './seen.ts'

/** What happened, with the table before and after it. */
interface Happened {
  readonly before: Seen
  readonly event: SeenEvent
  readonly after: Seen
}

/** Under PROVE whole matches. */
const MOST = process.env.PROVE ? 1500 : 150

function randomMatch(seed: number, most = MOST): readonly Happened[] {
  const kinds = [{}, SHORT_TIMES, { joint: 6 }]
  return happenedIn(playRandomColditz({ seed, most, options: kinds[seed % kinds.length] ?? {} }).events)
}

function matchOfBots(seed: number): readonly Happened[] {
  const seats = Array.from({ length: 2 + (seed % 5) }, (_, seat) => STRENGTHS[(seed + seat) % 3] ?? 'regular')
  const options = { rounds: 15, doOrDie: seed % 2 === 0, chapelExit: seed % 3 === 0 }
  const played = simulate({
    game: colditz,
    id: `bots-${seed}`,
    at: 1,
    options,
    seats,
    random: seededRandom(seed),
  })
  return happenedIn(played.events)
}
const STRENGTHS = ['novice', 'regular', 'expert']

function happenedIn([created, ...rest]: readonly ColditzEvent[]): readonly Happened[] {
  if (!created) return []
  const line = createTimeline(colditz, created, rest)
  return rest.flatMap((event, index) => {
    const [before, after] = [line.stateAfter(index), line.stateAfter(index + 1)].map((match) => match.table)
    return before && after ? [{ before, event: event as SeenEvent, after }] : []
  })
}

const matches: [of: string, count: number, matchOf: (seed: number) => readonly Happened[]][] = [
  ['random players', 200, randomMatch],
  ['bots', 2, matchOfBots],
]
test.each(matches)(
  `the judge of Colditz, who shares no code, has nothing against %s (SEED=${SEED})`,
  (_, count, matchOf) => {
    for (const seed of seeds(count)) {
      const judge = createJudge()
      for (const { before, event, after } of matchOf(seed)) {
        const { seq, type, data } = event
        expect(judge(before, event, after), `seed ${seed}, ${seq} ${type} ${JSON.stringify(data)}`).toEqual(
          [],
        )
      }
    }
  },
)

/** Falsehoods, each with what it is a falsehood of; undefined where it cannot be told of that event. */
type Lie = (happened: Happened) => Happened | undefined

const withPow = ({ before, event, after }: Happened, id: number, at: string): Happened => ({
  before,
  event,
  after: { ...after, pows: after.pows.map((pow) => (pow.id === id ? { ...pow, at } : pow)) },
})
/** A free grey square that nobody comes to by any rule. */
const elsewhere = ({ after }: Happened) =>
  [...SQUARES.values()].find(
    ({ id, kind, zone }) =>
      kind === 'passage' &&
      zone === 'inner' &&
      !after.guards.includes(id) &&
      !after.pows.some(({ at }) => at === id),
  )?.id ?? ''
const moved = ({ before, after }: Happened) =>
  after.pows.find(({ id, at }) => before.pows.some((pow) => pow.id === id && pow.at !== at))
const isCell = (at: string) => at.startsWith('cell-')

const LIES: Readonly<Record<string, Lie>> = {
  'K5.1: a POW that moves by itself': (happened) => {
    const pow = happened.after.pows.find(
      ({ at, hasEscaped }) => !hasEscaped && squareNamed(at)?.kind === 'room',
    )
    return happened.event.type === 'card.drawn' && pow
      ? withPow(happened, pow.id, elsewhere(happened))
      : undefined
  },
  'K5.1: a step too many': (happened) => {
    const { event, after } = happened
    if (event.type !== 'pow.moved' || after.turn.points === 0) return undefined
    return { ...happened, after: { ...after, turn: { ...after.turn, points: after.turn.points - 1 } } }
  },
  'K5.1: points that nobody threw': (happened) => {
    const { event, before, after } = happened
    if (event.type !== 'dice.thrown' || after.turn.points === before.turn.points) return undefined
    return { ...happened, after: { ...after, turn: { ...after.turn, points: after.turn.points + 1 } } }
  },
  'K3.1: a leap over a wall': (happened) => {
    const { before, event } = happened
    const path = event.data.path as string[] | undefined
    if (event.type !== 'pow.moved' || !path || path.length < 3) return undefined
    const from = before.pows.find(({ id }) => id === event.data.pow)?.at ?? ''
    const [, next = '', ...rest] = path
    const isOneStep = STEPS.get(from)?.some(({ to }) => to === next)
    const isWhite = squareNamed(from)?.kind === 'appel' || squareNamed(next)?.kind === 'appel'
    return isOneStep || isWhite
      ? undefined
      : { ...happened, event: { ...event, data: { ...event.data, path: [next, ...rest] } } }
  },
  'K7.5: a gate that costs nothing': (happened) => {
    const { before, event, after } = happened
    const gates = after.turn.gates.length - before.turn.gates.length
    if (event.type !== 'pow.moved' || gates !== 1) return undefined
    return { ...happened, after: { ...after, equipment: before.equipment, piles: before.piles } }
  },
  'K6.3: a card that comes from nowhere': (happened) => {
    const { after } = happened
    return { ...happened, after: { ...after, piles: { ...after.piles, rope: after.piles.rope + 1 } } }
  },
  'K9.3: an arrest without a cell': (happened) => {
    const pow = moved(happened)
    return happened.event.type === 'guard.moved' && pow && isCell(pow.at)
      ? withPow(happened, pow.id, elsewhere(happened))
      : undefined
  },
  'K9.3: a guard that passes through walls': (happened) => {
    const { before, event, after } = happened
    const guard = event.data.guard as number
    if (event.type !== 'guard.moved' || after.guards[guard] === 'returned') return undefined
    const far = before.guards[guard]?.startsWith('yard') ? 'northditch.2' : 'yard.3'
    if (after.pows.some(({ at }) => at === far) || after.guards.includes(far)) return undefined
    return {
      before,
      event: { ...event, data: { ...event.data, path: [far] } },
      after: { ...after, guards: after.guards.map((at, index) => (index === guard ? far : at)) },
    }
  },
  'K10.1: a General Search with other dice': (happened) => {
    const pow = moved(happened)
    const { before, event } = happened
    if (event.type !== 'dice.thrown' || before.turn.seat !== before.security || !pow || !isCell(pow.at))
      return undefined
    const found = before.pows.find(({ id }) => id === pow.id)
    return squareNamed(found?.at ?? '')?.zone === 'outside'
      ? undefined
      : { ...happened, event: { ...event, data: { series: [[[0, 0]]] } } }
  },
  'K1.1: somebody else has won': (happened) => {
    const { before, event } = happened
    if (event.type !== 'game.ended') return undefined
    const winners = (event.data.winners as number[]).map((seat) => (seat + 1) % before.players)
    return { ...happened, event: { ...event, data: { ...event.data, winners } } }
  },
  'K9.9: a guard that shuts the lodge for good': (happened) => {
    const { before, after } = happened
    const isOver = before.turn.seat === before.security && after.turn.seat !== after.security
    const isQuiet =
      after.markers.length === 0 && !after.pows.some(({ at }) => squareNamed(at)?.zone === 'outside')
    const free = after.guards.findIndex((at) => at.startsWith('court'))
    if (
      !isOver ||
      !isQuiet ||
      free < 0 ||
      after.pows.some(({ at }) => at === 'yard.24') ||
      after.guards.includes('yard.24')
    )
      return undefined
    return {
      ...happened,
      after: { ...after, guards: after.guards.map((at, index) => (index === free ? 'yard.24' : at)) },
    }
  },
}

/** What a random match seldom comes to, from a position that leads there. */
function happenedFrom(
  position: Position,
  happens: readonly Happening[],
  dice: readonly number[] = [],
): readonly Happened[] {
  let match = matchAt(position)
  return told(position, happens, dice).events.flatMap((event) => {
    const before = match.table
    match = colditz.evolve(match, event, colditz.admit(match, event))
    return before && match.table ? [{ before, event: event as SeenEvent, after: match.table }] : []
  })
}

const A = pow(1, 0)
const SELDOM: readonly (readonly Happened[])[] = [
  happenedFrom(
    { turn: 0, did: { appel: 'called' }, guards: ['yard.2'], pows: { [A]: 'yard.5' } },
    [[0, { type: 'throw', for: 'search', again: true }]],
    [2, 3],
  ),
  happenedFrom({ turn: 0, did: THROWN(6), guards: ['court.11'], pows: { [A]: 'court.10' } }, [
    [0, { type: 'move-guard', guard: 0, path: ['court.10'] }],
  ]),
  happenedFrom(
    {
      turn: 1,
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      equipment: { 1: { key: 1 } },
      piles: { key: 5 },
    },
    [[1, { type: 'move-pow', pow: A, path: ['towerdoor', 'towerstair.1'] }]],
  ),
  happenedFrom({ turn: 0, did: THROWN(6), guards: ['court.11'] }, [
    [0, { type: 'move-guard', guard: 0, path: ['court.5', 'court.4'] }],
  ]),
]

test('the judge of Colditz has nothing against what seldom happens', () => {
  for (const happened of SELDOM) {
    const judge = createJudge()
    expect(happened.flatMap(({ before, event, after }) => judge(before, event, after))).toEqual([])
  }
})

describe('the judge of Colditz hears every lie', () => {
  const varied = [...SELDOM, ...[1, 2].map((seed) => randomMatch(seed, 1500))]
  test.each(Object.entries(LIES))('%s', (_, lie) => {
    let lies = 0
    for (const match of varied) {
      let judge = createJudge()
      for (const happened of match) {
        const lied = lie(happened)
        // The judge remembers what it has heard, so a lie is told to one that has heard the truth before.
        if (lied) {
          lies++
          const complaints = judge(lied.before, lied.event, lied.after)
          expect(
            complaints.length,
            `${happened.event.seq} ${JSON.stringify(lied.event.data)}`,
          ).toBeGreaterThan(0)
          judge = createJudge()
          break
        }
        judge(happened.before, happened.event, happened.after)
      }
    }
    expect(lies).toBeGreaterThan(0)
  })
})
