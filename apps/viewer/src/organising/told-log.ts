import type { TournamentView } from '@getaway/client/protocol'
import type { LogEvent } from '@getaway/engine'
import { type TournamentEvent, type TournamentEventType, tournamentSchemas } from '@getaway/engine/tournament'
import * as v from 'valibot'

/** A line of a tournament's log, before it is put into words. */
export interface ToldLine {
  readonly seq: number
  /** µs. */
  readonly at: number
  readonly type: TournamentEventType
  /** The organiser who did it; undefined: the service, for somebody else. */
  readonly who: string | undefined
  readonly reason: string | undefined
  /** Whom and what it is about, as the words of its type name them. */
  readonly values: Readonly<Record<string, string | number>>
  readonly match: string | undefined
  /** Of an act in a match: the type of its event there. */
  readonly act: string | undefined
}

/** Somebody interfered with play or with a result. */
const INTERVENTIONS: ReadonlySet<TournamentEventType> = new Set([
  'seat.replaced',
  'seat.credited',
  'invitation.reissued',
  'act.recorded',
  'ruling.made',
  'ruling.withdrawn',
  'objection.raised',
  'objection.answered',
  'player.withdrawn',
  'staff.revoked',
])

export function isIntervention({ type }: Pick<ToldLine, 'type'>): boolean {
  return INTERVENTIONS.has(type)
}

/** The log as lines, in its order; what cannot be understood is left out. */
export function linesOfLog(text: string, names: Names): readonly ToldLine[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return []
    const event = JSON.parse(line) as LogEvent
    return isKnown(event) ? [lineOf(event, names)] : []
  })
}

/** Of the form that the vocabulary gives it; why it is not need not be told here. */
function isKnown(event: LogEvent): event is TournamentEvent {
  const { type, data } = event
  return Object.hasOwn(tournamentSchemas, type) && v.is(tournamentSchemas[type as TournamentEventType], data)
}

/** What numbers in the log stand for. */
export type Names = Pick<TournamentView, 'players' | 'stages'> & {
  readonly tables: readonly Pick<TournamentView['tables'][number], 'match' | 'name' | 'seats'>[]
  readonly rulings: readonly Pick<TournamentView['rulings'][number], 'ruling' | 'match'>[]
  readonly objections: readonly Pick<TournamentView['objections'][number], 'objection' | 'match'>[]
}

function lineOf(event: TournamentEvent, names: Names): ToldLine {
  const { seq, at, type } = event
  const data = event.data as {
    readonly organiser?: string | null
    readonly reason?: string
    readonly text?: string
    readonly match?: string
    readonly ruling?: number
    readonly objection?: number
  }
  const match = data.match ?? matchOf(data, names)
  const table = names.tables.find((one) => one.match === match)
  const said = data.text ?? data.reason
  return {
    ...{ seq, at, type, match },
    who: data.organiser ?? undefined,
    reason: said === undefined || said === '' ? undefined : said,
    values: { ...(match !== undefined && { table: table?.name ?? match }), ...valuesOf(event, names) },
    act: event.type === 'act.recorded' ? event.data.type : undefined,
  }
}

function matchOf(
  { ruling, objection }: { readonly ruling?: number; readonly objection?: number },
  names: Names,
): string | undefined {
  if (ruling !== undefined) return names.rulings.find((one) => one.ruling === ruling)?.match
  if (objection !== undefined) return names.objections.find((one) => one.objection === objection)?.match
  return undefined
}

function valuesOf(event: TournamentEvent, { players, stages }: Names): ToldLine['values'] {
  const playerNamed = (player: number | string) =>
    typeof player === 'number' ? (players.find((one) => one.player === player)?.name ?? `#${player}`) : player
  switch (event.type) {
    case 'tournament.created':
    case 'stage.added':
    case 'stage.renamed':
    case 'player.entered':
    case 'player.changed':
    case 'table.opened':
    case 'staff.admitted':
      return { name: event.data.name }
    case 'stage.removed':
      return { name: stages.find((one) => one.stage === event.data.stage)?.name ?? `#${event.data.stage}` }
    case 'player.withdrawn':
    case 'player.returned':
      return { name: playerNamed(event.data.player) }
    case 'seat.assigned':
    case 'seat.replaced':
    case 'seat.credited':
      return {
        seat: event.data.seat + 1,
        name: playerNamed(event.data.player),
        ...('from' in event.data && { from: event.data.from }),
      }
    case 'invitation.reissued':
      return { seat: event.data.seat + 1 }
    case 'ruling.made':
    case 'ruling.withdrawn':
      return { ruling: event.data.ruling }
    case 'objection.raised':
    case 'objection.answered':
      return { objection: event.data.objection }
    case 'tournament.changed':
    case 'staff.invited':
    case 'staff.revoked':
    case 'act.recorded':
    case 'match.sealed':
    case 'tournament.closed':
    case 'tournament.sealed':
      return {}
  }
}
