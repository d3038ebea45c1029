import { useMemo } from 'preact/hooks'
import type { TableStatus } from '../games/game-table.ts'
import type { Language } from '../language/language.ts'
import type { Viewing } from '../viewing/viewing.ts'

/** The table in words: anew with each event, not with each frame. */
export function useTableStatus(viewing: Viewing, language: Language): TableStatus | undefined {
  const [known, table, index] = [viewing.known.value, viewing.table.value, viewing.index.value]
  return useMemo(
    () => (known && table ? table.statusAt(known.timeline, viewing.instant.peek(), language) : undefined),
    [known, table, index, language],
  )
}
