import { chaseReading } from '@getaway/engine/chase'
import type { Played } from '../game-entry.ts'
import { chaseTable } from './index.ts'

/** Chase, from its rules to its table. */
export const playedChase: Played = { game: chaseReading, table: chaseTable }
