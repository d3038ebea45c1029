import { premise } from '../../figures.ts'
import { takeRounds } from '../../rounds.ts'
import { folding } from './folding.ts'
import { hashing } from './hashing.ts'
import { judging } from './judging.ts'

const contenders = { ...folding, ...hashing, ...judging }

/** All that can be measured of the engine, each in a process of its own: its name, then a log or a folder of logs. */
export type EngineContender = keyof typeof contenders

const [name = '', files = ''] = process.argv.slice(2)
premise(Object.hasOwn(contenders, name), `there is no contender ${name}`)
takeRounds(await contenders[name as EngineContender](files))
