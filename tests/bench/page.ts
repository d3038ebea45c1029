import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FigureRow, type FigureTable, figureRow, tableText } from './figures.ts'

export const PERFORMANCE_PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

/** Where and when a run took place, as a sentence. */
export interface Run {
  readonly date: string
  readonly cores: string
  readonly node: string
  readonly commit: string
}

export interface PageSection {
  readonly run: Run
  readonly tables: readonly FigureTable[]
}

/** What stands in a part's place on the page. */
export function sectionText({ run, tables }: PageSection): string {
  const { date, cores, node, commit } = run
  const stamp = `Run of ${date} on ${cores} cores with Node ${node}, commit \`${commit}\`:`
  return [`${stamp}\n`, ...tables.map((table) => tableText(table))].join('\n')
}

/** Puts a part's figures into its place; what stands around it is written by hand. */
export function withSection(page: string, part: string, section: PageSection): string {
  const place = placeOf(page, part)
  if (!place) throw new Error(`docs/performance.md has no place for ${part}: ${openingOf(part)} … ${CLOSING}`)
  return `${page.slice(0, place.from)}${sectionText(section)}${page.slice(place.to)}`
}

export function writeSection(part: string, section: PageSection): void {
  writeFileSync(PERFORMANCE_PAGE, withSection(readFileSync(PERFORMANCE_PAGE, 'utf8'), part, section))
}

/** The text in a part's place; undefined where the page has none. */
export function sectionOn(page: string, part: string): string | undefined {
  const place = placeOf(page, part)
  return place && page.slice(place.from, place.to)
}

const STAMP =
  /^Run of (\d+ \w+ \d{4}) on (\d+) cores with Node ([\d.]+), commit `([0-9a-f]{7,40}(?: with changes)?)`:$/
const ROW = /^\| (.*?) \| (.*?) \| (.*?) \| (.*?) \|$/

/** Reads what `sectionText` wrote; undefined where it wrote nothing of the kind. */
export function parseSection(text: string): PageSection | undefined {
  const [first = '', ...blocks] = text.trimEnd().split('\n\n')
  const [, date, cores, node, commit] = STAMP.exec(first) ?? []
  if (!date || !cores || !node || !commit) return undefined
  const tables: FigureTable[] = []
  for (let block = 0; block < blocks.length; block += 2) {
    const title = /^\*\*(.+)\*\*$/.exec(blocks[block] ?? '')?.[1]
    const rows = (blocks[block + 1] ?? '').split('\n').slice(2).map(rowOf)
    if (title === undefined || rows.length === 0) return undefined
    tables.push({ title, rows })
  }
  return { run: { date, cores, node, commit }, tables }
}

function rowOf(line: string): FigureRow {
  const [, what = '', figure = '', ratio = '', goal = ''] = ROW.exec(line) ?? []
  return figureRow(what, figure, ratio, goal)
}

const CLOSING = '<!-- /figures -->'

function openingOf(part: string): string {
  return `<!-- figures: ${part} -->`
}

function placeOf(page: string, part: string): { readonly from: number; readonly to: number } | undefined {
  const opening = `${openingOf(part)}\n`
  const start = page.indexOf(opening)
  const to = page.indexOf(CLOSING, start)
  return start < 0 || to < 0 ? undefined : { from: start + opening.length, to }
}
