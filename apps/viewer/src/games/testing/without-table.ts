import { fugitiveReading } from '@getaway/engine/fugitive'
import type { GameEntry } from '../../table/game-entry.ts'
import { fugitiveEntry } from '../fugitive/entry.ts'
import { GAME_ENTRIES } from '../registry.ts'

/** A game whose rules are there, and whose table is not written yet. */
export const WITHOUT_TABLE = 'without-table'

const entry: GameEntry = {
  ...fugitiveEntry,
  id: WITHOUT_TABLE,
  versions: [
    {
      rules: `${WITHOUT_TABLE}/1`,
      load: async () => ({ game: { ...fugitiveReading, id: WITHOUT_TABLE }, table: undefined }),
    },
  ],
}

/** Registers it for the tests of a file; what comes back takes it away again. */
export function registerWithoutTable(): () => void {
  const entries = GAME_ENTRIES as GameEntry[]
  entries.push(entry)
  return () => {
    entries.splice(entries.indexOf(entry), 1)
  }
}
