import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createAuditor, type LogEvent } from '@getaway/engine'
import type { ChaseReport } from '@getaway/engine/chase'
import { describe, expect, test } from 'vitest'
import { oracle } from '../oracle/oracle.ts'

const folder = new URL('../golden/', import.meta.url)
const logs = readdirSync(folder).filter((name) => name.includes('.getaway.jsonl'))

function read(name: string): Buffer {
  const bytes = readFileSync(new URL(name, folder))
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

describe('chase/1 gives the answers that it was released with', () => {
  test('there are golden logs', () => expect(logs.length).toBeGreaterThanOrEqual(8))

  test.each(logs)('%s', (name) => {
    const auditor = createAuditor()
    auditor.push(read(name))
    const { report } = auditor.finish()
    const released = new URL(name.replace(/\.getaway\.jsonl(\.gz)?$/, '.report.json'), folder)
    expect(report).toEqual(JSON.parse(readFileSync(released, 'utf8')))
  })

  test.each(logs)('%s, as the oracle judges it', (name) => {
    const auditor = createAuditor()
    auditor.push(read(name))
    const { rounds, tally, winner, corrections } = auditor.finish().report as unknown as ChaseReport
    const events = read(name)
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LogEvent)
    const { findings: _, ...theirs } = oracle(events as never)
    expect({ rounds, corrections, tally, winner }).toEqual(JSON.parse(JSON.stringify(theirs)))
  })
})
