import { createTimeline, type LogEvent, type Timeline } from '@getaway/engine'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { AuditedStage } from '../../../audit/audit-session.ts'
import { eventsOfLog } from '../../../audit/events-of-log.ts'
import { gameEntryOf, playedBy } from '../../../games/registry.ts'
import type { Language } from '../../../language/language.ts'
import { type Photo, photoOf } from '../../../photo/photo-of.ts'
import type { AnyAuditing } from '../../../table/auditing.ts'
import type { AnyBroadcasting } from '../../../table/broadcasting.ts'
import type { PlayedGame } from '../../../table/game-entry.ts'

/** The match played again by the rules that its log names. */
export interface Replay {
  readonly timeline: Timeline<unknown, LogEvent>
  readonly game: PlayedGame['game']
  /** After the last event. */
  readonly state: unknown
  readonly broadcasting: AnyBroadcasting | undefined
}

/** The game's own words of an audit; undefined until they are there, null where it has none. */
export function useAuditing(game: string): AnyAuditing | null | undefined {
  const [auditing, setAuditing] = useState<AnyAuditing | null>()
  useEffect(() => {
    let isHere = true
    const loaded = gameEntryOf(game)?.loadAuditing?.() ?? Promise.resolve(null)
    loaded.then((it) => isHere && setAuditing(it), reportError)
    return () => {
      isHere = false
    }
  }, [game])
  return auditing
}

/** Undefined until it is there: the verdict does not wait for it. */
export function useReplay({ log, bytes }: Pick<AuditedStage, 'log' | 'bytes'>): Replay | undefined {
  const [replay, setReplay] = useState<Replay>()
  useEffect(() => {
    let isHere = true
    replayOf(log.created, bytes, log.report.cut !== undefined).then(
      (it) => isHere && setReplay(it),
      reportError,
    )
    return () => {
      isHere = false
    }
  }, [bytes])
  return replay
}

async function replayOf(created: LogEvent, bytes: Uint8Array, isCut: boolean): Promise<Replay | undefined> {
  const played = await playedBy(created)
  if (!played) return undefined
  const broadcasting = await played.table?.loadBroadcasting?.()
  const [, ...events] = eventsOfLog(bytes, isCut)
  const timeline = createTimeline(played.game, created, events)
  return { timeline, game: played.game, state: timeline.stateAfter(timeline.length), broadcasting }
}

/** The races of the match with the stamps of each hand; undefined until they are known. */
export function usePhotos(replay: Replay | undefined, language: Language): readonly Photo[] | undefined {
  return useMemo(() => {
    if (!replay) return undefined
    const { timeline, game, broadcasting } = replay
    if (!broadcasting) return []
    return broadcasting.racesOf(timeline, language).flatMap((race) => {
      const photo = photoOf(race, { timeline, game }, broadcasting.raceTypes)
      return photo ? [photo] : []
    })
  }, [replay, language])
}
