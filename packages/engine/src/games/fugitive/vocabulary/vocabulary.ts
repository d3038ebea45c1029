import { vocabularyOf } from '../../../people/vocabulary.ts'
import { addedSchemas, fugitiveSchemas } from './events.ts'

/** What is wrong with the type or the data of an event, in words. */
export const problemOf = vocabularyOf({
  id: 'fugitive',
  rules: 'fugitive/1',
  schemas: { ...fugitiveSchemas, ...addedSchemas },
  createdProblem: () => undefined,
})
