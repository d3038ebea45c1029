import { type AnyGame, strict } from '@getaway/engine'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** A schema as JSON Schema: what is taken, or what is answered. */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // What JSON Schema cannot say, such as what a log can carry, is told by the problem.
    errorMode: 'ignore',
  })
  return made
}

/** What may be asked for in a game: by its rules alone, so that it tells nothing of how a match stands. */
export interface CommandSchema {
  readonly type: string
  readonly by: 'seat' | 'organiser'
  readonly schema: JsonSchema
}

export function commandSchemasOf({ commands, organiserCommands }: AnyGame): readonly CommandSchema[] {
  const { anyOf, oneOf } = jsonSchemaOf(strict(commands), 'input')
  return ((anyOf ?? oneOf ?? []) as JsonSchema[]).map((schema) => {
    const named = schema.properties?.type as JsonSchema | undefined
    const type = String(named?.const)
    return { type, by: organiserCommands.includes(type) ? 'organiser' : 'seat', schema }
  })
}
