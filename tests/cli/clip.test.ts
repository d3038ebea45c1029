import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { describe, expect, inject, test } from 'vitest'
import { getaway, startGetaway } from '../support/programs/cli.ts'
import { ROOT } from '../support/programs/sources.ts'
import { PROVE } from '../support/seeds.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()
const LOG = join(ROOT, 'tests/golden/two-players-arrival.getaway.jsonl')
const browser = () => inject('chromium').program
const SMALL = ['--size', '320x180', '--flat']

const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('getaway-clip-'))

/** What stands in a film, by a reader that is not the page's. */
async function factsOf(file: string) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const stats = await video?.computePacketStats()
  return {
    width: video?.displayWidth,
    height: video?.displayHeight,
    codec: video?.codec,
    frames: stats?.packetCount,
    sound: audio?.codec,
    seconds: await input.computeDuration(),
  }
}

describe('getaway clip', () => {
  test('films a stretch without a screen; as a published package it makes the same file of the same call', async () => {
    const [one, two] = ['one.mp4', 'two.mp4'].map((name) => join(folder, name)) as [string, string]
    const stretch = ['--from', '2s', '--to', '3s', '--speed', '2', ...SMALL, '--browser', browser()]
    expect(await getaway(['clip', LOG, '--out', one, ...stretch])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`written: ${one}`),
    })
    const facts = await factsOf(one)
    expect(facts).toMatchObject({ width: 320, height: 180, codec: 'avc', frames: 15, sound: 'opus' })
    expect(facts.seconds).toBeCloseTo(0.5, 1)

    const published = join(folder, 'published')
    for (const part of ['bin', 'dist', 'package.json'])
      cpSync(join(ROOT, 'packages/cli', part), join(published, part), { recursive: true })
    const program = join(published, 'bin/getaway.js')
    const { status, stderr } = spawnSync(process.execPath, [program, 'clip', LOG, '--out', two, ...stretch])
    expect({ status, err: String(stderr) }).toEqual({ status: 0, err: '' })
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
  })

  test.runIf(PROVE > 1).each([
    ['scene.webm', ['--exposures', '2', '--quality', 'low', '--to', '2500ms']],
    ['board.gif', ['--flat', '--to', '3s']],
    ['scene.png', ['--exposures', '4', '--quality', 'low']],
  ])('%s, too', async (name, more) => {
    const file = join(folder, name)
    const call = ['clip', LOG, '--out', file, '--from', '2s', '--size', '320x180', '--browser', browser()]
    expect(await getaway([...call, ...more])).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(file).length).toBeGreaterThan(2000)
  })

  test('Ctrl-C stops it, and leaves no file and no browser', async () => {
    const file = join(folder, 'stopped.mp4')
    const call = ['clip', LOG, '--out', file, '--browser', browser(), ...SMALL]
    const { program, ran } = startGetaway(call)
    // Its browser has begun once it has a profile.
    await expect.poll(profiles).toHaveLength(1)
    program.kill('SIGINT')
    expect(await ran).toMatchObject({ code: 130, out: '' })
    expect(profiles()).toEqual([])
    expect(existsSync(file)).toBe(false)
  })

  test.each([
    [
      'no browser',
      [LOG, '--out', 'a.mp4', '--browser', '/nowhere/chromium'],
      '/nowhere/chromium is not there',
    ],
    ['a browser that is none', [LOG, '--out', 'a.mp4', '--browser', '/bin/false'], 'ended before anything'],
    ['no log', [join(ROOT, 'package.json'), '--out', 'a.mp4'], 'package.json: line 1'],
    ['no file', [join(folder, 'none.jsonl'), '--out', 'a.mp4'], "can't be read"],
    ['a kind that is not made', [LOG, '--out', 'a.avi'], '--out must end with .mp4'],
  ])('%s: exit 2, and a sentence that says what is wrong', async (_, args, sentence) => {
    const named = args.includes('--browser') ? args : [...args, '--browser', browser()]
    expect(await getaway(['clip', ...named])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(sentence),
    })
  })

  test('a file that is there is not replaced', async () => {
    const file = join(folder, 'mine.mp4')
    writeFileSync(file, 'precious')
    const ran = await getaway(['clip', LOG, '--out', file, '--browser', browser()])
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('--force replaces it') })
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })
})
