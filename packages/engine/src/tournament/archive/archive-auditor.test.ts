import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../games/registry.ts'
import type { Draft } from '../../log/event.ts'
import { createScribe } from '../../log/proof/chain.ts'
import { publicKeyOf } from '../../log/proof/ed25519.ts'
import { type SampleMatch, sampleMatch } from '../testing/sample-match.ts'
import {
  AT,
  archiveMembers,
  createSampleTournament,
  type Member,
  outcomeBefore,
  type SampleTournament,
  signed,
  tarOf,
} from '../testing/sample-tournament.ts'
import { TOURNAMENT_FORMATS } from '../vocabulary/events.ts'
import { createArchiveAuditor } from './archive-auditor.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveAudit } from './archive-report.ts'
import { tarHeader } from './tar.ts'

const KEY = new Uint8Array(32).fill(7)
const OTHER = new Uint8Array(32).fill(8)
const PART = 40_000

/** Matches of every game, one of them abandoned by an organiser. */
const matches: SampleMatch[] = []
let tournament: SampleTournament
let members: readonly Member[]

beforeAll(() => {
  for (const [index, game] of games.entries()) {
    const of = { game, tournament: 'cup', at: AT, key: KEY }
    matches.push(sampleMatch({ ...of, id: `m${index}a`, seed: index + 1 }))
    matches.push(sampleMatch({ ...of, id: `m${index}b`, seed: index + 9, abandonedAfter: 12 }))
  }
  tournament = tournamentWith(matches)
  members = archiveMembers(tournament, matches, KEY)
})

/** With a seat that changed hands, an objection and a ruling. */
function tournamentWith(played: readonly SampleMatch[]): SampleTournament {
  const made = createSampleTournament('cup', 0)
  made.command({ type: 'add-stage', name: 'Group A' })
  for (const name of ['Ada', 'Ben']) made.command({ type: 'enter-player', name, key: null })
  for (const match of played) made.open(match)
  const [first] = played
  if (!first) throw new Error('there is a match')
  const next = Math.floor(first.events.length / 2)
  const marksBefore = outcomeBefore(first.game, first, next).players[0]?.marks ?? {}
  made.command({ type: 'assign-seat', match: first.id, seat: 0, player: 1 })
  made.command(
    { type: 'replace-seat', match: first.id, seat: 0, player: 2, reason: 'ill' },
    { next, marksBefore },
  )
  for (const match of played) made.seal(match)
  made.command({
    type: 'make-ruling',
    match: first.id,
    counts: true,
    winners: [1],
    marks: null,
    reason: 'rule 7',
  })
  made.wait(10)
  made.close(KEY)
  return made
}

function audited(bytes: Uint8Array, key?: Uint8Array): ArchiveAudit {
  const auditor = createArchiveAuditor(key ? { key: publicKeyOf(key) } : {})
  for (let from = 0; from < bytes.length; from += PART) auditor.push(bytes.subarray(from, from + PART))
  return auditor.finish()
}

const change = (name: string, edit: (bytes: Uint8Array) => Uint8Array) =>
  members.map((one) => (one.name === name ? { name, bytes: edit(one.bytes) } : one))
const listed = () => members.slice(2)
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
const bytes = (of: string) => new TextEncoder().encode(of)

describe('a sound archive', () => {
  test('holds what it says, by its own key and by the trusted one', () => {
    expect(tournament.state.status).toBe('sealed')
    expect(audited(tarOf(members))).toMatchObject({
      id: 'cup',
      seal: 'self-signed',
      findings: [],
      verdict: { kind: 'sound' },
      log: { seal: 'self-signed' },
      matches: matches.map(({ id, lines }) => ({ match: id, events: lines.length, verdict: 'sound' })),
    })
    expect(audited(tarOf(members), KEY)).toMatchObject({ seal: 'valid', findings: [] })
  })

  test('may be rounded up with zeros, as other programs do', () => {
    expect(audited(Uint8Array.from([...tarOf(members), ...new Uint8Array(512 * 1024)])).findings).toEqual([])
  })

  test('is not by the trusted key', () => {
    const { findings, verdict } = audited(tarOf(members), OTHER)
    expect(verdict.kind).toBe('untrusted')
    expect(findings[0]).toMatchObject({ member: 'seal.json', kind: 'untrusted' })
  })

  test('of a tournament that goes on is whole, and not trusted to be all', () => {
    const running = createSampleTournament('cup')
    running.command({ type: 'add-stage', name: 'A' })
    const archive = tarOf(archiveMembers(running, [], KEY))
    expect(audited(archive)).toMatchObject({ findings: [], log: { seal: 'absent' } })
    expect(audited(archive, KEY).verdict).toMatchObject({ kind: 'untrusted' })
  })
})

