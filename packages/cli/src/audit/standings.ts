import type { Outcome } from '@getaway/engine'
import { safe } from '../terminal/safe.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { exitCodeOf, type FileAudit } from './audit-file.ts'

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

/** What a summary keeps of an audited log. */
export interface Counted {
  readonly file: string
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly events: number
}

export type Entry = Counted | { readonly file: string; readonly why: string }

/** The little that a summary needs: reports of thousands of matches are not kept. */
export function entryOf(result: FileAudit): Entry {
  const { file } = result
  if ('error' in result) return { file, why: result.error }
  if (exitCodeOf(result) > 0) return { file, why: 'has findings' }
  const { outcome, isOver, report } = result.audit
  return { file, outcome, isOver, events: report.events }
}

/** What many audited logs come to. Only a log without a finding counts, and every match once. */
export function addUp(entries: readonly Entry[]): Summary {
  const events = new Map<string | null, { matches: number; players: Map<string, Standing> }>()
  const left: { file: string; why: string }[] = []
  const counted = entries.flatMap((entry) => ('why' in entry ? [] : [entry]))
  const best = new Map<string, Counted>()
  for (const entry of counted) {
    const other = best.get(entry.outcome.id)
    if (!other || tellsMore(entry, other)) best.set(entry.outcome.id, entry)
  }
  for (const entry of entries) {
    const told = 'why' in entry ? undefined : best.get(entry.outcome.id)
    if ('why' in entry) left.push(entry)
    else if (told && told !== entry) left.push({ file: entry.file, why: `the same match as ${told.file}` })
    else count(events, entry.outcome)
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

/** Of two logs of one match the finished one counts, then the longer. */
function tellsMore(one: Counted, other: Counted): boolean {
  return one.isOver === other.isOver ? one.events > other.events : one.isOver
}

function count(
  events: Map<string | null, { matches: number; players: Map<string, Standing> }>,
  { id, event, players, winners }: Outcome,
): void {
  const here = events.get(event) ?? { matches: 0, players: new Map<string, Standing>() }
  events.set(event, here)
  here.matches++
  const met = new Set<string>()
  for (const [seat, { name, key, marks }] of players.entries()) {
    const known = key !== null ? `key ${key}` : name !== null ? `name ${name}` : `seat ${seat} of ${id}`
    // Nobody plays against themselves: a name met twice in one match is two people.
    const who = met.has(known) ? `${known}, seat ${seat} of ${id}` : known
    met.add(known)
    const before = here.players.get(who) ?? {
      name: name ?? `seat ${seat}`,
      key,
      played: 0,
      won: 0,
      marks: {},
    }
    const won = before.won + (winners.includes(seat) ? 1 : 0)
    here.players.set(who, { ...before, played: before.played + 1, won, marks: sum(before.marks, marks) })
  }
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

export function printStandings(summary: Summary, terminal: Terminal): void {
  const { events, left } = safe(summary)
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
