import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { bodyOf, chainHash, GENESIS, type LogEvent, lineOf, type Proof, publicKeyOf } from '@getaway/engine'
import { playRandomMatch, type RandomMatch } from '@getaway/engine/testing'
import { describe, expect, inject, test } from 'vitest'
import { auditLog } from '../../apps/viewer/src/audit/audit-log.ts'
import { sealed } from '../support/play/sealed.ts'
import { getaway } from '../support/programs/cli.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()
const KEY = new Uint8Array(32).fill(7)
const OTHER = new Uint8Array(32).fill(8)

function save(name: string, lines: readonly string[], end = '\n'): string {
  const file = join(folder, name)
  writeFileSync(file, `${lines.join('\n')}${end}`)
  return file
}

const EVENT = { id: 'spring cup', stage: 'final', table: 1 }
/** A finished match of some length, without an organiser's word in it. */
function finished(from: number): RandomMatch {
  for (let seed = from; ; seed++) {
    const options = { event: EVENT, victory: [{ small: 1 }, { perfect: 1 }] }
    const played = playRandomMatch({ seed, players: 2, options, organiser: false })
    if (played.events.length > 40 && played.events.at(-1)?.type === 'game.ended') return played
  }
}

const match = finished(11)
const other = finished(1000)
const whole = save('whole.getaway.jsonl', match.lines)
const second = save('second.getaway.jsonl', other.lines)

async function report(...args: string[]) {
  const { code, out, err } = await getaway(['audit', '--json', ...args])
  return {
    code,
    err,
    lines:
      out.trim() === ''
        ? []
        : out
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
  }
}

/** Lines of a log with these events, in a new chain. */
function chained(events: readonly LogEvent[]): string[] {
  let hash = GENESIS
  return events.map((event) => {
    const body = bodyOf(event)
    hash = chainHash(hash, body)
    return lineOf(body, hash)
  })
}

/** The same match without one of its events. */
function without({ events }: RandomMatch, index: number): string[] {
  return chained(events.toSpliced(index, 1).map((event, at) => ({ ...event, seq: at + 1 })))
}

/** The same match among other players, in a tournament of that name. */
function renamed({ lines }: RandomMatch, name: string): string[] {
  const [created, ...events] = lines.map((line) => JSON.parse(line))
  for (const player of created.data.players) player.name = name
  created.data.options.event.id = name
  return chained([created, ...events])
}

