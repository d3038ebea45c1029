import { isDeepStrictEqual } from 'node:util'
import { type LogEvent, seededRandom, type WhatIf } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { playRandomFugitive, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { oracle } from '../oracle/oracle.ts'
import { judged, logText } from '../support/play/judged.ts'
import { mutateFacts, withFarNumbers } from '../support/play/mutate.ts'
import { SEED, seeds } from '../support/seeds.ts'

const DECISIONS = new Set(['round.ended', 'round.scored', 'game.ended'])
const WORDS = new Set(['round.voided', 'round.corrected', 'game.abandoned'])

/** The oracle counts each event with a finding once, and knows C4.2 where the engine names the clause. */
function comparable(report: object, whatIf: boolean): unknown {
  const plain = JSON.parse(JSON.stringify(report))
  if (whatIf) delete plain.findings
  for (const round of plain.rounds) {
    round.dropped = round.dropped
      .filter((one: { by: unknown }) => one.by !== 'organiser')
      .map((one: { seq: number }) => one.seq)
  }
  return plain
}

function compare(name: string, events: readonly LogEvent[], whatIf?: WhatIf): void {
  const { findings, ...report } = judged(events, whatIf)
  const seqs = [...new Set(findings.map((one) => one.seq))].toSorted((one, other) => one - other)
  const engine = comparable({ ...report, findings: seqs }, whatIf !== undefined)
  const theirs = comparable(oracle(events as never, whatIf), whatIf !== undefined)
  if (isDeepStrictEqual(engine, theirs)) return
  console.error(`${name}: the engine and the oracle differ over this log:\n${logText(events)}`)
  expect(engine, name).toEqual(theirs)
}

describe(`the engine agrees with the oracle (SEED=${SEED})`, () => {
  test('over whole matches, logs cut off anywhere, facts alone, and what if', () => {
    for (const seed of seeds(340)) {
      const { events } = playRandomMatch({ seed, most: 250 })
      const random = seededRandom(seed)
      compare(`${seed} whole`, events)
      compare(`${seed} cut off`, events.slice(0, 1 + random(events.length)))
      if (!events.some((event) => WORDS.has(event.type))) {
        compare(
          `${seed} facts alone`,
          events.filter((event) => !DECISIONS.has(event.type)),
        )
      }
      compare(`${seed} by arrival`, events, { policy: 'arrival' })
      compare(`${seed} fair`, events, { policy: 'fair', capMs: random(251) })
    }
  })

  test('C8.1: after a correction of the correction that had won the match and abandoned a round', () => {
    compare('found once', playRandomMatch({ seed: 16_845_853, most: 250 }).events)
  })

  const mutated = (seed: number) => {
    const { events } = playRandomMatch({ seed: seed + 500_000_000, most: 200 })
    return mutateFacts(events, chase.isAction, seededRandom(seed))
  }

  test('C8.1: after a deal that came after the win, and an end while its round runs', () => {
    compare('found once', mutated(70_109_799))
  })

  test('over logs with facts that are wrong', () => {
    for (const seed of seeds(340)) compare(`${seed} mutated`, mutated(seed))
  })

  test('over logs with numbers out of their range, which are read', () => {
    for (const seed of seeds(40)) {
      const { events } = playRandomMatch({ seed: seed + 600_000_000, most: 200 })
      const log = withFarNumbers(events, chase.isAction, seededRandom(seed))
      expect(log.map(chase.problemOf).filter(Boolean), `seed ${seed}`).toEqual([])
      compare(`${seed} far`, log)
    }
  })
})

describe(`Fugitive judged by its facts alone (SEED=${SEED})`, () => {
  const said = new Set(['guess.answered', 'manhunt.begun', 'game.ended'])

  test('is what its referee decided, of whole logs and of logs cut off', () => {
    let ended = 0
    for (const seed of seeds(60)) {
      const { events } = playRandomFugitive({ seed, most: 150 })
      const random = seededRandom(seed)
      for (const length of [events.length, 1 + random(events.length)]) {
        const recorded = events.slice(0, length)
        const facts = recorded.filter(({ type }) => !said.has(type))
        const name = `seed ${seed} up to #${length}`
        if (recorded.some(({ type }) => type === 'game.ended')) ended++
        expect(judged(facts), name).toEqual(judged(recorded))
      }
    }
    expect(ended).toBeGreaterThan(0)
  })

  test('finds a decision that says something else', () => {
    let told = 0
    for (const seed of seeds(40)) {
      const { events } = playRandomFugitive({ seed, most: 150 })
      const random = seededRandom(seed)
      const answers = events.filter(({ type }) => type === 'guess.answered')
      const answer = answers[random(Math.max(1, answers.length))]
      if (!answer) continue
      const { right } = answer.data as { right: boolean }
      const data = right ? { right: false } : { right: true, hideouts: [] }
      const twisted = events.map((event) => (event === answer ? { ...event, data } : event))
      const { findings } = judged(twisted)
      expect(findings[0], `seed ${seed}`).toMatchObject({ seq: answer.seq })
      told++
    }
    expect(told).toBeGreaterThan(0)
  })
})
