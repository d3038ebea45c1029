import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAMES = [
  { page: 'docs/rules.md', letter: 'C' },
  { page: 'docs/fugitive.md', letter: 'F' },
  { page: 'docs/colditz.md', letter: 'K' },
] as const

/** The clauses that a rules page states, each at the beginning of a paragraph: `**C7.5** …`. */
function clausesOf(page: string, letter: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const stated = text.matchAll(new RegExp(`^\\*\\*(${letter}\\d+\\.\\d+)\\b`, 'gm'))
  return [...stated].map(([, clause]) => clause ?? '')
}

/** All TypeScript below these folders that `isRead` takes. */
function textOf(folders: readonly string[], isRead: (file: string) => boolean): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && isRead(file))
      .map((file) => join(ROOT, folder, file)),
  )
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

// A refusal only says which clause was broken, so the catalogues do not count as the place of a rule.
const implemented = textOf(
  ['packages/engine/src'],
  (file) => !/\.test\.ts$|\btesting\b|\brefusals\.ts$/.test(file),
)
const tested = textOf(['packages', 'tests'], (file) => file.endsWith('.test.ts'))

function names(text: string, clause: string): boolean {
  return new RegExp(`\\b${clause.replace('.', '\\.')}(?!\\d)`).test(text)
}

describe.each(GAMES)('each clause of $page', ({ page, letter }) => {
  const clauses = clausesOf(page, letter)

  test('is found', () => expect(clauses.length).toBeGreaterThan(20))
  test('is named where the engine implements it', () =>
    expect(clauses.filter((clause) => !names(implemented, clause))).toEqual([]))
  test('is named by a test', () => expect(clauses.filter((clause) => !names(tested, clause))).toEqual([]))
})
