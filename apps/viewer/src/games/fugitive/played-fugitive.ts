import { fugitiveReading } from '@getaway/engine/fugitive'
import type { Played } from '../game-entry.ts'

/** Fugitive: its matches are folded, though there is no table to show them on. */
export const playedFugitive: Played = { game: fugitiveReading, table: undefined }
