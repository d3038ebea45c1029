import { colditzReading } from '@getaway/engine/colditz'
import type { PlayedGame } from '../../table/game-entry.ts'

/** Colditz, by its rules alone: there is no table yet. */
export const playedColditz: PlayedGame = { game: colditzReading, table: undefined }
