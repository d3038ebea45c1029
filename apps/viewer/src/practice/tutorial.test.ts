import type { Match } from '@getaway/engine/chase'
import type { Match as FugitiveMatch } from '@getaway/engine/fugitive'
import { describe, expect, it } from 'vitest'
import { chaseActing } from '../games/chase/acting/index.ts'
import { chaseTutorial } from '../games/chase/tutorial/index.ts'
import { fugitiveActing } from '../games/fugitive/acting/index.ts'
import { fugitiveTutorial } from '../games/fugitive/tutorial/index.ts'
import { holdSeat } from '../playing/held-seat.ts'
import type { AnyActing, HandMove } from '../table/acting.ts'
import type { Advice, TutorialLesson } from '../table/tutorial.ts'
import { openLocalConnection } from './local-connection.ts'
import type { LocalTable } from './messages.ts'
import { movesFor } from './moves-for.ts'
import { createHurriedClock } from './testing/hurried-clock.ts'
import { portWith } from './testing/port-with.ts'

const SEAT = 0
/** More than any lesson needs. */
const MOST_MOVES = 60

/** A learner at the table of a lesson, who can be told what to do and does it. */
async function learnerOf(lesson: TutorialLesson, game = 'chase', acting: AnyActing = chaseActing) {
  const clock = createHurriedClock()
  const table: LocalTable = {
    ...{ id: lesson.id, game, options: lesson.options as LocalTable['options'], name: 'Ada' },
    opponent: { type: 'lesson', lesson: lesson.id, name: 'Opponent' },
  }
  const connection = openLocalConnection(portWith(clock), table)
  const seat = holdSeat(connection)
  const read = (async () => {
    for await (const item of connection.items) {
      if (item.type === 'shown' && !seat.match) await seat.prepare(item.event)
      seat.take(item)
    }
  })()
  let hand = acting.empty
  const view = () => seat.match?.state as Match
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    /** The first step that is not done, with its advice; undefined: all are. */
    next(isHelped = false): { readonly step: string; readonly advice: Advice } | undefined {
      for (const { id, adviceOn } of lesson.steps) {
        const advice = adviceOn(view(), hand, isHelped)
        if (advice) return { step: id, advice }
      }
      return undefined
    },
    view,
    prison: () => ({ x: view().prison.x, y: view().prison.y }),
    /** Moves the hand; tells why a wish was taken back. */
    async move(...moves: readonly HandMove[]) {
      for (const move of moves) {
        const acted = acting.act(view(), SEAT, hand, move)
        hand = acted.hand
        if (!acted.wish) continue
        const ended = seat.act(acted.wish).ended
        await settle()
        const standing = await ended
        hand = acting.keep(view(), SEAT, hand)
        if (standing.type === 'takenBack') return standing
      }
      return undefined
    },
    /** Lets the others play until nothing happens of itself. */
    async pass() {
      const isOn = clock.pass()
      await settle()
      return isOn
    },
    async begin() {
      await settle()
      while (await this.pass());
    },
    async close() {
      connection.close()
      await read
    },
  }
}

const LESSONS = [
  ...chaseTutorial.lessons.map((lesson) => ({ game: 'chase', lesson, acting: chaseActing as AnyActing })),
  ...fugitiveTutorial.lessons.map((lesson) => ({
    game: 'fugitive',
    lesson,
    acting: fugitiveActing as AnyActing,
  })),
]

describe.each(LESSONS)('the lesson “$lesson.id” of $game', ({ game, lesson, acting }) => {
  it('a learner who does what it points at comes to its end, and nothing is taken back', async () => {
    const learner = await learnerOf(lesson, game, acting)
    await learner.begin()
    const steps = new Set<string>()
    for (let move = 0; move < MOST_MOVES; move++) {
      const next = learner.next(true)
      if (!next) break
      steps.add(next.step)
      const { act } = next.advice
      if (act !== undefined && act !== 'turn') expect(acting.acts.map((one) => one.act)).toContain(act)
      expect(await learner.move(...movesFor(next.advice))).toBeUndefined()
      while (await learner.pass());
    }
    expect(learner.next(true)).toBeUndefined()
    expect([...steps]).toEqual(lesson.steps.map(({ id }) => id))
    await learner.close()
  })
})

