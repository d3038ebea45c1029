import {
  createAuditor,
  gameOf,
  LogError,
  type LogEvent,
  MissingAddition,
  printedReportOf,
  proofOf,
  unwrap,
} from '@getaway/engine'
import { photographed } from '@getaway/engine/following'
import { toldFaultsOf } from '../feed/file/told-faults.ts'
import type {
  AuditedLog,
  LogAuditOptions,
  OfficialAct,
  SealData,
  SeatFigures,
  StampedAction,
} from './audited-log.ts'
import { eventsOfLog } from './events-of-log.ts'
import { reactionsIn } from './reactions.ts'

/** Why there is nothing to judge; `line` is where the log cannot be read. */
export interface UnreadableAt {
  readonly line: number
  readonly addition?: string
  readonly text: string
}

const MOST_FINDINGS = 500

/** Judges the bytes of a log as `getaway audit` does, and gathers what else a jury asks. */
export function auditLog(bytes: Uint8Array, { keys, receipts, policy, capMs }: LogAuditOptions): AuditedLog {
  const auditor = createAuditor({
    keys,
    receipts,
    ...(policy === undefined ? {} : { policy }),
    ...(capMs === undefined ? {} : { capMs }),
  })
  auditor.push(bytes)
  const audit = auditor.finish()
  const { findings, ...report } = audit.report
  const events = eventsOfLog(bytes, report.cut !== undefined)
  const [created] = events
  const last = events.at(-1)
  if (!created || !last) throw new Error('a log that was judged has events')
  const game = unwrap(gameOf(created))
  const { policy: recorded, capMs: cap } = game.raceOf(game.begin(created))
  const race = { policy: recorded, capMs: cap }
  const told = toldFaultsOf(audit, MOST_FINDINGS)
  const actions = stampedActions(events, game, race)
  const acts = actsIn(events)
  const figures = audit.outcome.players.map((player, seat) => figuresOf(events, player, seat))
  const listed = new Set([
    ...told.faults.flatMap(({ cause, following }) => [cause, ...following].map(({ seq }) => seq)),
    ...actions.map(({ seq }) => seq),
    ...acts.map(({ seq }) => seq),
    ...figures.flatMap(({ away }) => away.map(({ seq }) => seq)),
  ])
  return {
    game: audit.game,
    match: audit.outcome.id,
    created,
    outcome: audit.outcome,
    isOver: audit.isOver,
    proof: proofOf(audit),
    report,
    printed: printedReportOf(audit),
    told,
    isAgainstRules: findings.some(({ against }) => against === 'rules'),
    race,
    hasRaces: actions.some(({ type }) => game.isRace(type)),
    span: { start: created.at, end: Math.max(created.at, last.at) },
    head: { seq: last.seq, hash: last.hash },
    seal: sealIn(events),
    actions,
    figures,
    acts,
    instants: new Map(events.flatMap(({ seq, at }) => (listed.has(seq) ? [[seq, at] as const] : []))),
  }
}

/** What somebody is told where a log cannot be judged; anything but an unreadable log is thrown on. */
export function unreadableBy(error: unknown): UnreadableAt {
  if (!(error instanceof LogError)) throw error
  const { line, message, cause } = error
  const addition = cause instanceof MissingAddition ? { addition: cause.addition } : {}
  return { line, ...addition, text: message.replace(/^line \d+: /, '') }
}

interface StampingGame {
  isAction(type: string): boolean
  isRace(type: string): boolean
  isBarrier(event: LogEvent): boolean
}

function stampedActions(
  events: readonly LogEvent[],
  game: StampingGame,
  race: AuditedLog['race'],
): readonly StampedAction[] {
  const own = new Map(
    events.flatMap((event) =>
      event.timing && typeof event.by === 'number' && game.isAction(event.type) ? [[event.seq, event]] : [],
    ),
  )
  const reactions = reactionsIn(events, game.isAction)
  const paces = pacesIn(events, game)
  return photographed(events, new Set(own.keys()), race, game.isRace).map(({ instants, ...stamped }) => ({
    ...stamped,
    type: own.get(stamped.seq)?.type ?? '',
    due: instants[race.policy],
    reaction: reactions.get(stamped.seq),
    pace: paces.get(stamped.seq),
  }))
}

/** µs since the player's own action before, within what the game sets apart as a round. */
function pacesIn(events: readonly LogEvent[], { isAction, isBarrier }: StampingGame) {
  const paces = new Map<number, number>()
  const before = new Map<number, number>()
  for (const event of events) {
    const { seq, by, at, type } = event
    if (isBarrier(event)) before.clear()
    if (typeof by !== 'number' || !isAction(type)) continue
    const since = before.get(by)
    if (since !== undefined) paces.set(seq, at - since)
    before.set(by, at)
  }
  return paces
}

function figuresOf(
  events: readonly LogEvent[],
  { name, bot }: AuditedLog['outcome']['players'][number],
  seat: number,
): SeatFigures {
  const away: { seq: number; from: number; until: number | undefined }[] = []
  let connected = 0
  for (const { seq, at, type, by, data } of events) {
    if (type !== 'seat.connected' && type !== 'seat.disconnected') continue
    const whose = (data as { seat?: number }).seat ?? by
    if (whose !== seat) continue
    const open = away.at(-1)
    if (type === 'seat.disconnected') away.push({ seq, from: at, until: undefined })
    else {
      connected++
      if (open && open.until === undefined) open.until = at
    }
  }
  return { seat, name, bot, away, connected }
}

function actsIn(events: readonly LogEvent[]): readonly OfficialAct[] {
  return events.flatMap(({ seq, at, type, by, data }) =>
    by === 'organiser' || type === 'observer.admitted' || type === 'game.abandoned'
      ? [{ seq, at, type, by, data: data as OfficialAct['data'] }]
      : [],
  )
}

function sealIn(events: readonly LogEvent[]): SealData | undefined {
  const sealed = events.findLast(({ type }) => type === 'game.sealed')
  if (!sealed) return undefined
  const { key, publicKey } = sealed.data as { key: string; publicKey: string }
  return { seq: sealed.seq, at: sealed.at, key, publicKey }
}
