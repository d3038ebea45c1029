import { useMemo } from 'preact/hooks'
import type { Language } from '../../language/language.ts'
import type { TableStatus } from '../../table/table-status.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** The table in words, updated with each event and beat, not with each frame. */
export function useTableStatus(viewing: Viewing, language: Language): TableStatus | undefined {
  const [known, table, plan, beat] = [
    viewing.known.value,
    viewing.table.value,
    viewing.plan.value,
    viewing.beat.value,
  ]
  return useMemo(
    () =>
      known && table && plan
        ? table.statusOf(known.timeline, plan, viewing.posed.peek(), language)
        : undefined,
    [known, table, plan, beat, language],
  )
}
