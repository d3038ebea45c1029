import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { RATES } from './limits/rates.ts'
import { createMetrics } from './metrics.ts'

const RUNNING = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8')

test('docs/running.md names the variables that there are, and no others', () => {
  const rows = RUNNING.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)
  expect(Array.from(rows, ([, name]) => name).sort()).toEqual(Object.keys(environment.entries).sort())
})

test('docs/running.md names the metrics that there are, and no others', () => {
  const named = Array.from(RUNNING.matchAll(/`(getaway_\w+)/g), ([, name]) => name)
  const there = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
  expect([...new Set(named)].sort()).toEqual(there.sort())
})

test.each(Object.entries(RATES))('docs/running.md says the rates of %s', (kind, { token, address }) => {
  const [, tokens, addresses] =
    new RegExp(`^\\| \`${kind}\` \\|.*\\| (\\S+) \\| (\\S+) \\|$`, 'm').exec(RUNNING) ?? []
  expect(tokens).toBe(token?.toLocaleString('en') ?? '–')
  expect(addresses).toBe(address.toLocaleString('en'))
})