interface Tampering {
  readonly name: string
  readonly archive: () => readonly Member[]
  /** The member that is named, and what is said of it. */
  readonly member: string
  readonly what: RegExp
}

const first = 'matches/m0a.getaway.jsonl'
/** By somebody who signs what was changed with a key of their own. */
const resigned = (all: readonly Member[]) => signed('cup', all.slice(2), OTHER)
const swapped = (edit: (line: string) => string) => (all: Uint8Array) => bytes(edit(text(all)))

const tamperings: readonly Tampering[] = [
  {
    name: 'a byte of a match',
    archive: () => change(first, (all) => all.with(all.length - 200, (all[all.length - 200] ?? 0) ^ 1)),
    member: first,
    what: /its bytes are not those/,
  },
  {
    name: 'a byte of the tournament’s log',
    archive: () =>
      change(
        'tournament.jsonl',
        swapped((all) => all.replace('Olga', 'Olgo')),
      ),
    member: 'tournament.jsonl',
    what: /its bytes are not those/,
  },
  {
    name: 'a byte of the summary',
    archive: () =>
      change(
        'summary.json',
        swapped((all) => all.replace('"won":1', '"won":2')),
      ),
    member: 'summary.json',
    what: /its bytes are not those/,
  },
  {
    name: 'a line more in a match',
    archive: () => change(first, (all) => bytes(`${text(all)}{}\n`)),
    member: first,
    what: /has \d+ bytes, the manifest says/,
  },
  {
    name: 'a match is left out',
    archive: () => members.filter(({ name }) => name !== first),
    member: first,
    what: /is missing/,
  },
  {
    name: 'the last match is left out',
    archive: () => members.slice(0, -1),
    member: `matches/m${games.length - 1}b.getaway.jsonl`,
    what: /is missing/,
  },
  {
    name: 'something is added',
    archive: () => [...members, { name: 'matches/more.getaway.jsonl', bytes: bytes('{}\n') }],
    member: 'matches/more.getaway.jsonl',
    what: /is not in the manifest/,
  },
  {
    name: 'two matches change places',
    archive: () => members.toSpliced(4, 2, ...members.slice(4, 6).reverse()),
    member: first,
    what: /is missing from its place/,
  },
  {
    name: 'two matches have each other’s bytes',
    archive: () => {
      const [one, other] = members.slice(4, 6) as [Member, Member]
      return members.toSpliced(4, 2, { ...one, bytes: other.bytes }, { ...other, bytes: one.bytes })
    },
    member: first,
    what: /manifest/,
  },
  {
    name: 'a part of an older archive',
    archive: () => {
      const older = tournament.lines.slice(0, -4).map((line) => `${line}\n`)
      return change('tournament.jsonl', () => bytes(older.join('')))
    },
    member: 'tournament.jsonl',
    what: /has \d+ bytes/,
  },
  {
    name: 'the manifest of another archive of the same tournament',
    archive: () =>
      [resigned(members)[0] as Member, ...members.slice(1)].map((one, index) =>
        index === 0 ? { ...one, bytes: bytes(text(one.bytes).replace(/"bytes":(\d)/, '"bytes":1$1')) } : one,
      ),
    member: 'seal.json',
    what: /does not fit the manifest/,
  },
  {
    name: 'a match is left out, and all signed again',
    archive: () =>
      signed(
        'cup',
        listed().filter(({ name }) => name !== first),
        OTHER,
      ),
    member: 'tournament.jsonl',
    what: /the log of the match m0a is not in the archive/,
  },
  {
    name: 'a summary with another winner, signed again',
    archive: () =>
      resigned(
        change(
          'summary.json',
          swapped((all) => all.replace('"won":1', '"won":2')),
        ),
      ),
    member: 'summary.json',
    what: /does not follow/,
  },
  {
    name: 'a log of another match under its name, signed again',
    archive: () => {
      const [one, other] = members.slice(4, 6) as [Member, Member]
      return resigned(members.toSpliced(4, 1, { ...one, bytes: other.bytes }))
    },
    member: first,
    what: /match: the tournament says "m0a", this log says "m0b"/,
  },
  {
    name: 'a ruling is cut out of the tournament’s log, signed again',
    archive: () => {
      const lines = tournament.lines.filter((line) => !line.includes('ruling.made'))
      return resigned(change('tournament.jsonl', () => bytes(lines.map((line) => `${line}\n`).join(''))))
    },
    member: 'tournament.jsonl',
    what: /seq is \d+ where \d+ must follow/,
  },
  {
    name: 'the end of the tournament’s log is cut off, signed again',
    archive: () => resigned(change('tournament.jsonl', (all) => all.subarray(0, -40))),
    member: 'tournament.jsonl',
    what: /is cut off in line/,
  },
]

