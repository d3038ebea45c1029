import type { TournamentDesk, TournamentTableView, TournamentView } from '@getaway/client/protocol'

/** What keeps a table from going on as it should, the gravest kind first. */
export type TableProblem =
  /** Somebody objects, and nobody has answered. */
  | { readonly kind: 'objection'; readonly count: number }
  /** Gave up for good while the match runs. */
  | { readonly kind: 'left'; readonly seat: number }
  /** Has no connection while the match runs. */
  | { readonly kind: 'missing'; readonly seat: number }
  /** Is not there, or not ready, after the time; for so many seconds. */
  | { readonly kind: 'late'; readonly seat: number; readonly forS: number; readonly isThere: boolean }
  /** Broken off, and nobody has ruled what counts. */
  | { readonly kind: 'unruled' }
  | { readonly kind: 'slow'; readonly seat: number; readonly latencyMs: number }
  | { readonly kind: 'clock'; readonly seat: number; readonly errorMs: number }
  /** Another process of the service has it: who is connected is not known here. */
  | { readonly kind: 'elsewhere' }

export type LiveTable = TournamentDesk['live'][number]

export interface BoardRow {
  readonly table: TournamentTableView
  /** Undefined once the match is over. */
  readonly live: LiveTable | undefined
  readonly phase: 'waiting' | 'live' | 'over'
  /** The gravest first. */
  readonly problems: readonly TableProblem[]
  /** Who has won most so far; nobody while all have the same. */
  readonly leaders: readonly number[]
}

export type BoardGroup = 'problems' | 'live' | 'waiting' | 'over'

const GRAVITY: readonly TableProblem['kind'][] = [
  'objection',
  'left',
  'missing',
  'late',
  'unruled',
  'slow',
  'clock',
  'elsewhere',
]
/** From here on a player is at a disadvantage that one can see. */
const SLOW_MS = 250
const UNSURE_MS = 60

/** Every table as the desk sees it now, in the order of their numbers. */
export function boardOf({ tournament, live }: Pick<TournamentDesk, 'tournament' | 'live'>): BoardRow[] {
  const running = new Map(live.map((one) => [one.match, one]))
  return tournament.tables.map((table) => {
    const now = running.get(table.match)
    return {
      table,
      live: now,
      phase: !now ? 'over' : now.hasBegun ? 'live' : 'waiting',
      problems: problemsOf(table, now, tournament),
      leaders: leadersOf(table.score?.marks ?? table.marks, table.marksOf),
    }
  })
}

export function groupOf({ phase, problems }: Pick<BoardRow, 'phase' | 'problems'>): BoardGroup {
  return problems.length > 0 ? 'problems' : phase
}

function problemsOf(
  { match, result, ruling, seats }: TournamentTableView,
  live: LiveTable | undefined,
  { objections }: Pick<TournamentView, 'objections'>,
): readonly TableProblem[] {
  const open = objections.filter((one) => one.match === match && one.answer === null)
  const problems: TableProblem[] = [
    ...(open.length > 0 ? [{ kind: 'objection' as const, count: open.length }] : []),
    ...(result?.status === 'abandoned' && ruling === null ? [{ kind: 'unruled' as const }] : []),
    ...(live?.isElsewhere ? [{ kind: 'elsewhere' as const }] : []),
    ...(live?.seats ?? []).flatMap((seat) => problemsOfSeat(seat, live, seats[seat.seat]?.bot != null)),
  ]
  return problems.toSorted((one, other) => gravityOf(one) - gravityOf(other))
}

function problemsOfSeat(
  {
    seat,
    isTaken,
    isReady,
    hasLeft,
    isConnected,
    latencyMs,
    clockErrorMs,
    lateS,
  }: LiveTable['seats'][number],
  live: LiveTable | undefined,
  isBot: boolean,
): readonly TableProblem[] {
  if (hasLeft) return [{ kind: 'left', seat }]
  if (lateS !== null && !(isTaken && isReady))
    return [{ kind: 'late', seat, forS: lateS, isThere: isTaken && isConnected }]
  if (!live?.hasBegun || live.isElsewhere || isBot) return []
  if (!isConnected) return [{ kind: 'missing', seat }]
  return [
    ...(latencyMs !== null && latencyMs >= SLOW_MS ? [{ kind: 'slow' as const, seat, latencyMs }] : []),
    ...(clockErrorMs !== null && clockErrorMs >= UNSURE_MS
      ? [{ kind: 'clock' as const, seat, errorMs: clockErrorMs }]
      : []),
  ]
}

function gravityOf({ kind }: TableProblem): number {
  return GRAVITY.indexOf(kind)
}

/** The seats that have won most, by what counts most; nobody while all have the same. */
export function leadersOf(
  marks: readonly Readonly<Record<string, number>>[],
  order: readonly string[],
): readonly number[] {
  let best = marks.map((_, seat) => seat)
  for (const mark of order) {
    const most = Math.max(...best.map((seat) => marks[seat]?.[mark] ?? 0))
    best = best.filter((seat) => (marks[seat]?.[mark] ?? 0) === most)
  }
  return best.length < marks.length ? best : []
}

/** Problems first, the gravest and then the oldest table first; the rest by its number. */
export function sortedBoard(rows: readonly BoardRow[]): readonly BoardRow[] {
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other) || one.table.table - other.table.table)
}

const GROUPS: readonly BoardGroup[] = ['problems', 'live', 'waiting', 'over']

function rankOf(row: BoardRow): number {
  const [first] = row.problems
  return GROUPS.indexOf(groupOf(row)) * GRAVITY.length + (first ? gravityOf(first) : 0)
}

/**
 * The board while somebody has a hand on it: every table stays where it is, in the group where it is, and new ones come
 * last. `shown` is what stood there before.
 */
export function heldBoard(
  shown: readonly { readonly match: string; readonly group: BoardGroup }[],
  rows: readonly BoardRow[],
): readonly { readonly row: BoardRow; readonly group: BoardGroup }[] {
  const by = new Map(rows.map((row) => [row.table.match, row]))
  const known = shown.flatMap(({ match, group }) => {
    const row = by.get(match)
    return row ? [{ row, group }] : []
  })
  const met = new Set(shown.map(({ match }) => match))
  const fresh = sortedBoard(rows).filter(({ table }) => !met.has(table.match))
  return [...known, ...fresh.map((row) => ({ row, group: groupOf(row) }))]
}
