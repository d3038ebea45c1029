import { marksOf, newestGames, type Outcome, type PlayerStanding, standingsOver } from '@getaway/engine'
import { safe } from '../terminal/safe.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { exitCodeOf, type FileAudit } from './audit-file.ts'

export interface EventStandings {
  readonly event: string | null
  readonly matches: number
  readonly standings: readonly PlayerStanding[]
}

export interface StandingsSummary {
  readonly events: readonly EventStandings[]
  /** Files that did not count: with findings, unreadable, not played to the end, or a match that was there already. */
  readonly left: readonly { readonly file: string; readonly why: string }[]
}

/** What a summary keeps of an audited log. */
export interface Counted {
  readonly file: string
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly events: number
}

export type AuditEntry = Counted | { readonly file: string; readonly why: string }

/** The little that a summary needs: reports of thousands of matches are not kept. */
export function auditEntryOf(result: FileAudit): AuditEntry {
  const { file, audited } = result
  if (!audited.ok) return { file, why: audited.error }
  if (exitCodeOf(result) > 0) return { file, why: 'has findings' }
  const { outcome, isOver, report } = audited.value
  return { file, outcome, isOver, events: report.events }
}

/** What many audited logs come to. A log counts if it has no finding and its match has ended, and every match once. */
export function addUp(entries: readonly AuditEntry[]): StandingsSummary {
  const events = new Map<string | null, Outcome[]>()
  const left: { file: string; why: string }[] = []
  const counted = entries.flatMap((entry) => ('why' in entry ? [] : [entry]))
  const best = new Map<string, Counted>()
  for (const entry of counted) {
    const other = best.get(entry.outcome.id)
    if (!other || tellsMore(entry, other)) best.set(entry.outcome.id, entry)
  }
  for (const entry of entries) {
    if ('why' in entry) {
      left.push(entry)
      continue
    }
    const { file, outcome } = entry
    const told = best.get(outcome.id)
    if (told && told !== entry) left.push({ file, why: `the same match as ${told.file}` })
    else if (outcome.status !== 'ended') left.push({ file, why: UNFINISHED[outcome.status] })
    else listIn(events, outcome.event).push(outcome)
  }
  const order = marksOf(newestGames())
  return {
    events: [...events].map(([event, outcomes]) => {
      const { matches, players } = standingsOver(outcomes, order)
      return { event, matches, standings: players }
    }),
    left,
  }
}

function listIn(events: Map<string | null, Outcome[]>, event: string | null): Outcome[] {
  const known = events.get(event) ?? []
  events.set(event, known)
  return known
}

const UNFINISHED = { abandoned: 'was abandoned', running: 'has not ended' } as const

/** Of two logs of one match the finished one counts, then the longer. */
function tellsMore(one: Counted, other: Counted): boolean {
  return one.isOver === other.isOver ? one.events > other.events : one.isOver
}

export function printStandings(summary: StandingsSummary, terminal: Terminal): void {
  const { events, left } = safe(summary)
  for (const { event, matches, standings } of events) {
    const marks = [...new Set(standings.flatMap((one) => Object.keys(one.marks)))]
    const rows = standings.map((one) => [
      one.name,
      one.played,
      one.won,
      ...marks.map((mark) => one.marks[mark] ?? 0),
    ])
    terminal.print(
      terminal.paint(
        'bold',
        `${event ?? 'Without an event'} · ${matches} ${matches === 1 ? 'match' : 'matches'}`,
      ),
    )
    for (const row of table([['player', 'played', 'won', ...marks], ...rows])) terminal.print(`  ${row}`)
    terminal.print('')
  }
  for (const { file, why } of left) terminal.print(`not counted: ${file}: ${why}`)
}
