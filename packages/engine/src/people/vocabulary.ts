import type { GenericSchema } from 'valibot'
import type { LogEvent } from '../log/event.ts'
import { maskedProblem } from '../log/masked.ts'
import { problemBy } from '../schema/schema.ts'
import { seatsProblem } from './player.ts'

interface Vocabulary {
  readonly id: string
  readonly rules: string
  /** Of the data of each event. */
  readonly schemas: Readonly<Record<string, GenericSchema>>
  /** What the schema of `game.created` can't say. */
  createdProblem(created: object): string | undefined
}

/** Says what is wrong with the type or the data of an event, in words. */
export function vocabularyOf({ id, rules, schemas, createdProblem }: Vocabulary) {
  return ({ type, data }: LogEvent): string | undefined => {
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
    if (!schema) return `unknown event type ${JSON.stringify(type.slice(0, 60))} for a ${id} match`
    const masked = maskedProblem({ type, data })
    if (masked) return masked
    const problem = problemBy(schema, data, 'data')
    if (problem) return `${type}: ${problem}`
    if (type !== 'game.created') return undefined
    // Its schema has found both to be there and well formed.
    const created = data as { players: readonly { seat: number }[]; rules?: string }
    if (created.rules !== undefined && created.rules !== rules) {
      return `game.created: data.rules ${JSON.stringify(created.rules.slice(0, 60))} is unknown, this reader knows ${JSON.stringify(rules)}`
    }
    return seatsProblem(created.players) ?? createdProblem(created)
  }
}
