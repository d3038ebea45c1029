import { createTimeline, type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { loadPlaying } from '@getaway/engine/following'
import { expect, it } from 'vitest'
import { faultsOf } from '../../../review/faults-of.ts'
import { openExercise } from '../../../review/learning/open-exercise.ts'
import { chaseExercises } from './exercises.ts'
import { chaseReviewOf } from './review-of.ts'

/** Mistakes of novices, until both kinds have come up. */
async function questions() {
  const found = []
  for (let seed = 1; seed < 40 && found.length < 12; seed++) {
    const players = 2 + (seed % 3)
    const seats = Array.from({ length: players }, () => 'novice')
    const { events } = simulate({ game: chase, id: `m${seed}`, at: 1_000, seats, random: seededRandom(seed) })
    const [created, ...rest] = events as readonly [ChaseEvent, ...ChaseEvent[]]
    const timeline = createTimeline(chase, created, rest)
    const playing = await loadPlaying(created as LogEvent)
    if (!playing.ok) throw new Error(playing.error)
    for (const seat of seats.keys()) {
      for (const act of faultsOf(chaseReviewOf(timeline, seat), seat)) {
        const exercise = chaseExercises.askAgain(timeline, act)
        if (!exercise) throw new Error('a mistake of a novice can be asked again')
        const open = () =>
          openExercise({
            ...{ created: created as LogEvent, timeline: timeline as never, act, exercise },
            ...{ exercises: chaseExercises as never, playing: playing.value, now: () => 0 },
          })
        found.push({ act, open, event: rest.find(({ seq }) => seq === act.seq) })
      }
    }
  }
  return found
}

it('the mistake itself is wrong once more, by its clause; what is shown is right', async () => {
  const all = await questions()
  const [misses, ways] = [new Set<string>(), new Set<string>()]
  for (const { act, open, event } of all) {
    const connection = open()
    expect(connection.standing.value).toMatchObject({ state: 'open', misses: 0 })
    const answer = await connection.send(commandOf(event))
    if (act.kind !== 'tile' || act.figures.fitted !== undefined) {
      expect(answer).toMatchObject({ type: 'refused', clause: act.clause })
      expect(connection.standing.value).toMatchObject({ state: 'open', misses: 1, isWrong: true })
      misses.add(act.kind)
    }
    const way = connection.giveUp()
    if (!way) {
      expect(act.figures.fitted ?? 0).toBe(0)
      continue
    }
    expect(connection.standing.value.state).toBe('shown')
    expect((await connection.send(way)).type).toBe('ack')
    ways.add(act.kind)
    connection.close()
  }
  expect([...misses].toSorted()).toEqual(['marker', 'tile'])
  expect([...ways].toSorted()).toEqual(['marker', 'tile'])
})

it('a right answer ends the question, and what the referee would refuse is no answer', async () => {
  const [question] = (await questions()).filter(({ act }) => act.kind === 'marker')
  const connection = question?.open()
  const right = question?.open().giveUp()
  if (!connection || !right) throw new Error('no novice has marked wrongly')
  expect((await connection.send({ ...right, position: 90 })).type).toBe('refused')
  expect(connection.standing.value).toMatchObject({ state: 'open', misses: 0, isWrong: false })
  expect((await connection.send(right)).type).toBe('ack')
  expect(connection.standing.value).toMatchObject({ state: 'right', misses: 0 })
})

/** What its player had asked for. */
function commandOf(event: ChaseEvent | undefined) {
  if (event?.type === 'marker.placed') {
    const { position, symbol } = event.data
    return { type: 'place-marker', position, symbol }
  }
  if (event?.type === 'tile.placed') {
    const { tile, x, y, rot } = event.data
    return { type: 'place-tile', tile, x, y, rot }
  }
  if (event?.type === 'start.placed' && 'tiles' in event.data) {
    return { type: 'place-start', tiles: event.data.tiles }
  }
  throw new Error(`${event?.type} lays nothing`)
}
