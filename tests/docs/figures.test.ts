import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Bench, type FigureTable, figureRow, premise } from '../bench/figures.ts'
import { PERFORMANCE_PAGE, parseSection, sectionOn, sectionText, withSection } from '../bench/page.ts'
import { parts } from '../bench/parts.ts'
import { runParts } from '../bench/run-parts.ts'

const page = readFileSync(PERFORMANCE_PAGE, 'utf8')
const places = [...page.matchAll(/<!-- figures: (\S+) -->/g)].map(([, part = '']) => part)

describe('the figures of docs/performance.md', () => {
  test('have a place for each part that can be measured, and for nothing else', () => {
    expect(places.toSorted()).toEqual(Object.keys(parts).toSorted())
  })

  test.each(places)('of %s stand as the tool writes them', (part) => {
    const text = sectionOn(page, part) ?? ''
    const section = parseSection(text)
    expect(section?.tables.length, text).toBeGreaterThan(0)
    if (section) expect(sectionText(section)).toBe(text)
  })

  // A clone with little history, or a copy without any, can't tell.
  test.skipIf(!hasAllHistory()).each(places)('of %s were measured at a commit that led here', (part) => {
    const { commit = '' } = parseSection(sectionOn(page, part) ?? '')?.run ?? {}
    expect(git('merge-base', '--is-ancestor', commit, 'HEAD').status, commit).toBe(0)
  })
})

function git(...words: string[]) {
  return spawnSync('git', words, { cwd: dirname(PERFORMANCE_PAGE), encoding: 'utf8' })
}

function hasAllHistory(): boolean {
  return git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'false'
}

const table: FigureTable = {
  title: 'A table',
  rows: [figureRow('what', '1 k/s', '1×'), figureRow('more', '2')],
}
const run = { date: '1 May 2026', cores: '2', node: '20.20.2', commit: '0123456789 with changes' }

test('figures replace what stood in their place, and nothing around it', () => {
  const before =
    'By hand.\n\n<!-- figures: one -->\nold\n<!-- /figures -->\n\n<!-- figures: two -->\nkept\n<!-- /figures -->\n'
  const after = withSection(before, 'one', { run, tables: [table, table] })
  expect(after).toMatch(/^By hand\.\n\n<!-- figures: one -->\nRun of 1 May 2026 on 2 cores/)
  expect(after).toMatch(/<!-- figures: two -->\nkept\n<!-- \/figures -->\n$/)
  expect(parseSection(sectionOn(after, 'one') ?? '')).toEqual({ run, tables: [table, table] })
  expect(() => withSection(before, 'three', { run, tables: [] })).toThrow('no place for three')
})

describe('a run of benchmarks', () => {
  const good: Bench = (tell) => tell(table)
  const lying: Bench = (tell) => {
    tell(table)
    premise(false, 'the match has 41 events, not 10000')
  }
  const runOf = async (all: Readonly<Record<string, Bench>>, ...wanted: string[]) => {
    const kept: string[] = []
    const complaints: string[] = []
    const code = await runParts({
      parts: Object.fromEntries(Object.entries(all).map(([name, bench]) => [name, async () => bench])),
      wanted,
      tell: () => {},
      complain: (sentence) => complaints.push(sentence),
      keep: (part) => kept.push(part),
    })
    return { code, kept, complaints }
  }

  test('keeps no figure of a part whose premise is broken, says why, and goes on', async () => {
    expect(await runOf({ lying, good })).toEqual({
      code: 1,
      kept: ['good'],
      complaints: ['bench: lying: the match has 41 events, not 10000'],
    })
  })

  test('takes the parts that are named, and no other name', async () => {
    expect(await runOf({ lying, good }, 'good')).toEqual({ code: 0, kept: ['good'], complaints: [] })
    expect((await runOf({ good }, 'better')).complaints).toEqual([
      'bench: there is no better; there are good',
    ])
  })
})
