import type { GenericSchema } from 'valibot'
import type { LogEvent } from '../../log/event.ts'
import { problemBy } from '../../schema/schema.ts'
import { type TournamentEvent, tournamentSchemas } from './events.ts'

const schemas: Readonly<Record<string, GenericSchema>> = tournamentSchemas

/** What is wrong with the type or the data of an event, as a sentence; undefined if nothing is. */
export function tournamentProblem({ type, data }: LogEvent): string | undefined {
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
  if (!schema) return `unknown event type ${JSON.stringify(type.slice(0, 60))} for a tournament`
  const problem = problemBy(schema, data, 'data')
  return problem && `${type}: ${problem}`
}

/** Whether `tournamentProblem` has nothing to say against it. */
export function isTournamentEvent(event: LogEvent): event is TournamentEvent {
  return tournamentProblem(event) === undefined
}
