import { fugitiveReading } from '@getaway/engine/fugitive'
import type { PlayedGame } from '../../table/game-entry.ts'

/** Fugitive: its matches are folded, though there is no table to show them on. */
export const playedFugitive: PlayedGame = { game: fugitiveReading, table: undefined }
