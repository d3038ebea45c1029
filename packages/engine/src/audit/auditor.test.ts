import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { ChaseReport } from '../games/chase/report.ts'
import {
  type GivenFacts,
  marks,
  opening,
  play,
  referee,
  scoredFor,
  tile,
  word,
} from '../games/chase/testing/fixture.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import { createScribe } from '../log/proof/chain.ts'
import { publicKeyOf } from '../log/proof/ed25519.ts'
import { fingerprint, signSeal } from '../log/proof/seal.ts'
import { type Audit, type AuditOptions, createAuditor } from './audit.ts'

const KEY = new Uint8Array(32).fill(7)
const OTHER = new Uint8Array(32).fill(8)
const trusted = publicKeyOf(KEY)

interface Log {
  readonly lines: readonly string[]
  readonly events: readonly LogEvent[]
}

/** The match as a service would have written it; sealed, if there is a key for it. */
function logOf(given: GivenFacts, privateKey?: Uint8Array, matchId = 'case'): Log {
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const written = play({ loose: true }, given).events.map(({ seq: _, hash: __, ...draft }) =>
    scribe.write(draft as Draft, false),
  )
  const last = written.at(-1)?.event
  if (privateKey && last) {
    const data = signSeal({ key: 'k1', privateKey, matchId, previousHash: last.hash })
    written.push(scribe.write({ type: 'game.sealed', at: last.at, by: 'server', data }, false))
  }
  return { lines: written.map(({ line }) => line), events: written.map(({ event }) => event as LogEvent) }
}

function audit(lines: readonly string[], options: AuditOptions = {}, end = '\n') {
  const auditor = createAuditor(options)
  auditor.push(utf8ToBytes(lines.join('\n') + end))
  return auditor.finish() as Audit<ChaseReport>
}
const found = (audited: Audit) => audited.report.findings.map(({ seq, what }) => `${seq} ${what}`)

const facts: GivenFacts = [opening(), marks(['triangle', 'diamond'])]
const match: GivenFacts = [scoredFor('runners'), scoredFor('chasers'), referee(2)]
const whole = logOf(match)
const sealed = logOf(match, KEY)
const end = sealed.lines.length

describe('the chain', () => {
  const brokenHash = 'the hash does not fit this event and the hash before it'
  const changed = (index: number, from: string, to: string) =>
    whole.lines.map((line, at) => (at === index ? line.replace(from, to) : line))
  const tampered: { name: string; lines: readonly string[]; brokenAt: number | null; findings: string[] }[] =
    [
      { name: 'whole', lines: whole.lines, brokenAt: null, findings: [] },
      {
        name: 'a name changed',
        lines: changed(0, '"Ann"', '"Eve"'),
        brokenAt: 1,
        findings: [`1 ${brokenHash}`],
      },
      {
        name: 'an unknown field added',
        lines: changed(3, '"type"', '"note":1,"type"'),
        brokenAt: 4,
        findings: [`4 ${brokenHash}`],
      },
      {
        name: 'a hash changed breaks it twice',
        lines: changed(
          3,
          /"hash":"./.exec(whole.lines[3] ?? '')?.[0] ?? '',
          '"hash":"z'.replace('z', (whole.lines[3] ?? '').includes('"hash":"0') ? '1' : '0'),
        ),
        brokenAt: 4,
        findings: [`4 ${brokenHash}`, `5 ${brokenHash}`],
      },
      {
        name: 'an event left out',
        lines: whole.lines.toSpliced(whole.lines.length - 2, 1),
        brokenAt: whole.lines.length,
        findings: [
          `${whole.lines.length} seq is ${whole.lines.length} where ${whole.lines.length - 1} must follow`,
          `${whole.lines.length} ${brokenHash}`,
        ],
      },
    ]
  test.each(tampered)('$name', ({ lines, brokenAt, findings }) => {
    const audited = audit(lines)
    expect(audited.report.chain).toEqual({ ok: brokenAt === null, brokenAt })
    expect(audited.verdict.kind === 'altered' ? audited.verdict.at : null).toBe(brokenAt)
    expect(found(audited).filter((each) => /hash|seq is/.test(each))).toEqual(findings)
  })
})

