import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from './environment.ts'

const RUNNING = new URL('../../../../docs/running.md', import.meta.url)

test('docs/running.md names the variables that there are, and no others', () => {
  const rows = readFileSync(RUNNING, 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)
  expect(Array.from(rows, ([, name]) => name).sort()).toEqual(Object.keys(environment.entries).sort())
})
