import { useMemo } from 'preact/hooks'
import type { AnyBroadcasting, Race } from '../../table/broadcasting.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useBroadcasting } from '../broadcast/use-broadcasting.ts'
import { useApp } from '../common/app-context.ts'

export interface KnownRaces {
  readonly broadcasting: AnyBroadcasting
  /** As far as they may be known. */
  readonly races: readonly Race[]
}

/** Undefined until the game's part has come; a game without one has no races. */
export function useRaces({ viewing, knownUntil }: ViewingCourse): KnownRaces | 'none' | undefined {
  const { language } = useApp()
  const table = viewing.table.value
  const broadcasting = useBroadcasting(viewing)
  const [match, until] = [viewing.told.known.value, knownUntil.value]
  const all = useMemo(
    () => (match && broadcasting ? broadcasting.racesOf(match.timeline, language.value) : []),
    [match, broadcasting, language.value],
  )
  if (table && !table.loadBroadcasting) return 'none'
  if (!broadcasting) return undefined
  return { broadcasting, races: all.filter(({ knownFrom }) => knownFrom <= until) }
}
