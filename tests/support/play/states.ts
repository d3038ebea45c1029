import { isDeepStrictEqual } from 'node:util'
import {
  type AnyGame,
  type Audience,
  createRedactor,
  createTimeline,
  extendCourse,
  gameOf,
  type LiveCourse,
  type LogEvent,
  openCourse,
  type Shown,
  unwrap,
} from '@getaway/engine'
import { playOf } from './games-at-random.ts'

/** The game that a log is of. */
export function gameIn([created]: readonly LogEvent[]): AnyGame {
  if (!created) throw new Error('an empty log')
  return unwrap(gameOf(created))
}

/** The states of a match as each event came in, the last of them being how it stands. */
export function statesOf(log: readonly LogEvent[]): readonly unknown[] {
  const [created, ...rest] = log as readonly [LogEvent, ...LogEvent[]]
  const line = createTimeline(gameIn(log), created)
  const states = [line.stateAfter(0)]
  for (const event of rest) {
    line.push(event)
    states.push(line.stateAfter(line.length))
  }
  return states
}

/** The live match that has recorded so much. */
export function courseOf<State = unknown, Event extends LogEvent = LogEvent>(
  log: readonly Event[],
): LiveCourse<State, Event> {
  const [created, ...rest] = log as readonly [Event, ...Event[]]
  const game = gameIn(log)
  let course: LiveCourse<State, Event> = openCourse(game, created)
  for (const event of rest) course = extendCourse(game, course, event)
  return course
}

/** What an audience gets, event by event. */
export function streamFor(
  audience: Audience,
  log: readonly LogEvent[],
  states: readonly unknown[] = statesOf(log),
): readonly Shown[] {
  const redactor = createRedactor(gameIn(log), audience)
  return log.map((event, index) => redactor.show(event, states[index]))
}

/** Whether somebody's own fold shows what their audience may see of the whole one. */
export function isSeenAlike(game: AnyGame, own: unknown, whole: unknown, audience: Audience): boolean {
  const mine = game.viewOf(own, audience)
  const theirs = game.viewOf(whole, audience)
  return playOf(game).moving.every((field) => isDeepStrictEqual(mine[field], theirs[field]))
}
