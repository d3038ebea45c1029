import { vocabularyOf } from '../../../people/vocabulary.ts'
import { colditzSchemas, type Data } from './events.ts'
import { optionsProblem } from './options.ts'

/** What is wrong with the type or the data of an event, in words. */
export const problemOf = vocabularyOf({
  id: 'colditz',
  rules: 'colditz/1',
  schemas: colditzSchemas,
  createdProblem: (created) => {
    const { options, players } = created as Data['game.created']
    const problem = optionsProblem(options, players.length)
    return problem && `game.created: data.options.${problem}`
  },
})
