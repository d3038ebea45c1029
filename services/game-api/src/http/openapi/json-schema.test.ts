import { newestGames } from '@getaway/engine'
import { expect, test } from 'vitest'
import { commandSchemasOf } from './json-schema.ts'

test.each(newestGames())('$id: each command by its name, with what goes with it', (game) => {
  const commands = commandSchemasOf(game)
  const types = commands.map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
  expect(types).toEqual(expect.arrayContaining(['get-ready', 'leave', 'abandon-game']))
  for (const { schema } of commands) {
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema.required).toContain('type')
  }
  const ofOrganiser = commands.flatMap(({ type, by }) => (by === 'organiser' ? [type] : []))
  expect(ofOrganiser.toSorted()).toEqual([...game.organiserCommands].toSorted())
})
