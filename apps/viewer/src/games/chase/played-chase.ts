import { chaseReading } from '@getaway/engine/chase'
import type { PlayedGame } from '../../table/game-entry.ts'
import { chaseTable } from './index.ts'

/** Chase, from its rules to its table. */
export const playedChase: PlayedGame = { game: chaseReading, table: chaseTable }
