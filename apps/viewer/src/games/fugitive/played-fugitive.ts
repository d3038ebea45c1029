import { fugitiveReading } from '@getaway/engine/fugitive'
import type { PlayedGame } from '../../table/game-entry.ts'
import { fugitiveTable } from './index.ts'

/** Fugitive, from its rules to its table. */
export const playedFugitive: PlayedGame = { game: fugitiveReading, table: fugitiveTable }
