import { HEADINGS, type TileSet } from '@getaway/engine/chase'
import { safe } from '../terminal/safe.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { BRIEFLY } from './legend.ts'
import type { TileFacts } from './tile-facts.ts'

/** A tile set as the command tells of it. */
export interface TileReport {
  readonly set: TileSet
  /** Whatever the engine counts: numbers by name, and groups of them. */
  readonly statistics: Readonly<Record<string, unknown>>
  readonly problems: readonly string[]
  readonly facts: readonly TileFacts[]
}

/** The report for a person. */
export function printTiles(untrusted: TileReport, terminal: Terminal): void {
  const { set, statistics, problems, facts } = safe(untrusted)
  const { paint, print } = terminal
  print(paint('bold', `${set.id} · ${set.tiles.length} tiles`))
  print('')
  const ids = new Set(facts.map(({ id }) => id))
  const byTile = Object.entries(statistics).filter(([, value]) => isByTile(value, ids))
  const others = Object.entries(statistics).filter(([, value]) => !isByTile(value, ids))
  for (const line of statisticsLines(others.filter(([, value]) => !isByDirection(value))))
    print(`  ${line}`.trimEnd())
  for (const [name, value] of others) {
    if (!isByDirection(value)) continue
    print(`\n  ${wordsOf(name)}, as printed`)
    for (const line of directionLines(value)) print(`    ${line}`)
  }
  print('')
  for (const line of tileLines(facts, byTile)) print(`  ${line}`)
  print('')
  for (const line of BRIEFLY) print(`  ${paint('dim', line)}`)
  print('')
  if (problems.length === 0) print(`  ${paint('green', 'keeps to C1')}`)
  for (const problem of problems) print(`  ${paint('red', problem)}`)
}

type Statistic = readonly [string, unknown]

/** Single figures first, then a line for each group. */
function statisticsLines(statistics: readonly Statistic[]): string[] {
  const width = Math.max(0, ...statistics.map(([name]) => wordsOf(name).length))
  const single = statistics.filter(([, value]) => typeof value === 'number')
  const groups = statistics.filter(([, value]) => typeof value === 'object' && value !== null)
  return [
    ...single.map(([name, value]) => `${wordsOf(name).padEnd(width)}  ${figure(name, value)}`),
    ...groups.map(([name, value]) => {
      const parts = Object.entries(value as object).map(
        ([part, one]) =>
          `${wordsOf(part)} ${Array.isArray(one) ? one.map((n) => figure(name, n)).join('/') : figure(name, one)}`,
      )
      return `${wordsOf(name).padEnd(width)}  ${parts.join(', ')}`
    }),
  ]
}

/** Groups of four numbers: north, east, south, west. */
function isByDirection(value: unknown): value is Readonly<Record<string, readonly number[]>> {
  if (typeof value !== 'object' || value === null) return false
  const groups = Object.values(value)
  return groups.length > 0 && groups.every((one) => Array.isArray(one) && one.length === HEADINGS.length)
}

function directionLines(groups: Readonly<Record<string, readonly number[]>>): string[] {
  return table([
    ['', 'N', 'E', 'S', 'W'],
    ...Object.entries(groups).map(([name, counts]) => [name, ...counts]),
  ])
}

/** One line a tile; what is counted by tile gets a column. */
function tileLines(facts: readonly TileFacts[], byTile: readonly Statistic[]): string[] {
  const rows = facts.map(({ id, kind, item, edges, followers, witnesses, ties }) => [
    id,
    item ?? (kind === 'route' ? '' : kind),
    ...edges,
    followers,
    witnesses,
    ties,
    ...byTile.map(([name, value]) => figure(name, (value as Record<string, unknown>)[id], value)),
  ])
  const names = byTile.map(([name]) => wordsOf(name))
  return table([['tile', '', 'N', 'E', 'S', 'W', 'followers', 'witnesses', 'ties', ...names], ...rows])
}

function isByTile(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => ids.has(key))
}

/** Shares in percent: by their name, or because all of their group lie between 0 and 1. */
function figure(name: string, value: unknown, group?: unknown): string {
  if (typeof value !== 'number') return value === undefined ? '' : JSON.stringify(value)
  const isShare = /share/i.test(name) || (group !== undefined && areShares(group))
  if (isShare) return `${(value * 100).toFixed(1)} %`
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

function areShares(group: unknown): boolean {
  const values = Object.values(group as object)
  return values.every((value) => value >= 0 && value <= 1) && values.some((value) => !Number.isInteger(value))
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
