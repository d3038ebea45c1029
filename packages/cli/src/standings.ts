import { exitCodeOf, type FileAudit } from './audit-file.ts'
import type { Terminal } from './terminal.ts'

export interface Standing {
  readonly name: string
  readonly key: string | null
  readonly played: number
  readonly won: number
  readonly marks: Readonly<Record<string, number>>
}

export interface EventStandings {
  readonly event: string | null
  readonly matches: number
  readonly standings: readonly Standing[]
}

export interface Summary {
  readonly events: readonly EventStandings[]
  /** Files that did not count: with findings, unreadable, or a match that was there already. */
  readonly left: readonly { readonly file: string; readonly why: string }[]
}

/** What many audited logs come to. Only a log without a finding counts, and every match once. */
export function addUp(results: readonly FileAudit[]): Summary {
  const events = new Map<string | null, { matches: number; players: Map<string, Standing> }>()
  const left: { file: string; why: string }[] = []
  const seen = new Map<string, string>()
  for (const result of results) {
    const why = reasonToLeave(result, seen)
    if (why !== undefined || 'error' in result) {
      left.push({ file: result.file, why: why ?? 'not a readable log' })
      continue
    }
    const { outcome } = result.audit
    const event = events.get(outcome.event) ?? { matches: 0, players: new Map<string, Standing>() }
    events.set(outcome.event, event)
    event.matches++
    for (const [seat, { name, key, marks }] of outcome.players.entries()) {
      const who = key ?? `name ${name}`
      const before = event.players.get(who) ?? {
        name: name ?? `seat ${seat}`,
        key,
        played: 0,
        won: 0,
        marks: {},
      }
      const won = before.won + (outcome.winner === seat ? 1 : 0)
      event.players.set(who, { ...before, played: before.played + 1, won, marks: sum(before.marks, marks) })
    }
  }
  return {
    events: [...events].map(([event, { matches, players }]) => ({
      event,
      matches,
      standings: [...players.values()].toSorted(byRank),
    })),
    left,
  }
}

function reasonToLeave(result: FileAudit, seen: Map<string, string>): string | undefined {
  if ('error' in result) return result.error
  if (exitCodeOf(result) > 0) return 'has findings'
  const { id } = result.audit.outcome
  const first = seen.get(id)
  if (first !== undefined) return `the same match as ${first}`
  seen.set(id, result.file)
  return undefined
}

function sum(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...one }
  for (const [mark, count] of Object.entries(other)) all[mark] = (all[mark] ?? 0) + count
  return all
}

/** Most matches won, then most of each mark in the game's own order. */
function byRank(one: Standing, other: Standing): number {
  const marks = Object.keys(one.marks).map((mark) => (other.marks[mark] ?? 0) - (one.marks[mark] ?? 0))
  const difference = [other.won - one.won, ...marks].find((number) => number !== 0)
  return difference ?? one.name.localeCompare(other.name)
}

export function printStandings({ events, left }: Summary, terminal: Terminal): void {
  for (const { event, matches, standings } of events) {
    const marks = Object.keys(standings[0]?.marks ?? {})
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

/** Columns lined up: the first to the left, numbers to the right. */
function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
