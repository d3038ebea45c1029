import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { prove } from '../../scripts/prove.mjs'
import { partsOf } from '../../scripts/prove-part.mjs'

const PASSED = { passed: true, tests: 3, failed: 0, skipped: 0, seeds: 90, seconds: 1.2 }
const FAILED = { ...PASSED, passed: false, failed: 1 }

let folder: string
let ran: string[]
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-prove-'))
  ran = []
  said = []
})

function run(args: readonly string[], { commit = 'one', failing = '', stopsAt = '', seed = 7 } = {}): number {
  return prove({
    args,
    available: ['unit', 'races', 'properties'],
    folder,
    commit,
    dose: 30,
    seed,
    runPart: (name: string) => {
      if (name === stopsAt) throw new Error('interrupted')
      ran.push(name)
      return name === failing ? FAILED : PASSED
    },
    say: (line: string) => said.push(line),
  })
}

test('every part is run once, and the end tells result, counts, seeds and time of each', () => {
  expect(run([])).toBe(0)
  expect(ran).toEqual(['unit', 'races', 'properties'])
  expect(said.join('\n')).toMatch(/races\s+passed\s+3\s+0\s+0\s+90\s+1 s/)
  expect(said.at(-1)).toContain('SEED=7 PROVE=30')
  const { parts, seed } = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'))
  expect({ parts, seed }).toEqual({ seed: 7, parts: { unit: PASSED, races: PASSED, properties: PASSED } })
})

test('parts can be chosen; one that is not there is named', () => {
  expect(run(['races'])).toBe(0)
  expect(ran).toEqual(['races'])
  expect(run(['horses'])).toBe(2)
  expect(said.at(-1)).toBe('there is no part horses; there are unit, races, properties')
})

test('a part that fails does not keep the others from running, and the end says so', () => {
  expect(run([], { failing: 'races' })).toBe(1)
  expect(ran).toEqual(['unit', 'races', 'properties'])
  expect(said.join('\n')).toMatch(/races\s+FAILED\s+3\s+1/)
})

test('an interrupted run goes on with what has not passed', () => {
  expect(() => run([], { stopsAt: 'properties' })).toThrow('interrupted')
  expect(run([])).toBe(0)
  expect(ran).toEqual(['unit', 'races', 'properties'])
  expect(run([], { failing: 'none' })).toBe(0)
  expect(ran).toHaveLength(3)
})

test('what failed is run again, and so is everything after a change, with another seed, or when asked', () => {
  run([], { failing: 'races' })
  run([])
  expect(ran.slice(3)).toEqual(['races'])
  for (const again of [
    () => run([], { commit: 'two' }),
    () => run([], { seed: 8 }),
    () => run(['--again']),
  ]) {
    ran = []
    again()
    expect(ran).toEqual(['unit', 'races', 'properties'])
  }
})

test('every folder of tests is a part', () => {
  const parts = partsOf()
  for (const part of ['unit', 'properties', 'races', 'faults', 'balance', 'viewer'])
    expect(parts).toContain(part)
  expect(
    parts.filter((part) => part !== 'unit' && !existsSync(new URL(`../${part}`, import.meta.url))),
  ).toEqual([])
})
