import { extendCourse, gameOf, headOf, type LogEvent, openCourse } from '@getaway/engine'
import { type Claimed, type Database, readAllEvents, type StoredEvent } from '../../store/index.ts'
import type { Loaded } from './owned-match.ts'

/**
 * Folds a match from its record; `ahead` is by how much the database's clock is ahead of the service's (µs).
 * A record that does not read is a fault of ours, and thrown.
 */
export async function loadMatch(database: Database, claimed: Claimed, ahead: number): Promise<Loaded> {
  const { id, epoch, over, dueAt } = claimed
  const events = readAllEvents(database.db, id)
  const { value: first } = await events.next()
  if (!first) throw new Error(`match ${id} has no events`)
  const created = eventOf(first)
  const named = gameOf(created)
  if (!named.ok) throw new Error(`match ${id}: ${named.error}`)
  const game = named.value
  let course = openCourse(game, created)
  const loaded: Omit<Loaded, 'course'> = {
    id,
    game,
    epoch,
    over,
    dueAt,
    record: [{ event: created, after: headOf(course), committedAt: first.committedAt - ahead }],
    answered: new Map(),
  }
  for await (const stored of events) {
    const event = eventOf(stored)
    course = extendCourse(game, course, event)
    const { commandId, commandDigest, actor, seq, hash, committedAt } = stored
    loaded.record.push({ event, after: headOf(course), committedAt: committedAt - ahead })
    if (commandId !== null && commandDigest !== null) {
      const answer = Promise.resolve({ type: 'ack' as const, seq, hash })
      loaded.answered.set(`${actor} ${commandId}`, { digest: commandDigest, answer })
    }
  }
  return { ...loaded, course }
}

function eventOf({ body, hash }: StoredEvent): LogEvent {
  return { ...(JSON.parse(body) as Omit<LogEvent, 'hash'>), hash }
}