describe('getaway audit', () => {
  test('whose seats they are, where a player signed for one', async () => {
    const golden = fileURLToPath(new URL('../golden/seats-proved.getaway.jsonl', import.meta.url))
    const { code, out } = await getaway(['audit', golden])
    expect(code).toBe(0)
    expect(out).toContain(
      'seats: Ada proved (3475:0f98:bd59:fcfc) at https://getaway.example · Ben claimed (6a38:03d5:f059:902a) · Cleo',
    )
    const text = readFileSync(golden, 'utf8').replace('"name":"Ada"', '"name":"Eve"').trimEnd()
    const forged = text.split('\n').map((line) => JSON.parse(line))
    const { lines } = await report(save('forged.getaway.jsonl', chained(forged.slice(0, -1))))
    expect(lines[0]).toMatchObject({
      verdict: { kind: 'altered' },
      players: [{ identity: 'invalid' }, {}, {}],
    })
  })

  test('a sound log: exit 0, and the report of the log format', async () => {
    const { code, lines } = await report(whole)
    expect(code).toBe(0)
    const [{ rounds, ...head }] = lines
    expect(head).toMatchObject({
      file: whole,
      events: match.events.length,
      chain: { ok: true, brokenAt: null },
      seal: 'absent',
      corrections: [],
      findings: [],
    })
    expect(Object.keys(rounds[0])).toEqual([
      'round',
      'status',
      'reason',
      'winner',
      'mistakes',
      'awards',
      'checks',
      'late',
      'dropped',
    ])
  })

  test('gzip is read whatever the file is called, and - is standard input', async () => {
    const packed = join(folder, 'packed.getaway.jsonl.gz')
    writeFileSync(packed, gzipSync(readFileSync(whole)))
    const plain = await report(whole)
    expect((await report(packed)).lines[0]).toEqual({ ...plain.lines[0], file: packed })
    const { code, out } = await getaway(['audit', '--json', '-'], { input: [gzipSync(readFileSync(whole))] })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ ...plain.lines[0], file: '-' })
  })

  test('a finding: exit 1, and what it is', async () => {
    const at = match.events.findIndex((event) => event.type === 'tile.placed')
    const line = (match.lines[at] as string).replace(/"x":(-?\d+)/, (_, x) => `"x":${Number(x) + 1}`)
    const file = save('changed.getaway.jsonl', match.lines.with(at, line))
    const { code, lines } = await report(file)
    expect(code).toBe(1)
    expect(lines[0].chain).toEqual({ ok: false, brokenAt: at + 1 })
    expect(lines[0].findings[0]).toEqual({ seq: at + 1, what: expect.stringContaining('hash') })
    expect(lines[0].verdict).toMatchObject({ kind: 'altered', at: at + 1 })
    expect((await getaway(['audit', file])).out).toContain(`chain broken at #${at + 1}`)
  })

  test('the verdict comes first, what may follow from a fault is folded away, and no seal saves it', async () => {
    const lines = sealed(match, KEY)
    const at = match.events.findIndex((event) => event.type === 'tile.placed')
    const changed = lines[at]?.replace(/"x":(-?\d+)/, (_, x) => `"x":${Number(x) + 40}`) as string
    const file = save('sealed-and-changed.getaway.jsonl', lines.with(at, changed))
    const args = ['audit', '--key', publicKeyOf(KEY), file]
    const { out } = await getaway(args)
    const told = out.split('\n')
    expect(told[1]).toBe(`  Altered at event ${at + 1}. Do not trust this log.`)
    expect(told[2]).toMatch(/#\d+ {2}the hash does not fit/)
    expect(told[3]).toMatch(/more findings? may follow from it.*--all/)
    expect(out).not.toMatch(/seal valid|chain intact|no findings/)
    expect((await getaway([...args, '--all'])).out.match(/↳ #/g)?.length).toBeGreaterThan(0)
  })

  test('no readable log: exit 2, the line and what would be right; the worst of several files counts', async () => {
    const file = save('broken.getaway.jsonl', match.lines.with(3, '{"seq":4,"seq":4}'))
    const { code, lines } = await report(whole, file, join(folder, 'nowhere'))
    expect(code).toBe(2)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toEqual({ file, error: expect.stringMatching(/^line 4: .*seq/) })
    expect(lines[2].error).toBe('there is no such file')
  })

  test('a decision that is left out in the middle is told, and no finding', async () => {
    const options = { race: { policy: 'arrival', capMs: 0 } } as const
    const played = playRandomMatch({ seed: 3, players: 2, options, organiser: false })
    const ended = played.events.findIndex(({ type }) => type === 'round.ended')
    const file = save('left-out.getaway.jsonl', without(played, ended))
    const { code, lines } = await report(file)
    expect(code).toBe(0)
    expect(lines[0]).toMatchObject({ missing: { decisions: 1, salts: 0 }, findings: [] })
    expect((await getaway(['audit', file])).out).toContain('decisions missing: 1')
  })

  test('a log cut off in the middle of a line is a game in progress, and the cut is reported', async () => {
    const file = save('cut.getaway.jsonl', [...match.lines.slice(0, 20), '{"at":17'], '')
    const { code, lines } = await report(file)
    expect(code).toBe(0)
    expect(lines[0]).toMatchObject({ cut: 21, events: 20 })
    expect((await getaway(['audit', file])).out).toContain('cut off in line 21')
  })

  test('--policy and --cap judge what if, and compare no decisions', async () => {
    const { code, lines } = await report('--policy', 'fair', '--cap', '250', whole)
    expect(code).toBe(0)
    expect(lines[0].findings).toEqual([])
  })

  test('--key: valid by the trusted key, a finding by any other; without it self-signed', async () => {
    const file = save('sealed.getaway.jsonl', sealed(match, KEY))
    expect((await report(file)).lines[0]).toMatchObject({
      seal: 'self-signed',
      fingerprint: expect.stringMatching(/^\w{4}:/),
    })
    const trusted = await report('--key', publicKeyOf(KEY), file)
    expect([trusted.code, trusted.lines[0].seal]).toEqual([0, 'valid'])
    const foreign = await report('--key', publicKeyOf(OTHER), file)
    expect([foreign.code, foreign.lines[0].seal]).toEqual([1, 'self-signed'])
    const unsealed = await report('--key', publicKeyOf(KEY), whole)
    expect([unsealed.code, unsealed.lines[0].seal]).toEqual([1, 'absent'])
    // base64url may begin with a dash, as options do.
    const dashed = Array.from({ length: 256 }, (_, byte) => new Uint8Array(32).fill(byte)).find((key) =>
      publicKeyOf(key).startsWith('-'),
    ) as Uint8Array
    const byDashed = await report('--key', publicKeyOf(dashed), save('dashed.jsonl', sealed(match, dashed)))
    expect([byDashed.code, byDashed.lines[0].seal]).toEqual([0, 'valid'])
    const stolen = save('stolen.getaway.jsonl', [...other.lines, sealed(match, KEY).at(-1) as string])
    expect((await report(stolen)).lines[0].seal).toBe('invalid')
  })

  test('--receipts: what a player kept must be in the log', async () => {
    const kept = match.events.filter((event) => event.by === 0).slice(0, 3)
    const good = save(
      'good.txt',
      kept.map(({ seq, hash }) => JSON.stringify({ seq, hash })),
    )
    expect((await report('--receipts', good, whole)).code).toBe(0)
    const bad = save('bad.txt', [`${kept[0]?.seq} ${'0'.repeat(64)}`, `999999 ${'1'.repeat(64)}`])
    const { code, lines } = await report('--receipts', bad, whole)
    expect(code).toBe(1)
    expect(lines[0].findings.map((one: { seq: number }) => one.seq)).toEqual([kept[0]?.seq, 999999])
    const odd = save('odd.txt', ['seventeen'])
    expect(await getaway(['audit', '--receipts', odd, whole])).toMatchObject({
      code: 2,
      err: expect.stringContaining('line 1'),
    })
  })

  test('--summary: standings by event; a log with findings does not count, a match counts once', async () => {
    const spoilt = save('spoilt.getaway.jsonl', other.lines.toSpliced(5, 1))
    const { code, lines } = await report('--summary', whole, second, whole, spoilt)
    expect(code).toBe(1)
    const { events, left } = lines[0].summary
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ event: 'spring cup', matches: 2 })
    expect(events[0].standings.map((one: { played: number }) => one.played)).toEqual([2, 2])
    expect(events[0].standings.reduce((sum: number, one: { won: number }) => sum + one.won, 0)).toBe(2)
    expect(left.map((one: { file: string }) => one.file)).toEqual([whole, spoilt])
    expect((await getaway(['audit', '--summary', whole, second])).out).toMatch(/spring cup · 2 matches/)
  })

  test('--summary: of two logs of one match the finished one counts, whatever their order', async () => {
    const cut = save('short.getaway.jsonl', match.lines.slice(0, 20))
    for (const files of [
      [cut, whole],
      [whole, cut],
    ]) {
      const { events, left } = (await report('--summary', ...files)).lines[0].summary
      expect(events[0].standings.reduce((sum: number, one: { won: number }) => sum + one.won, 0)).toBe(1)
      expect(left).toEqual([{ file: cut, why: expect.stringContaining(whole) }])
    }
  })

  test('--summary: a match that was not played to its end does not count', async () => {
    const running = save('running.getaway.jsonl', other.lines.slice(0, 20))
    const { code, lines } = await report('--summary', whole, running)
    expect(code).toBe(0)
    expect(lines[0].summary.events[0]).toMatchObject({ matches: 1 })
    expect(lines[0].summary.left).toEqual([{ file: running, why: 'has not ended' }])
  })

  test('names that a terminal would obey are shown, not obeyed', async () => {
    const name = 'Eve\u001b[2J\u009b1;1H\u202e\n  no findings'
    const file = save('names.getaway.jsonl', renamed(match, name))
    for (const args of [
      ['audit', file],
      ['audit', '--summary', file],
    ]) {
      const { out, code } = await getaway(args)
      expect(code).toBe(0)
      expect(out).toContain('Eve\\u{1b}[2J\\u{9b}1;1H\\u{202e}\\u{a}  no findings')
      expect(out.match(/Eve/g)?.length).toBeGreaterThan(1)
    }
    const { summary } = (await report('--summary', file)).lines[0]
    expect(summary.events[0].standings.map((one: { played: number }) => one.played)).toEqual([1, 1])
  })

  test('a fault is exit 2, never 1: a key that is a folder, an output that is full', async () => {
    expect((await getaway(['audit', '--key', folder, whole])).code).toBe(2)
    const full = spawnSync('/bin/sh', [
      '-c',
      `"${process.execPath}" "${inject('programs').cli}" audit --json "${whole}" > /dev/full`,
    ])
    expect({ status: full.status, err: String(full.stderr) }).toMatchObject({
      status: 2,
      err: expect.stringContaining("can't be written"),
    })
  })

  test('gzip that was cut off in transit is read as far as it goes', async () => {
    const packed = join(folder, 'cut.getaway.jsonl.gz')
    const bytes = gzipSync(readFileSync(whole))
    writeFileSync(packed, bytes.subarray(0, Math.floor(bytes.length / 2)))
    const { code, lines } = await report(packed)
    expect(code).toBe(0)
    expect(lines[0].events).toBeGreaterThan(1)
    expect(lines[0].events).toBeLessThan(match.events.length)
  })

  test('a person can read it: names, rounds, score, no colours but on a terminal', async () => {
    const { out, code } = await getaway(['audit', whole])
    expect(code).toBe(0)
    expect(out).toMatch(/Round 1 {2}/)
    expect(out).toMatch(/player \d: \d+ Perfect, \d+ Small ← winner/)
    expect(out).toContain('no findings')
    expect(out).not.toContain('\u001b')
  })

  test.each([
    [['audit'], 'name at least one file'],
    [['audit', '--policy', 'unfair', 'x'], '--policy is arrival or fair'],
    [['audit', '--cap', '251', 'x'], 'from 0 to 250'],
    [['audit', '--key', 'abc', 'x'], '--key is an Ed25519 public key'],
    [['audit', '--nonsense', 'x'], '--nonsense'],
    [['adit'], 'there is no command "adit"'],
  ])('%j: bad use is exit 2 and says what is right', async (args, sentence) => {
    const { code, err, out } = await getaway(args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(out).toBe('')
  })

  test('--help and --version', async () => {
    expect(await getaway(['audit', '--help'], { isFromSources: true })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Exit codes'),
    })
    expect(await getaway(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('getaway audit'),
    })
    expect(await getaway(['--version'], { isFromSources: true })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })
})

