import type { LogLine, OracleRace } from './types.ts'

const ACTIONS = [
  'plan.set',
  'start.claimed',
  'start.placed',
  'pile.taken',
  'tile.placed',
  'exchange.called',
  'exchange.withdrawn',
  'exchange.answered',
  'marker.placed',
  'markers.passed',
  'trail.lost',
]

const CLOCKED = ['tile.placed', 'marker.placed', 'trail.lost']

export function isPlayersAction(event: LogLine): boolean {
  return ACTIONS.includes(event.type)
}

/** C10.2, C10.3: the `at` that an action gets, given all events before it; undefined without timing. */
function effectiveTime(event: LogLine, earlier: readonly LogLine[], race: OracleRace): number | undefined {
  if (!event.timing) return undefined
  const { received, claimed, rtt, seen } = event.timing
  if (race.policy !== 'fair' || !CLOCKED.includes(event.type)) return received
  const ownLast = earlier.findLast((e) => e.by === event.by && isPlayersAction(e))
  const notBefore = ownLast === undefined ? Number.NEGATIVE_INFINITY : ownLast.at
  if (claimed === null || rtt === null || seen === null) return Math.max(received, notBefore)
  let at = Math.min(claimed, received)
  at = Math.max(at, received - Math.min(Math.floor(rtt / 2) + 5000, race.capMs * 1000))
  for (const e of earlier) if (e.seq <= seen) at = Math.max(at, e.at)
  return Math.max(at, notBefore)
}

/** The seqs of players' actions whose recorded `at` is not what their timing gives. */
export function wrongStamps(events: readonly LogLine[], race: OracleRace): number[] {
  const wrong: number[] = []
  events.forEach((event, index) => {
    if (!isPlayersAction(event) || typeof event.by !== 'number') return
    if (effectiveTime(event, events.slice(0, index), race) !== event.at) wrong.push(event.seq)
  })
  return wrong
}

/** C10.6: the same events with the `at` that another policy or cap would have given the actions. */
export function retimed(events: readonly LogLine[], race: OracleRace): LogLine[] {
  const done: LogLine[] = []
  for (const event of events) {
    const timed = isPlayersAction(event) && typeof event.by === 'number'
    const at = timed ? effectiveTime(event, done, race) : undefined
    done.push({ ...event, at: at ?? event.at })
  }
  return done
}
