import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createAuditor, type LogEvent, printedReportOf } from '@getaway/engine'
import type { ChaseReport } from '@getaway/engine/chase'
import { describe, expect, test } from 'vitest'
import { oracle } from '../oracle/oracle.ts'
import { GAMES } from '../support/play/games-at-random.ts'

const folder = new URL('../golden/', import.meta.url)

function read(name: string): Buffer {
  const bytes = readFileSync(new URL(name, folder))
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

function eventsIn(name: string): readonly LogEvent[] {
  return read(name)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogEvent)
}

const logs = readdirSync(folder)
  .filter((name) => name.includes('.getaway.jsonl'))
  .map((name) => ({ name, rules: (eventsIn(name)[0] as LogEvent<string, { rules: string }>).data.rules }))

/** How many there were when the rules were released; those of Colditz are not yet. */
const RELEASED: Readonly<Record<string, number>> = { 'chase/1': 9, 'fugitive/1': 7, 'colditz/1': 0 }

describe.each(GAMES)('$game.rules gives the answers that it was released with', ({ game }) => {
  const own = logs.filter(({ rules }) => rules === game.rules)

  test('there are golden logs', () => {
    expect(own.length).toBeGreaterThanOrEqual(RELEASED[game.rules] ?? 1)
  })

  test.each(own)('$name', ({ name }) => {
    const auditor = createAuditor()
    auditor.push(read(name))
    const { verdict: _, ...report } = printedReportOf(auditor.finish()) as { verdict: object }
    const released = new URL(name.replace(/\.getaway\.jsonl(\.gz)?$/, '.report.json'), folder)
    expect(report).toEqual(JSON.parse(readFileSync(released, 'utf8')))
  })
})

describe('the oracle of Chase judges them alike', () => {
  test.each(logs.filter(({ rules }) => rules === 'chase/1'))('$name', ({ name }) => {
    const auditor = createAuditor()
    auditor.push(read(name))
    const { rounds, tally, winner, winners, corrections } = auditor.finish().report as unknown as ChaseReport
    const { findings: _, ...theirs } = oracle(eventsIn(name) as never)
    expect({ rounds, corrections, tally, winner, winners }).toEqual(JSON.parse(JSON.stringify(theirs)))
  })
})
