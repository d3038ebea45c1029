import { parseArgs } from 'node:util'
import { compareCities } from './cities.ts'
import { balanceOfStrengths } from './strengths.ts'

/** `npm run balance -- [--rounds 400] [--seed 1] [--cities 1,2,3]`: the tables of docs/balance.md. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    cities: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
if (values.cities === undefined) await balanceOfStrengths(rounds, seed)
else await compareCities(values.cities.split(',').map(Number), rounds, seed)
