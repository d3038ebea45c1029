import { useMemo } from 'preact/hooks'
import type { AnyBroadcasting, Gamble, Race } from '../../table/broadcasting.ts'
import type { InsightAnswers } from '../../table/insight.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp } from '../common/app-context.ts'
import type { OpenInsight } from '../insight/use-reckoner.ts'
import { useRaces } from './use-races.ts'

/** What decides something, and is worth a photo: a race of hands, or a choice made without knowing. */
export type Moment = { readonly key: string; readonly at: number } & (
  | { readonly type: 'race'; readonly race: Race }
  | { readonly type: 'gamble'; readonly gamble: Gamble }
)

export interface KnownMoments {
  readonly broadcasting: AnyBroadcasting
  /** As far as they may be known. */
  readonly moments: readonly Moment[]
  /** There may be more once their odds are worked out, or the match is over. */
  readonly isOpen: boolean
}

const NO_ANSWERS: InsightAnswers = () => undefined

/** Undefined until the game's part has come; `none`: it tells of no such moments. */
export function useMoments(
  course: ViewingCourse,
  insight: OpenInsight | undefined,
): KnownMoments | 'none' | undefined {
  const { language } = useApp()
  const known = useRaces(course)
  const match = course.viewing.told.known.value
  const until = course.knownUntil.value
  const answers = insight?.reckoner.answers.value ?? NO_ANSWERS
  const broadcasting = known && known !== 'none' ? known.broadcasting : undefined
  const gambles = useMemo(
    () => (match && broadcasting?.gamblesOf?.(match.timeline, language.value, answers)) ?? [],
    [match, broadcasting, language.value, answers],
  )
  if (!known || known === 'none') return known
  const races = known.races.map((race): Moment => ({ type: 'race', key: race.key, at: race.at, race }))
  const guesses = gambles
    .filter(({ knownFrom }) => knownFrom <= until)
    .map((gamble): Moment => ({ type: 'gamble', key: gamble.key, at: gamble.at, gamble }))
  return {
    broadcasting: known.broadcasting,
    moments: [...races, ...guesses].sort((one, other) => one.at - other.at),
    isOpen: known.broadcasting.gamblesOf !== undefined && insight?.reckoner.whole.value === undefined,
  }
}
