import type { Photo } from '../photo/photo-of.ts'
import type { ToldStretch } from '../table/auditing.ts'
import type { AuditedLog } from './audited-log.ts'
import { csvOf } from './csv.ts'

// Names of columns are those of the log format, in every language; times are µs as in the log.

/** What came of each part of the match. */
export function resultsTable(stretches: readonly ToldStretch[]): string {
  return csvOf(
    ['part', 'result', 'counts', 'ruling', 'notes'],
    stretches.map(({ title, result, counts, ruling, notes }) => [
      title,
      result,
      counts ? 'yes' : 'no',
      ruling,
      notes.map(({ text, clause }) => (clause === undefined ? text : `${text} (${clause})`)).join('; '),
    ]),
  )
}

/** Every action with its stamps, as recorded and as worked out again. */
export function actionsTable({ actions, outcome }: AuditedLog): string {
  return csvOf(
    [
      ...['seq', 'type', 'seat', 'player', 'at', 'received', 'claimed', 'rtt', 'seen', 'earliest'],
      ...['worked_out', 'decided_by', 'reaction', 'pace'],
    ],
    actions.map(({ seq, type, seat, at, timing, earliest, due, decidedBy, reaction, pace }) => [
      ...[seq, type, seat, outcome.players[seat]?.name ?? undefined, at, timing.received],
      ...[timing.claimed ?? undefined, timing.rtt ?? undefined, timing.seen ?? undefined],
      ...[earliest, due, decidedBy, reaction, pace],
    ]),
  )
}

/** Every race, a line for each hand. */
export function racesTable(photos: readonly Photo[], { outcome }: AuditedLog): string {
  return csvOf(
    [
      ...['race', 'clause', 'seq', 'seat', 'player', 'act', 'first', 'at', 'received', 'claimed', 'rtt'],
      ...['decided_by', 'margin', 'other_policy', 'other_first'],
    ],
    photos.flatMap(({ race, lanes, margin, other }) =>
      lanes.map((lane) => [
        ...[race.title, race.clause, lane.seq, lane.seat, outcome.players[lane.seat]?.name ?? undefined],
        ...[lane.act, lane.isFirst ? 'yes' : 'no', race.at + lane.counted, race.at + lane.received],
        ...[lane.claimed === undefined ? undefined : race.at + lane.claimed, lane.rtt, lane.decidedBy],
        ...[margin, other.policy, other.first.seq === lane.seq ? 'yes' : 'no'],
      ]),
    ),
  )
}

/** Every reaction time. */
export function reactionsTable({ actions, outcome }: AuditedLog): string {
  return csvOf(
    ['seat', 'player', 'seq', 'type', 'seen', 'reaction'],
    actions.flatMap(({ seat, seq, type, timing, reaction }) =>
      reaction === undefined
        ? []
        : [[seat, outcome.players[seat]?.name ?? undefined, seq, type, timing.seen ?? undefined, reaction]],
    ),
  )
}
