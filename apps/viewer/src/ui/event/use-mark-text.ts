import { GAME_ENTRIES } from '../../games/registry.ts'
import type { MarkKind } from '../../table/marks.ts'
import { useApp } from '../common/app-context.ts'

type Counts = Readonly<Record<string, number>>

/** What is known of a mark by its name; of a game that this viewer does not know, only the name. */
export function markKindOf(mark: string): MarkKind | undefined {
  return GAME_ENTRIES.flatMap(({ marks }) => marks).find(({ id }) => id === mark)
}

export function useMarkLabel() {
  const { language } = useApp()
  return (mark: string) => markKindOf(mark)?.label[language.value] ?? mark
}

/** What was won, in words. */
export function useMarkText() {
  const labelOf = useMarkLabel()
  return (counts: Counts, order: readonly string[]) =>
    order.map((mark) => `${labelOf(mark)}: ${counts[mark] ?? 0}`).join(', ')
}