describe('a page judges as the command line does', () => {
  const golden = fileURLToPath(new URL('../golden/', import.meta.url))
  const logs = readdirSync(golden)
    .filter((name) => name.includes('.getaway.jsonl'))
    .map((name) => {
      const bytes = readFileSync(join(golden, name))
      return { file: join(golden, name), bytes: name.endsWith('.gz') ? gunzipSync(bytes) : bytes }
    })
  const files = logs.map(({ file }) => file)
  const sealers = new Set(
    logs.flatMap(({ bytes }) => /"publicKey":"([\w-]{43})"/.exec(bytes.toString())?.[1] ?? []),
  )
  const sentences: Readonly<Record<Proof['type'], RegExp>> = {
    proved: /^Genuine: /,
    altered: /^Altered at event (\d+)\. Do not trust/,
    rewritten: /^Rewritten: event (\d+) /,
    faulty: /^Against the rules from event (\d+) on/,
    unproved: /^(?:Consistent: no findings|No faults, but not sealed)/,
  }

  test.each([undefined, ...sealers])('every golden log, by the key %s', async (key) => {
    const keys = key === undefined ? [] : [key]
    const args = key === undefined ? [] : ['--key', key]
    const { out } = await getaway(['audit', ...args, ...files])
    const { lines } = await report(...args, ...files)
    const told = out.split('\n')
    for (const [index, { file, bytes }] of logs.entries()) {
      const { proof, printed } = auditLog(bytes, { keys, receipts: [] })
      const sentence = told[told.indexOf(file) + 1]?.trim() ?? ''
      const [, at] = sentences[proof.type].exec(sentence) ?? [undefined, undefined]
      expect(sentence, file).toMatch(sentences[proof.type])
      expect(at, file).toBe('at' in proof ? String(proof.at) : undefined)
      // A page knows keys and asks for none: only there a strange seal is no finding.
      if (key === undefined || proof.type === 'proved')
        expect(JSON.parse(JSON.stringify(printed))).toEqual(omitFile(lines[index]))
    }
  })

  test('the golden logs say every kind of thing', () => {
    const kinds = new Set(
      logs.map(({ bytes }) => auditLog(bytes, { keys: [...sealers], receipts: [] }).proof.type),
    )
    expect([...kinds].toSorted()).toEqual(['altered', 'proved', 'unproved'])
  })
})

function omitFile({ file: _, ...rest }: { readonly file: string }): object {
  return rest
}