describe('tampering is found and named', () => {
  test.each(tamperings)('$name', ({ archive, member, what }) => {
    const { findings, verdict } = audited(tarOf(archive()))
    expect(verdict.kind).toBe('altered')
    expect(findings.map((one) => `${one.member}: ${one.what}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${member}: .*${what.source}`)),
    )
  })

  test('so many findings of a kind are kept, and the others counted', () => {
    const made = createSampleTournament('cup', 0)
    const { seq = 0, hash = '' } = made.events.at(-1) ?? {}
    const scribe = createScribe({ salt: () => '', from: { seq, hash } })
    const removed = {
      type: 'stage.removed',
      by: 'organiser',
      data: { stage: 9, reason: '', organiser: 'Olga' },
    }
    const more = Array.from(
      { length: 1_234 },
      () => scribe.write({ ...removed, at: AT + 99 } as Draft, false).line,
    )
    const lines = [...made.lines, ...more]
    const { findings, verdict } = audited(tarOf(archiveMembers({ lines, state: made.state }, [], KEY)))
    expect(findings).toHaveLength(1_001)
    expect(findings.at(-1)?.what).toBe('and 234 more findings like those before')
    expect(verdict.kind).toBe('faulty')
  })

  const lies = [
    {
      name: 'another winner than the match has',
      edit: { winners: [] },
      what: /winners: the tournament says \[\]/,
    },
    { name: 'another end', edit: { endedAt: AT }, what: /end: the tournament says/ },
    { name: 'another hash', edit: { hash: 'b'.repeat(64) }, what: /hash of the last event/ },
    { name: 'that it was abandoned', edit: { status: 'abandoned' }, what: /how it ended/ },
  ] as const
  test.each(lies)('a tournament’s log that was written with $name', ({ edit, what }) => {
    const made = createSampleTournament('cup', 0)
    made.command({ type: 'add-stage', name: 'A' })
    const [match] = matches as [SampleMatch]
    made.open(match)
    made.seal(match)
    const [, , , sealed] = made.events
    const again = createSampleTournament('cup', 0)
    again.command({ type: 'add-stage', name: 'A' })
    again.open(match)
    again.wait(1_000_000)
    if (sealed?.type !== 'match.sealed') throw new Error('the fourth event seals the match')
    again.record({ type: 'match.sealed', by: 'server', data: { ...sealed.data, ...edit } })
    const { findings } = audited(tarOf(archiveMembers(again, [match], KEY)))
    expect(findings.map((one) => one.what)).toContainEqual(expect.stringMatching(what))
  })

  test('an organiser’s act that the tournament does not tell of', () => {
    const [, abandoned] = matches as [SampleMatch, SampleMatch]
    const made = createSampleTournament('cup', 0)
    made.command({ type: 'add-stage', name: 'A' })
    made.open(abandoned)
    made.seal({ ...abandoned, events: abandoned.events.map((one) => ({ ...one, by: 'server' as const })) })
    const { findings } = audited(tarOf(archiveMembers(made, [abandoned], KEY)))
    expect(findings.map((one) => one.what)).toContainEqual(
      expect.stringMatching(/game\.abandoned by an organiser, which the tournament’s log does not have/),
    )
  })

  test.each([
    ['reason', 'they wished it so'],
    ['organiser', 'Otto'],
  ])('another %s for an act than the match gives', (field, said) => {
    const [, abandoned] = matches as [SampleMatch, SampleMatch]
    const made = createSampleTournament('cup', 0)
    made.command({ type: 'add-stage', name: 'A' })
    made.open(abandoned)
    made.seal({
      ...abandoned,
      events: abandoned.events.map((one) => ({
        ...one,
        data:
          one.by === 'organiser'
            ? { ...(one.data as object), [field === 'organiser' ? 'name' : field]: said }
            : one.data,
      })),
    })
    const { findings } = audited(tarOf(archiveMembers(made, [abandoned], KEY)))
    expect(findings.map((one) => one.what)).toContainEqual(
      expect.stringMatching(new RegExp(`${field} of game\\.abandoned: the tournament says "${said}"`)),
    )
  })

  test.each(TOURNAMENT_FORMATS)('what a replaced seat is said to have won, in %s', (format) => {
    const [match] = matches as [SampleMatch]
    const made = createSampleTournament('cup', 0, format)
    made.command({ type: 'add-stage', name: 'A' })
    made.command({ type: 'enter-player', name: 'Ada', key: null })
    made.open(match)
    const [mark = ''] = match.game.marks
    made.command(
      { type: 'replace-seat', match: match.id, seat: 0, player: 1, reason: '' },
      { next: 5, marksBefore: { [mark]: 9 } },
    )
    if (format === 'getaway-tournament/1') made.seal(match)
    else made.seal(match, [{ seat: 0, from: 5, marks: { [mark]: 9 } }])
    const { findings } = audited(tarOf(archiveMembers(made, [match], KEY)))
    expect(findings.map((one) => one.what)).toContainEqual(
      expect.stringMatching(/what seat 0 had won before event 5/),
    )
  })
})

