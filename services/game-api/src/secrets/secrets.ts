import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Random, Sha256 } from '@getaway/engine'

export const sha256: Sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** For deals that nobody may guess. */
export const secretRandom: Random = (bound) => randomInt(bound)

export const newSalt = () => randomBytes(16).toString('hex')
