import type { LogEvent } from '../../log/event.ts'
import { seatsProblem } from '../../people/player.ts'
import { problemBy } from '../../schema.ts'
import { type ChaseType, chaseSchemas, type Data } from './events.ts'
import { tileSetOf } from './match.ts'
import { tileSetProblem } from './tile-schema.ts'

/** What is wrong with the type or the data of an event, in words. */
export function problemOf(event: LogEvent): string | undefined {
  const schema = Object.hasOwn(chaseSchemas, event.type) ? chaseSchemas[event.type as ChaseType] : undefined
  if (!schema) return `unknown event type ${JSON.stringify(event.type.slice(0, 60))} for a chase match`
  if (
    typeof event.data === 'object' &&
    event.data !== null &&
    (event.data as { hidden?: unknown }).hidden === true
  ) {
    return `${event.type} is a masked copy; take the log that is open after the match's end`
  }
  const problem = problemBy(schema, event.data, 'data')
  if (problem) return `${event.type}: ${problem}`
  return event.type === ('game.created' satisfies ChaseType)
    ? createdProblem(event.data as Data['game.created'])
    : undefined
}

/** What a schema can't say of `game.created`. */
export function createdProblem(data: Data['game.created']): string | undefined {
  const seats = seatsProblem(data.players)
  if (seats) return seats
  const { rules, options } = data
  if (rules !== undefined && rules !== 'chase/1') {
    return `game.created: data.rules ${JSON.stringify(rules.slice(0, 60))} is unknown, this reader knows "chase/1"`
  }
  const table = options.table
  if ([table?.width, table?.height].some((size) => size !== undefined && size % 2 === 0)) {
    return 'game.created: data.options.table must be an odd number of cells wide and high (C2.1)'
  }
  if (options.firstChaser !== undefined && options.firstChaser >= data.players.length) {
    return `game.created: data.options.firstChaser must be a seat from 0 to ${data.players.length - 1}`
  }
  const tiles = tileSetProblem(tileSetOf(data.tileset))
  return tiles && `game.created: ${tiles}`
}
