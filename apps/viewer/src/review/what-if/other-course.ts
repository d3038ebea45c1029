import { createTimeline, type FollowedTimeline, type LogEvent, restamped } from '@getaway/engine'
import type { Known } from '../../feed/match-store.ts'
import type { AnyReviewing, ChapterReview, MatchReview } from '../../table/reviewing.ts'

export interface RaceRule {
  readonly policy: 'arrival' | 'fair'
  readonly capMs: number
}

/** What became of an action: dropped, where the table on which it was done would not have been there. */
export type Fate = 'counts' | 'late' | 'dropped'

/** An action with another fate than in the match. */
export interface ChangedAct {
  readonly seq: number
  readonly by: number
  readonly type: string
  /** In the match. */
  readonly at: number
  readonly was: Fate
  readonly would: Fate
}

/** A chapter that would have gone another way; undefined on a side where it has none. */
export interface ChangedChapter {
  readonly number: number
  readonly was: ChapterReview | undefined
  readonly would: ChapterReview | undefined
}

/** The same match as another rule of time would have had it. */
export interface OtherCourse {
  readonly timeline: FollowedTimeline
  readonly review: MatchReview
  readonly acts: readonly ChangedAct[]
  readonly chapters: readonly ChangedChapter[]
  /** The first instant at which it goes another way; undefined: nothing would have changed. */
  readonly partsAt: number | undefined
}

interface Played extends Pick<Known, 'game' | 'created' | 'timeline'> {
  readonly review: MatchReview
}

/** Stamps every action of a finished match again and folds it by the same rules (C10.6). */
export function otherCourse(
  { game, created, timeline, review }: Played,
  rule: RaceRule,
  reviewing: Pick<AnyReviewing, 'reviewOf'>,
  isRace: (type: string) => boolean,
): OtherCourse {
  const [first = created, ...events] = restamped([created, ...eventsOf(timeline)], rule, isRace)
  const other = createTimeline(game, first, events)
  const would = reviewing.reviewOf(other, review.seat)
  const acts = changedActs(timeline, other)
  const chapters = changedChapters(review, would)
  const partings = [
    ...acts.map(({ at }) => at),
    ...chapters.flatMap(({ was, would }) => [was?.why?.at, would?.why?.at].filter((at) => at !== undefined)),
  ]
  const partsAt = partings.length > 0 ? Math.min(...partings) : undefined
  return { timeline: other, review: would, acts, chapters, partsAt }
}

function eventsOf(timeline: FollowedTimeline): readonly LogEvent[] {
  const events: LogEvent[] = []
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event) events.push(event)
  }
  return events
}

function changedActs(played: FollowedTimeline, other: FollowedTimeline): readonly ChangedAct[] {
  const fates = new Map(fatesIn(other).map(({ event, fate }) => [event.seq, fate]))
  return fatesIn(played)
    .flatMap(({ event: { seq, by, type, at }, fate: was }) => {
      const would = fates.get(seq)
      return would === undefined || would === was || typeof by !== 'number'
        ? []
        : [{ seq, by, type, at, was, would }]
    })
    .toSorted((one, another) => one.at - another.at || one.seq - another.seq)
}

function fatesIn(timeline: FollowedTimeline): readonly { readonly event: LogEvent; readonly fate: Fate }[] {
  const all: { event: LogEvent; fate: Fate }[] = []
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (!entry || entry.admission.type === 'passed-over') continue
    const { type } = entry.admission
    all.push({
      event: entry.event,
      fate: type === 'applies' ? 'counts' : type === 'late' ? 'late' : 'dropped',
    })
  }
  return all
}

function changedChapters(played: MatchReview, other: MatchReview): readonly ChangedChapter[] {
  const numbers = new Set([...played.chapters, ...other.chapters].map(({ number }) => number))
  return [...numbers]
    .toSorted((one, another) => one - another)
    .map((number) => ({
      number,
      was: played.chapters.find((chapter) => chapter.number === number),
      would: other.chapters.find((chapter) => chapter.number === number),
    }))
    .filter(({ was, would }) => endOf(was) !== endOf(would))
}

/** What decided it and for whom; its instant may be another by the same stamp. */
function endOf(chapter: ChapterReview | undefined): string {
  if (!chapter?.why) return String(chapter?.counts)
  const { winners, clause, seq } = chapter.why
  return `${winners.join()} ${clause} ${seq} ${chapter.counts}`
}
