import type { LogEvent } from '../../log/event.ts'
import { seatsProblem } from '../../people/player.ts'
import { problemBy } from '../../schema.ts'
import { type Data, type FugitiveType, fugitiveSchemas } from './events.ts'

/** What is wrong with the type or the data of an event, in words. */
export function problemOf(event: LogEvent): string | undefined {
  const { type, data } = event
  const schema = Object.hasOwn(fugitiveSchemas, type) ? fugitiveSchemas[type as FugitiveType] : undefined
  if (!schema) return `unknown event type ${JSON.stringify(type.slice(0, 60))} for a fugitive match`
  if (typeof data === 'object' && data !== null && 'hidden' in data && data.hidden === true) {
    return `${type} is a masked copy; take the log that is open after the match's end`
  }
  const problem = problemBy(schema, data, 'data')
  if (problem) return `${type}: ${problem}`
  return type === ('game.created' satisfies FugitiveType)
    ? createdProblem(data as Data['game.created'])
    : undefined
}

/** What a schema can't say of `game.created`. */
function createdProblem({ players, rules }: Data['game.created']): string | undefined {
  if (rules !== undefined && rules !== 'fugitive/1') {
    return `game.created: data.rules ${JSON.stringify(rules.slice(0, 60))} is unknown, this reader knows "fugitive/1"`
  }
  return seatsProblem(players)
}
