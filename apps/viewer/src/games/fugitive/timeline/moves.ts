import type { Entry } from '@getaway/engine'
import { ESCAPE, type FugitiveEvent, type Match } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { ToldLater, ToldMove } from '../../../table/told-move.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { isKnownTo } from '../telling/known-to.ts'
import { sayOfMove } from '../telling/move-words.ts'
import { sayMove } from '../telling/say-move.ts'
import { sayShown } from '../telling/say-shown.ts'
import { toldRow } from '../telling/told-row.ts'
import { toldTimesOf } from '../telling/told-times.ts'

const DECISIONS = new Set<string>([
  'guess.answered',
  'event.resolved',
  'events.shuffled',
  'manhunt.begun',
  'game.ended',
  'game.abandoned',
] satisfies FugitiveEvent['type'][])

/** Every event that there is something to tell of; the first act of each turn begins a chapter. */
export function fugitiveMovesOf(timeline: FugitiveTimeline, language: Language, side: string): ToldMove[] {
  const moves: ToldMove[] = []
  const times = toldTimesOf(timeline)
  const shown = shownLater(timeline, language, side)
  const recorded = timeline.own?.recorded ?? Number.POSITIVE_INFINITY
  let known = 0
  let turn = 0
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    const said = entry && saidOnce(entry, language, side)
    if (!entry || said === undefined) continue
    const { seq, at, type } = entry.event
    const by = byOf(entry.event)
    const now = by !== undefined ? (timeline.stateAfter(index).table?.turn.number ?? 0) : turn
    const isFirst = now > turn
    turn = Math.max(turn, now)
    known = Math.max(known, times.toldFrom(entry.event))
    moves.push({
      seq,
      index,
      at,
      knownFrom: known,
      text: isFirst ? sayOfMove(language, 'say.turn', { n: turn, said }) : said,
      kind: isFirst ? 'chapter' : DECISIONS.has(type) ? 'decision' : 'act',
      seat: by,
      isPending: seq > recorded,
      ...(shown.has(seq) && { shown: shown.get(seq) }),
    })
  }
  return moves
}

/** Who did it, or for whom it was done (F3.5); undefined: the referee. */
function byOf(event: FugitiveEvent): number | undefined {
  if (event.type === 'step.lapsed') return event.data.seat
  return typeof event.by === 'number' ? event.by : undefined
}

/** What hideouts were, for those who saw only their backs when they were placed. */
function shownLater(timeline: FugitiveTimeline, language: Language, side: string) {
  const shown = new Map<number, ToldLater>()
  for (const hideout of toldRow(timeline)) {
    const { seq, card } = hideout.at
    if (card === undefined || card === ESCAPE || isKnownTo(side, 'fugitive')) continue
    shown.set(seq, { text: sayShown(hideout, language), knownFrom: hideout.upFrom })
  }
  return shown
}

type Said = WeakMap<Entry<Match, FugitiveEvent>, ReadonlyMap<string, string | undefined>>

/** Live, the whole list is asked for with every event: what has been said of an entry stays as it is. */
const said: Readonly<Record<Language, Said>> = { en: new WeakMap(), it: new WeakMap() }

function saidOnce(entry: Entry<Match, FugitiveEvent>, language: Language, side: string): string | undefined {
  const known = said[language].get(entry)
  if (known?.has(side)) return known.get(side)
  const text = sayMove(entry, side, language)
  said[language].set(entry, new Map([...(known ?? []), [side, text]]))
  return text
}
