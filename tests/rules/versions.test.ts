import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  type AnyGame,
  bodyOf,
  chainHash,
  createAuditor,
  createGameSet,
  type GameSet,
  GENESIS,
  games,
  type LogEvent,
  printedReportOf,
  seededRandom,
  simulate,
  unwrap,
} from '@getaway/engine'
import { type ChaseReport, chase, chaseBy, plainTileSet } from '@getaway/engine/chase'
import { CHASE_2, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { SEED, seeds } from '../support/seeds.ts'

/** A value beside the first version: every clause but C8.5, and every file, is shared. */
const chase2 = chaseBy(CHASE_2)
const bothVersions = createGameSet([...games, chase2])

function audited(text: Uint8Array | string, set?: GameSet) {
  const auditor = createAuditor(set ? { games: set } : {})
  auditor.push(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  const audit = auditor.finish()
  const { report, outcome } = audit
  return { report: report as typeof report & ChaseReport, outcome, printed: printedReportOf(audit) }
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

const plain = (seed: number) => ({
  seed,
  most: 500,
  tileset: plainTileSet(seed % 20),
  organiser: false,
  options: { victory: [{ perfect: 3, small: 0 }] },
})

/** What the referee concludes of itself. */
const DECISIONS = new Set(['round.ended', 'round.scored', 'game.ended'])

/** The same facts as a log of other rules, which has to draw its own conclusions. */
function factsBy(rules: string, events: readonly LogEvent[]): string {
  let hash = GENESIS
  const lines = events
    .filter(({ type }) => !DECISIONS.has(type))
    .map((event, index) => {
      const renamed = index === 0 ? { ...event, data: { ...(event.data as object), rules } } : event
      hash = chainHash(hash, bodyOf(renamed))
      return JSON.stringify({ ...renamed, hash })
    })
  return textOf(lines)
}

describe(`a second version of the rules beside the first (SEED=${SEED})`, () => {
  const folder = new URL('../golden/', import.meta.url)
  const golden = readdirSync(folder).filter((name) => name.includes('.getaway.jsonl'))

  test.each(golden)('%s keeps its result', (name) => {
    const bytes = readFileSync(new URL(name, folder))
    const log = name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    const released = new URL(name.replace(/\.getaway\.jsonl(\.gz)?$/, '.report.json'), folder)
    const { verdict: _, ...printed } = audited(log, bothVersions).printed as { verdict: object }
    expect(printed).toEqual(JSON.parse(readFileSync(released, 'utf8')))
  })

  test('random matches under the first version are judged as they are without the second', () => {
    for (const seed of seeds(25)) {
      const text = textOf(playRandomMatch(plain(seed)).lines)
      expect(audited(text, bothVersions), `seed ${seed}`).toEqual(audited(text))
    }
  })

  test('random matches under the second audit clean, and only with it', () => {
    for (const seed of seeds(25)) {
      const text = textOf(playRandomMatch({ ...plain(seed), game: chase2 }).lines)
      expect(audited(text, bothVersions).report.findings, `seed ${seed}`).toEqual([])
      expect(() => audited(text), `seed ${seed}`).toThrow('line 1: data.rules must be one of "chase/1"')
    }
  })

  test('of the same facts they differ in C8.5, and in nothing else', () => {
    let differing = 0
    const matches = seeds(40)
    for (const seed of matches) {
      const { events } = playRandomMatch(plain(seed))
      const first = audited(factsBy('chase/1', events), bothVersions).report
      const second = audited(factsBy('chase/2', events), bothVersions).report
      const rounds = first.rounds.map((round) => {
        if (round.winner !== 'chasers') return round
        differing++
        const perfect = Object.fromEntries(Object.keys(round.awards).map((seat) => [seat, 'perfect']))
        return { ...round, awards: perfect }
      })
      expect(second.rounds, `seed ${seed}`).toEqual(rounds)
    }
    expect(differing).toBeGreaterThan(matches.length / 2)
  })

  test('new matches are played by the second, and bots play it to its end', () => {
    const game = bothVersions.gameNamed('chase') as AnyGame
    expect(game).toBe(chase2)
    const { lines, state } = simulate({
      game,
      id: 'second',
      at: 0,
      seats: ['regular', 'regular'],
      random: seededRandom(SEED),
    })
    expect(JSON.parse(lines[0] ?? '').data.rules).toBe('chase/2')
    const { report, outcome } = audited(textOf(lines), bothVersions)
    expect(report.findings).toEqual([])
    expect(outcome).toEqual(game.outcomeOf(state))
  })

  test('they share every function but those that name the version', () => {
    const shared = Object.keys(chase).filter(
      (name) => chase[name as keyof typeof chase] === chase2[name as keyof typeof chase],
    )
    const functions = ['admit', 'evolve', 'decide', 'conclude', 'knows', 'mask', 'viewOf', 'reportOf', 'scan']
    expect(shared).toEqual(expect.arrayContaining([...functions, 'bots', 'commands']))
  })

  test('each reads its own logs only', () => {
    const created = JSON.parse(
      playRandomMatch({ ...plain(1), game: chase2, most: 1 }).lines[0] ?? '',
    ) as LogEvent
    expect(unwrap(bothVersions.gameOf(created))).toBe(chase2)
    expect(chase.problemOf(created)).toMatch(/data.rules "chase\/2" is unknown/)
    expect(chase2.problemOf(created)).toBeUndefined()
  })
})
