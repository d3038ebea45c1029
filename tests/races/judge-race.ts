import type { LogEvent } from '@getaway/engine'
import type { ChaseReport } from '@getaway/engine/chase'
import type { ServiceTime } from '../support/service/service-time.ts'
import type { Act, PlayedRace, Racer, RaceVerdict } from './play-round.ts'
import type { RaceTable } from './race-table.ts'

/**
 * What a race was, by true time. Under `fair` all but the first are why C10.3 may be unable to tell who was
 * first; the first must never be lost by who was.
 */
export const RACE_KINDS = [
  'guaranteed',
  'lead within the clocks’ error',
  'uplink longer than rtt/2 + 5 ms',
  'uplink longer than the cap',
  'taken to have seen the other act',
  'clock unknown',
  'line cut, said again',
  'arrival',
] as const
export type RaceKind = (typeof RACE_KINDS)[number]

export interface JudgedRace {
  readonly kind: RaceKind
  /** Of who acted first. */
  readonly network: string
  readonly hasWon: boolean
  /** Whether they would have won by arrival, too. */
  readonly hasArrivedFirst: boolean
  readonly leadUs: number
  /** Whether both players could have known that the lead was longer than their clocks' error. */
  readonly isCertain: boolean
  /** By how many µs a clock was further off than its player could know, at worst. */
  readonly overconfidence: number
  /** For messages. */
  readonly told: string
}

/** An act and what the record says of it. */
interface Told {
  readonly act: Act<Racer>
  readonly acted: number
  readonly event: LogEvent | undefined
  /** From the act to its arrival. */
  readonly uplink: number
  readonly claimed: number | null
  /** How much later, and how much earlier than it was the player's clock said. */
  readonly over: number
  readonly under: number
}

export function judgeRace(
  { race: { policy, capMs } }: Pick<RaceTable, 'race'>,
  race: PlayedRace<Racer>,
  events: readonly LogEvent[],
  time: ServiceTime,
): JudgedRace {
  const tell = (act: Act<Racer>): Told => {
    const acted = time.of(act.acted)
    const event = act.answer.type === 'ack' ? events[act.answer.seq - 1] : undefined
    const { received = Number.POSITIVE_INFINITY, claimed = null } = event?.timing ?? {}
    const error = claimed === null ? 0 : claimed - acted
    const uplink = received - acted
    return { act, acted, event, uplink, claimed, over: Math.max(0, error), under: Math.max(0, -error) }
  }
  const tile = tell(race.tile)
  const marker = tell(race.marker)
  const [first, other] = tile.acted <= marker.acted ? [tile, marker] : [marker, tile]
  const leadUs = other.acted - first.acted
  const slack = 2 * time.error()
  const rtt = first.event?.timing?.rtt ?? null
  const known = [first, other].map(({ act }) => act.uncertainty ?? Number.POSITIVE_INFINITY)
  const beyond = [first, other].map(({ over, under }, index) => over + under - (known[index] ?? 0) - slack)

  const kind = (): RaceKind => {
    if (policy === 'arrival') return 'arrival'
    if (wasSaidAgain(first.act)) return 'line cut, said again'
    if (rtt === null || first.claimed === null) return 'clock unknown'
    if (first.uplink + slack > capMs * 1000 && Math.floor(rtt / 2) + 5000 > capMs * 1000)
      return 'uplink longer than the cap'
    if (first.uplink + slack > Math.floor(rtt / 2) + 5000) return 'uplink longer than rtt/2 + 5 ms'
    // C10.3, last sentence: possible only where rtt < rtt/2 + 5 ms, and the line is slower than it was.
    if (other.event && other.event.seq <= (first.event?.timing?.seen ?? 0))
      return 'taken to have seen the other act'
    if (leadUs <= first.over + other.under + slack) return 'lead within the clocks’ error'
    return 'guaranteed'
  }
  const winner = race.seen[0] === 'escaped' ? tile : marker
  return {
    kind: kind(),
    network: first.act.player.network.name,
    hasWon: winner === first,
    hasArrivedFirst: first.uplink <= other.uplink + leadUs,
    leadUs,
    isCertain: leadUs > known.reduce((sum, one) => sum + one, 0),
    overconfidence: Math.max(0, ...beyond),
    told: JSON.stringify({
      first: first === tile ? 'tile' : 'marker',
      leadUs,
      tile: brief(tile),
      marker: brief(marker),
    }),
  }
}

/** More than one socket has carried it, or one that came back. */
function wasSaidAgain({ player, before }: Act<Racer>): boolean {
  const [one, ...more] = player.line.forwarded.slice(before)
  return (
    one !== undefined &&
    more.some(({ command, socket }) => command.id === one.command.id && socket !== one.socket)
  )
}

function brief({ acted, event, uplink, over, under, act }: Told): object {
  const { seq, at, timing } = event ?? {}
  return { network: act.player.network.name, acted: Math.round(acted), seq, at, timing, uplink, over, under }
}

/** What an audit says of a race: from its report alone. */
export function verdictIn(report: ChaseReport, { round, position, tile }: PlayedRace): RaceVerdict {
  const told = report.rounds[round - 1]
  const isLate = tile.answer.type === 'refused' || told?.late.some(({ seq }) => seq === seqOf(tile))
  if (!isLate) return 'escaped'
  const markers = told?.checks.markers.length
  if (told?.reason !== 'captured' || markers !== position)
    throw new Error(
      `tile late, but round ${round} is ${told?.reason} with ${markers} markers, not ${position}`,
    )
  return 'captured'
}

export function seqOf({ answer }: Act): number | undefined {
  return answer.type === 'ack' ? answer.seq : undefined
}
