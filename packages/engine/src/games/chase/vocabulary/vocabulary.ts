import { vocabularyOf } from '../../../people/vocabulary.ts'
import { tileSetProblemOf } from '../pieces/tile-schema.ts'
import { chaseSchemas, type Data } from './events.ts'
import type { ChaseRules } from './rules.ts'

/** What is wrong with the type or the data of an event, in words. */
export function problemsBy({ version }: ChaseRules) {
  return vocabularyOf({
    id: 'chase',
    rules: version,
    schemas: chaseSchemas,
    createdProblem: (created) => createdProblem(created as Data['game.created']),
  })
}

/** What a schema can't say of `game.created`. */
export function createdProblem(data: Data['game.created']): string | undefined {
  const { options } = data
  const table = options.table
  if ([table?.width, table?.height].some((size) => size !== undefined && size % 2 === 0)) {
    return 'game.created: data.options.table must be an odd number of cells wide and high (C2.1)'
  }
  if (options.firstChaser !== undefined && options.firstChaser >= data.players.length) {
    return `game.created: data.options.firstChaser must be a seat from 0 to ${data.players.length - 1}`
  }
  const tiles = tileSetProblemOf(data.tileset)
  return tiles && `game.created: ${tiles}`
}