describe('the seal', () => {
  const strange = logOf(match, KEY, 'another match')
  const moved = [...whole.lines.slice(0, -1), sealed.lines.at(-1) ?? '']
  const seals: { name: string; lines: readonly string[]; key?: string; seal: string; finding?: RegExp }[] = [
    { name: 'valid by the trusted key', lines: sealed.lines, key: trusted, seal: 'valid' },
    { name: 'self-signed where no key is trusted', lines: sealed.lines, seal: 'self-signed' },
    {
      name: 'self-signed by another key',
      lines: sealed.lines,
      key: publicKeyOf(OTHER),
      seal: 'self-signed',
      finding: /not by the trusted one$/,
    },
    {
      name: 'invalid: of another match',
      lines: strange.lines,
      key: trusted,
      seal: 'invalid',
      finding: /does not fit this log$/,
    },
    {
      name: 'invalid: of another log',
      lines: moved,
      key: trusted,
      seal: 'invalid',
      finding: /does not fit this log$/,
    },
    { name: 'absent', lines: whole.lines, seal: 'absent' },
    {
      name: 'absent where a key is trusted and the match is over',
      lines: whole.lines,
      key: trusted,
      seal: 'absent',
      finding: /not sealed$/,
    },
    { name: 'absent in a game in progress', lines: logOf(facts).lines, key: trusted, seal: 'absent' },
  ]
  test.each(seals)('$name', ({ lines, key, seal, finding }) => {
    const audited = audit(lines, key === undefined ? {} : { key })
    expect(audited.report.seal).toBe(seal)
    const seen = found(audited).filter((each) => /seal|signature/.test(each))
    expect(seen).toEqual(finding ? [expect.stringMatching(finding)] : [])
    expect(audited.report.fingerprint).toBe(seal === 'absent' ? undefined : fingerprint(trusted))
  })

  test('nothing may follow it', () => {
    const scribe = createScribe({ salt: () => '0'.repeat(32), from: sealed.events.at(-1) as LogEvent })
    const { line } = scribe.write(
      { type: 'seat.left', at: sealed.events.at(-1)?.at ?? 0, by: 0, data: {} },
      false,
    )
    const audited = audit([...sealed.lines, line], { key: trusted })
    expect(found(audited)).toContain(`${end + 1} seat.left: nothing may follow the seal`)
    expect(audited.report).toMatchObject({ seal: 'valid', chain: { ok: true } })
  })
})

describe('receipts', () => {
  const receipt = (seq: number, hash = whole.events[seq - 1]?.hash ?? 'f'.repeat(64)) => ({ seq, hash })
  const wrong = 'f'.repeat(64)
  const cases: { name: string; receipts: { seq: number; hash: string }[]; findings: RegExp[] }[] = [
    { name: 'that the log honours', receipts: [receipt(2), receipt(5)], findings: [] },
    { name: 'of another log', receipts: [receipt(2), receipt(5, wrong)], findings: [/^5 .*another hash/] },
    { name: 'beyond its end', receipts: [receipt(99)], findings: [/^99 .*the log ends before it/] },
    {
      name: 'that contradict each other',
      receipts: [receipt(5), receipt(5, wrong)],
      findings: [/^5 .*another hash/],
    },
  ]
  test.each(cases)('$name', ({ receipts, findings }) => {
    expect(found(audit(whole.lines, { receipts }))).toEqual(
      findings.map((each) => expect.stringMatching(each)),
    )
  })
})

describe('a log that breaks off', () => {
  test('in the middle of a line: a cut, reported, and a game in progress up to there', () => {
    const lines = [...whole.lines.slice(0, 4), (whole.lines[4] ?? '').slice(0, 40)]
    const { report } = audit(lines, {}, '')
    expect(report).toMatchObject({
      cut: 5,
      events: 4,
      chain: { ok: true },
      findings: [],
      rounds: [{ status: 'running' }],
    })
  })

  test('a last line that only lacks its end is read', () => {
    expect(audit(whole.lines, {}, '')).toEqual(audit(whole.lines))
  })

  test('after an ending, the ending is final', () => {
    const { report } = audit(logOf(facts).lines)
    expect(report).toMatchObject({
      findings: [],
      rounds: [{ status: 'scored', winner: 'chasers' }],
      tally: [{ small: 1 }, {}],
    })
  })
})

test('a log of facts only gives the same report', () => {
  const decisions = ['round.ended', 'round.scored', 'game.ended']
  const bare = play({}, match).events.filter(({ type }) => !decisions.includes(type))
  const facts = logOf(
    bare.slice(1).map(
      ({ seq: _, hash: __, ...draft }) =>
        () =>
          draft,
    ),
  )
  const { events: _, ...told } = audit(facts.lines).report
  const { events: __, ...report } = audit(whole.lines).report
  expect(facts.lines.length).toBeLessThan(whole.lines.length)
  expect(told).toEqual(report)
})

test('C10.6: under another policy recorded decisions are not compared', () => {
  const lying = logOf([
    facts,
    word('round.scored', { round: 1, winner: null, mistakes: { runners: null, chasers: null }, awards: {} }),
  ])
  expect(found(audit(lying.lines))).toEqual([
    expect.stringMatching(/round.scored says nobody, the replay says chasers/),
  ])
  expect(found(audit(lying.lines, { policy: 'fair' }))).toEqual([])
  expect(found(audit(lying.lines, { capMs: 10 }))).toEqual([])
})

test('findings come in the order of their events', () => {
  const log = logOf([opening(), tile('r1 at 0,-1'), tile('r2 at 0,-1')])
  const lines = log.lines.map((line, index) => (index === 5 ? line.replace('"x":0', '"x":0,"z":0') : line))
  expect(audit(lines).report.findings.map(({ seq }) => seq)).toEqual([5, 6, 6])
})

test('the outcome names the match, its players and what they have won', () => {
  expect(audit(whole.lines)).toMatchObject({
    game: 'chase',
    outcome: {
      id: 'case',
      winner: 1,
      players: [{ name: 'Ann' }, { name: 'Bob', marks: { perfect: 1, small: 1 } }],
    },
  })
})
