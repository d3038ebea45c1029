import { useMemo } from 'preact/hooks'
import type { Language } from '../../language/language.ts'
import type { TableStatus } from '../../table/table-status.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** The table in words, updated with each event and beat, not with each frame. */
export function useTableStatus(viewing: Viewing, language: Language): TableStatus | undefined {
  const { known, plan, beat } = viewing.told
  const [match, table, lying] = [known.value, viewing.table.value, plan.value]
  return useMemo(
    () =>
      match && table && lying
        ? table.statusOf(match.timeline, lying, viewing.posed.peek(), language)
        : undefined,
    [match, table, lying, beat.value, language],
  )
}