it('Fugitive: a learner who says another number first sees it struck out, and finds all in the end', async () => {
  const lesson = fugitiveTutorial.lessons[1] ?? never()
  const learner = await learnerOf(lesson, 'fugitive', fugitiveActing)
  const state = () => learner.view() as unknown as FugitiveMatch
  await learner.begin()
  const follow = async (until: () => boolean) => {
    for (let move = 0; !until() && move < MOST_MOVES; move++) {
      await learner.move(...movesFor(learner.next()?.advice ?? never()))
      while (await learner.pass());
    }
  }
  await follow(() => state().table?.steps[0]?.type === 'guess')
  await learner.move({ type: 'choose', key: '1' }, { type: 'act', act: 'guess' })
  while (await learner.pass());
  expect(state().table?.guesses).toMatchObject([{ numbers: [1], isRight: false }])
  expect(learner.next()?.step).toBe('guess')
  await follow(() => learner.next() === undefined)
  expect(state().over?.how).toBe('ended')
  await learner.close()
})

it('Fugitive: a learner who says both numbers at once wins at once', async () => {
  const learner = await learnerOf(fugitiveTutorial.lessons[1] ?? never(), 'fugitive', fugitiveActing)
  await learner.begin()
  for (const act of ['draw-1', 'draw-2']) await learner.move({ type: 'act', act })
  for (const key of ['2', '5']) await learner.move({ type: 'choose', key })
  await learner.move({ type: 'act', act: 'guess' })
  expect(learner.next()).toBeUndefined()
  await learner.close()
})

it('Fugitive: a hideout that is laid otherwise than one is told leads on all the same', async () => {
  const learner = await learnerOf(fugitiveTutorial.lessons[0] ?? never(), 'fugitive', fugitiveActing)
  await learner.begin()
  const take = (card: number): HandMove[] => [
    { type: 'grasp', piece: `card ${card}`, at: undefined },
    { type: 'pick' },
  ]
  await learner.move(...take(1), ...take(2), { type: 'put-down' }, { type: 'act', act: 'pass' })
  const steps = new Set<string>()
  for (let move = 0; move < MOST_MOVES && learner.next(); move++) {
    while (await learner.pass());
    const next = learner.next()
    if (!next) break
    steps.add(next.step)
    await learner.move(...movesFor(next.advice))
    while (await learner.pass());
  }
  expect(learner.next()).toBeUndefined()
  expect([...steps]).toContain('bluff')
  await learner.close()
})

it('a tile whose streets do not meet is taken back with its clause, and the step is open again', async () => {
  const [lesson] = chaseTutorial.lessons
  if (!lesson) throw new Error('there is no lesson')
  const learner = await learnerOf(lesson)
  await learner.begin()
  await learner.move(...movesFor(learner.next()?.advice ?? never()))
  await learner.move(...movesFor(learner.next()?.advice ?? never()))
  expect(learner.next()?.step).toBe('turn')
  await learner.move(...movesFor(learner.next()?.advice ?? never()))
  const turned = learner.next()?.advice
  // As it was dealt, and not as it is said.
  expect(turned?.act).toBe('turn')
  const back = await learner.move({ type: 'tap', at: turned?.cell ?? never() })
  expect(back).toMatchObject({ because: 'refused' })
  expect(learner.next()?.step).toBe('lay')
  await learner.close()
})

it.each([
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
])(
  'wherever the first tile goes, here %s of the prison, the second is shown a free place',
  async (_, x, y) => {
    const [lesson] = chaseTutorial.lessons
    if (!lesson) throw new Error('there is no lesson')
    const learner = await learnerOf(lesson)
    await learner.begin()
    await learner.move(...movesFor(learner.next()?.advice ?? never()))
    const prison = learner.prison()
    const first = { x: prison.x + x, y: prison.y + y }
    expect(await learner.move({ type: 'tap', at: first })).toBeUndefined()
    const next = learner.next()
    expect(next?.step).toBe('turn')
    expect([prison, first]).not.toContainEqual(next?.advice.cell ?? never())
    await learner.close()
  },
)

function never(): never {
  throw new Error('there is no advice')
}
