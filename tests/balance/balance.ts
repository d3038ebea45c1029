import { parseArgs } from 'node:util'
import { compareCities } from './cities.ts'
import { learnProspects } from './fugitive/learn.ts'
import { balanceOfFugitive } from './fugitive/strengths.ts'
import { balanceOfStrengths } from './strengths.ts'

/**
 * `npm run balance -- [--game fugitive] [--rounds 400] [--seed 1] [--cities 1,2,3] [--learn 2000]`: the tables of
 * docs/balance.md; or what the strongest fugitive expects, learnt from so many matches.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'chase' },
    rounds: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    cities: { type: 'string' },
    learn: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
if (values.learn !== undefined) learnProspects(Number(values.learn), seed)
else if (values.game === 'fugitive') await balanceOfFugitive(rounds, seed)
else if (values.cities === undefined) await balanceOfStrengths(rounds, seed)
else await compareCities(values.cities.split(',').map(Number), rounds, seed)