describe('bytes that are no archive', () => {
  const whole = () => tarOf(members)
  const header = (name: string, size = 3) => tarOf([{ name, bytes: new Uint8Array(size) }])
  const hostile: readonly [string, () => Uint8Array][] = [
    ['nothing', () => new Uint8Array(0)],
    ['zeros', () => new Uint8Array(5000)],
    ['cut off in a member', () => whole().subarray(0, 30_000)],
    ['cut off before the end', () => whole().subarray(0, -512)],
    ['a megabyte of nothing after the end', () => Uint8Array.from([...whole(), ...new Uint8Array(2 ** 20)])],
    ['something after the end', () => Uint8Array.from([...whole(), 1])],
    ['a path that leads out', () => header('../manifest.json')],
    ['an absolute path', () => header('/manifest.json')],
    ['a name of a parent within', () => header('matches/../manifest.json')],
    ['no manifest first', () => tarOf(members.slice(1))],
    ['no seal', () => tarOf(members.toSpliced(1, 1))],
    ['the manifest twice', () => tarOf([members[0] as Member, ...members])],
    ['a manifest that is no JSON', () => tarOf(change('manifest.json', () => bytes('{')))],
    [
      'a manifest of another form',
      () =>
        tarOf(
          change(
            'manifest.json',
            swapped((all) => ` ${all}`),
          ),
        ),
    ],
    ['a huge manifest', () => tarHeader('manifest.json', 10_000_000)],
    [
      'a member larger than all that was promised',
      () => {
        const archive = tarOf(members.slice(0, 2)).subarray(0, -1024)
        return Uint8Array.from([...archive, ...tarHeader('tournament.jsonl', 900_000_000)])
      },
    ],
  ]
  test.each(hostile)('%s', (_, archive) => {
    expect(() => audited(archive())).toThrow(ArchiveError)
  })

  test('any byte of an archive may be another: it is found, or an error', () => {
    const archive = whole()
    const step = Math.ceil(archive.length / (12 * Number(process.env.PROVE ?? 1)))
    for (let at = Math.floor(Math.random() * step); at < archive.length; at += step) {
      const changed = archive.with(at, (archive[at] ?? 0) ^ 1)
      let kind: string
      try {
        kind = audited(changed).verdict.kind
      } catch (error) {
        expect(error).toBeInstanceOf(ArchiveError)
        continue
      }
      expect({ at, kind }).toEqual({ at, kind: 'altered' })
    }
  })
})
