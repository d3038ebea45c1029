import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Side } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from './app-context.ts'

const NONE: readonly Side[] = []

/** From where a match can be seen once everything is open; while it runs, as a spectator alone. */
export function useSides(viewing: Viewing): readonly Side[] {
  const { language } = useApp()
  const table = viewing.table.value
  const opening = useComputed(() => viewing.known.value?.timeline.stateAfter(0)).value
  const isOpen = useComputed(() => viewing.known.value?.isOver && !viewing.span.value.isLive).value
  return useMemo(
    () => (isOpen && table ? table.sidesOf(opening, language.value) : NONE),
    [isOpen, table, opening, language.value],
  )
}
