import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { middleStrength } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { describe, expect, test } from 'vitest'
import { getaway, startGetaway } from '../support/programs/cli.ts'
import { sampled } from '../support/seeds.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** File names and what they hold. */
function logsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  )
}

async function simulated(...args: string[]) {
  const { code, out, err } = await getaway(['simulate', '--json', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('getaway simulate', () => {
  test('the same seed gives the same logs, whatever the number of jobs and matches', async () => {
    const [alone, shared, longer] = [tempFolder(), tempFolder(), tempFolder()]
    const one = await simulated('--matches', '6', '--seed', '5', '--jobs', '1', '--out', alone)
    const two = await simulated('--matches', '6', '--seed', '5', '--jobs', '2', '--out', shared)
    await simulated('--matches', '9', '--seed', '5', '--jobs', '2', '--out', longer)
    expect(Object.keys(logsIn(alone))).toHaveLength(6)
    expect(logsIn(shared)).toEqual(logsIn(alone))
    expect(logsIn(longer)).toMatchObject(logsIn(alone))
    const facts = ({ jobs: _, seconds: __, matchesPerSecond: ___, ...rest }: typeof one) => rest
    expect(facts(two)).toEqual(facts(one))
  })

  test('another seed gives other matches, and both fit in one folder', async () => {
    const folder = tempFolder()
    await simulated('--matches', '2', '--seed', '1', '--out', folder)
    await simulated('--matches', '2', '--seed', '2', '--out', folder)
    expect(new Set(Object.values(logsIn(folder))).size).toBe(4)
  })

  test.each(sampled([2, 3, 4], 1))(
    '%i players: every log is sound, and the audit tells of the same winners',
    async (n) => {
      const folder = tempFolder()
      const args = [
        '--players',
        String(n),
        '--matches',
        '4',
        '--variants',
        'headStart',
        '--gzip',
        '--out',
        folder,
      ]
      const { seats, counts, ...totals } = await simulated(...args)
      const files = readdirSync(folder).map((name) => join(folder, name))
      expect(files.every((file) => file.endsWith('.getaway.jsonl.gz'))).toBe(true)
      const lines = files.map((file) => String(gunzipSync(readFileSync(file))).split('\n').length - 1)
      expect(lines.reduce((all, count) => all + count)).toBe(totals.events)
      const { code, out } = await getaway(['audit', '--json', ...files])
      expect(code).toBe(0)
      const reports = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(reports.every(({ findings }) => findings.length === 0)).toBe(true)
      const rounds = reports.flatMap((report) => report.rounds)
      const won = (side: string | null) => rounds.filter(({ winner }) => winner === side).length
      expect(counts.rounds.scored).toBe(rounds.length)
      expect(counts.wonBy).toEqual({ runners: won('runners'), chasers: won('chasers'), nobody: won(null) })
      expect(seats.map((seat: { won: number }) => seat.won)).toEqual(
        Array.from({ length: n }, (_, seat) => reports.filter(({ winner }) => winner === seat).length),
      )
    },
  )

  test('logs that lie there are not replaced, unless that is asked for', async () => {
    const folder = tempFolder()
    const args = ['simulate', '--matches', '2', '--out', folder]
    await getaway(args)
    const [first] = readdirSync(folder).map((name) => join(folder, name)) as [string]
    writeFileSync(first, 'precious')
    expect(await getaway(args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('has 2 logs of this run already; --force replaces them'),
    })
    expect(readFileSync(first, 'utf8')).toBe('precious')
    expect((await getaway([...args, '--force'])).code).toBe(0)
    expect(readFileSync(first, 'utf8')).not.toBe('precious')
  })

  test('an interrupted run leaves whole files only, says how far it came, and exits with 130', async () => {
    const folder = join(tempFolder(), 'made', 'for it')
    const { program, ran } = startGetaway(['simulate', '--matches', '99999', '--out', folder])
    while (!existsSync(folder) || readdirSync(folder).length < 5) await sleep(20)
    program.kill('SIGINT')
    const { code, out, err } = await ran
    expect({ code, err }).toEqual({ code: 130, err: '' })
    const names = readdirSync(folder)
    expect(names.every((name) => name.endsWith('.getaway.jsonl'))).toBe(true)
    expect(out).toContain(`${names.length.toLocaleString('en')} of 99,999 matches`)
    const audited = await getaway(['audit', '--summary', ...names.map((name) => join(folder, name))])
    expect(audited).toMatchObject({ code: 0, out: expect.stringContaining(`${names.length} matches`) })
    expect(audited.out).not.toContain('not counted')
  })

  test('a second Ctrl-C ends it at once', async () => {
    const folder = tempFolder()
    const { program } = startGetaway(['simulate', '--matches', '99999', '--jobs', '1', '--out', folder])
    const ended = once(program, 'exit')
    while (readdirSync(folder).length < 1) await sleep(20)
    program.kill('SIGINT')
    await sleep(1)
    program.kill('SIGINT')
    await ended
    expect(readdirSync(folder).filter((name) => !/^\.|\.getaway\.jsonl$/.test(name))).toEqual([])
  })

  test('a person can read the summary', async () => {
    const args = ['simulate', '--matches', '3', '--seed', '4']
    const { code, out, err } = await getaway(args, { isFromSources: true })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^chase\/1 · 2 players · seed 4\n {2}3 matches in [\d.]+ s: [\d.]+ matches\/s/)
    expect(out).toMatch(/won by +runners [\d.]+ %, chasers [\d.]+ %, nobody [\d.]+ %/)
    expect(out).toMatch(/in a match +median \d+, 90 % up to \d+, most \d+\n/)
    expect(out).not.toContain('\u001b')
  })

  test.each([
    [['--bots', 'divine'], '--bots: chase has no bot "divine"'],
    [['--players', '5'], '--players: chase is for 2 to 4 players'],
    [['--matches', 'many'], '--matches must be a whole number'],
  ])('%j: bad use is exit 2 and says what is right', async (args, sentence) => {
    expect(await getaway(['simulate', ...args])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(sentence),
    })
  })

  test('a folder that is none is named', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    for (const out of [file, join(file, 'inner')]) {
      expect(await getaway(['simulate', '--matches', '1', '--out', out])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${out} is no folder`),
      })
    }
  })

  test.runIf(existsSync('/proc'))('a folder that cannot be made is named at once', async () => {
    for (const out of ['/proc/x', '/proc/x/y']) {
      expect(await getaway(['simulate', '--matches', '1', '--out', out])).toMatchObject({
        code: 2,
        err: expect.stringMatching(`${out} (?:is in a folder that takes nothing new|may not be written to)`),
      })
    }
  })

  test('a log that cannot be written stops the run', async () => {
    const folder = tempFolder()
    await getaway(['simulate', '--matches', '1', '--out', folder])
    const [name] = readdirSync(folder) as [string]
    const other = tempFolder()
    mkdirSync(join(other, name))
    const args = ['simulate', '--matches', '1', '--force', '--out', other]
    expect(await getaway(args)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`--out: a log in ${other} `),
    })
    expect(readdirSync(other)).toEqual([name])
  })

  test('--help names the strengths, the variants and marathon as the game has them', async () => {
    const { code, out } = await getaway(['simulate', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--matches M')
    const middle = middleStrength(chase.bots)
    for (const strength of Object.keys(chase.bots)) expect(out).toMatch(new RegExp(`strengths .*${strength}`))
    expect(out).toContain(`${middle} (without --bots)`)
    expect(out).toContain('headStart, perfectPlan')
    const [, victory = ''] = /--options '(\{"victory".*\})'/.exec(out) ?? []
    expect((await simulated('--matches', '1', '--options', victory)).options).toEqual(JSON.parse(victory))
  })
})
