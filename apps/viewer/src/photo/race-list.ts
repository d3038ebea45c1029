import type { Client, MatchSummary } from '@getaway/client'
import { createTimeline, type LogEvent } from '@getaway/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import { eventsOf } from '../feed/events-of.ts'
import { playedBy } from '../games/registry.ts'
import type { Language } from '../language/language.ts'
import { photoOf } from './photo-of.ts'

/** One race of a match, and how close it was. */
export interface ListedRace {
  readonly match: string
  readonly players: readonly string[]
  /** µs into the match. */
  readonly into: number
  readonly title: string
  readonly sentence: string
  readonly clause: string
  /** µs between the first hand and the next. */
  readonly margin: number
  /** The other policy would have said otherwise. */
  readonly isChanged: boolean
}

export interface RaceList {
  /** The closest first. */
  readonly races: ReadonlySignal<readonly ListedRace[]>
  readonly progress: ReadonlySignal<{ readonly read: number; readonly all: number | undefined }>
  readonly problem: ReadonlySignal<string | undefined>
  dispose(): void
}

export type RacesWanted = { readonly match: string } | { readonly event: string }

type Asked = Pick<Client, 'allMatches' | 'readMatch' | 'readEvents'>

/** So that the page of a long event stays quick, and the service is not asked for everything. */
const MOST_MATCHES = 100

/** Reads the matches one after the other, and tells of their races as they come. */
export function createRaceList(client: Asked, wanted: RacesWanted, language: Language): RaceList {
  const races = signal<readonly ListedRace[]>([])
  const progress = signal<{ read: number; all: number | undefined }>({ read: 0, all: undefined })
  const problem = signal<string | undefined>(undefined)
  let isOpen = true

  const run = async () => {
    const matches = await matchesOf(client, wanted)
    for (const [index, match] of matches.entries()) {
      progress.value = { read: index, all: matches.length }
      const found = await racesIn(await eventsOf(client, match.id), match, language)
      if (!isOpen) return
      races.value = [...races.peek(), ...found].toSorted((one, other) => one.margin - other.margin)
    }
    progress.value = { read: matches.length, all: matches.length }
  }
  run().catch((error: unknown) => {
    if (isOpen) problem.value = error instanceof Error ? error.message : String(error)
  })
  return {
    races,
    progress,
    problem,
    dispose() {
      isOpen = false
    },
  }
}

async function matchesOf(client: Asked, wanted: RacesWanted): Promise<readonly MatchSummary[]> {
  if ('match' in wanted) return [await client.readMatch(wanted.match)]
  const found: MatchSummary[] = []
  for await (const match of client.allMatches({ event: wanted.event, limit: 50 })) {
    found.push(match)
    if (found.length >= MOST_MATCHES) break
  }
  return found
}

/** The races of a log as far as its last event: what the public may not know yet is left out. */
export async function racesIn(
  [created, ...events]: readonly LogEvent[],
  { id, players }: Pick<MatchSummary, 'id' | 'players'>,
  language: Language,
): Promise<readonly ListedRace[]> {
  const played = created && (await playedBy(created))
  const broadcasting = await played?.table?.loadBroadcasting?.()
  if (!created || !played || !broadcasting) return []
  const timeline = createTimeline(played.game, created, events)
  const last = timeline.entryAt(timeline.length - 1)?.event.at ?? created.at
  const known = broadcasting.racesOf(timeline, language).filter(({ knownFrom }) => knownFrom <= last)
  return known.flatMap((race) => {
    const photo = photoOf(race, { timeline, game: played.game }, broadcasting.raceTypes)
    if (!photo) return []
    const { title, sentence, clause, at } = race
    return {
      ...{ match: id, players: players.map(({ name }, seat) => name ?? `${seat + 1}`) },
      ...{ title, sentence, clause, into: Math.max(0, at - created.at) },
      margin: photo.margin,
      isChanged: !photo.other.isSame,
    }
  })
}
