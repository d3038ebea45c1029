import { createAuditor, createRedactor, createScribe, type Draft, headOf, openCourse } from '@getaway/engine'
import { type ChaseEvent, chase, create, plainTileSet } from '@getaway/engine/chase'
import { describe, expect, test } from 'vitest'
import { idleFugitive } from '../support/play/idle-fugitive.ts'

const START = 1_763_456_789_000_000

function opened() {
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const setup = { id: 'bounds', at: START, players: ['Ann', 'Bob'], tileset: plainTileSet(1) }
  const created = scribe.write(create(setup), false)
  return { scribe, created, lines: [created.line] }
}

function audit(lines: readonly string[]) {
  const auditor = createAuditor()
  auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
  return auditor.finish().report as ReturnType<ReturnType<typeof createAuditor>['finish']>['report'] & {
    rounds: readonly unknown[]
    corrections: readonly unknown[]
  }
}

/** Each of these grew with the square of its length once. */
describe('long logs that nobody plays cost what they are long', () => {
  test('rounds without end: the thousandth is the last', () => {
    const { scribe, created, lines } = opened()
    const match = headOf(openCourse(chase, created.event as unknown as ChaseEvent))
    const ready = { ...match, players: match.players.map((player) => ({ ...player, ready: true })) }
    const [deal] = chase.conclude(ready, START + 1, (below) => below - 1).drafts
    for (let round = 1; round <= 20_000; round++) {
      const data = { ...(deal?.data as object), round }
      lines.push(scribe.write({ ...(deal as Draft), data }, true).line)
      lines.push(
        scribe.write(
          { type: 'round.voided', at: START + 1, by: 'organiser', data: { round, reason: '' } },
          false,
        ).line,
      )
    }
    const report = audit(lines)
    expect(report.rounds.length).toBe(1001)
    expect(report.findings[0]?.what).toContain('at most 1000 rounds')
  })

  test('corrections without end: two hundred are enough', () => {
    const { scribe, lines } = opened()
    for (let count = 0; count < 40_000; count++) {
      const data = { round: 1, winner: null, awards: {}, reason: 'again' }
      lines.push(
        scribe.write({ type: 'round.corrected', at: START + count, by: 'organiser', data }, false).line,
      )
    }
    expect(audit(lines).findings.length).toBe(40_000)
  })

  test('hidden events without end: a redactor looks only at what is new', () => {
    const { created } = opened()
    const first = created.event as unknown as ChaseEvent
    const state = headOf(openCourse(chase, first))
    const redactor = createRedactor(chase, 'public')
    for (let seq = 2; seq < 60_000; seq++) {
      const plan = { ...first, seq, type: 'plan.set', by: 0, data: { sides: {} } } as unknown as ChaseEvent
      expect(redactor.show(plan, state).event.data).toEqual({ hidden: true })
    }
  })

  test('turns without end: after the thousandth a live match is given up, and a reader folds no more', () => {
    const given = idleFugitive()
    expect(given.drafts.at(-1)).toMatchObject({ type: 'game.abandoned', by: 'server' })
    const live = audit(given.lines)
    expect(live.findings).toEqual([])
    expect(live).toMatchObject({ status: 'abandoned', turns: 1001 })

    const scribe = createScribe({ salt: () => '0'.repeat(32) })
    const again = given.drafts.slice(-7, -1)
    const endless = Array.from({ length: 5_000 }, () => again).flat()
    const written = [given.created, ...given.drafts.slice(0, -1), ...endless]
    const foreign = audit(written.map((draft) => scribe.write(draft, false).line))
    expect(foreign).toMatchObject({ status: 'running', turns: 1001 })
    expect(foreign.findings.length).toBe(endless.length)
  })
})
