import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBundleCurrent, recordSources } from '../../packages/cli/bin/bundle.js'
import { ROOT } from '../support/programs/sources.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()
const CLI = join(ROOT, 'packages/cli')
const LATER = Date.now() + 60_000

/** A package whose sources and bundle only say which of them ran. */
function packageOf(name: string, startedAt = LATER): string {
  const at = join(folder, name)
  for (const room of ['src', 'dist']) mkdirSync(join(at, room), { recursive: true })
  cpSync(join(CLI, 'bin'), join(at, 'bin'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(at, 'node_modules'))
  writeFileSync(join(at, 'package.json'), '{"type":"module"}')
  writeFileSync(join(at, 'src/program.ts'), `console.log('sources' satisfies string)`)
  writeFileSync(join(at, 'src/part.ts'), '')
  writeFileSync(join(at, 'dist/getaway.mjs'), `console.log('bundle')`)
  const sources = ['program.ts', 'part.ts'].map((file) => join(at, 'src', file))
  recordSources(at, sources, startedAt)
  return at
}

const run = (at: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(at, 'bin/getaway.js'), ...args])
  return { status, out: String(stdout), err: String(stderr) }
}

test('the bundle runs while it is what the sources say, and the sources after a change', () => {
  const at = packageOf('changed')
  expect(run(at)).toMatchObject({ status: 0, out: 'bundle\n' })
  const file = join(at, 'src/part.ts')
  // An older file put back in its place is a change, too.
  utimesSync(file, 1, 1)
  expect(run(at)).toMatchObject({ status: 0, out: 'sources\n' })
})

test.each<[string, (at: string) => void]>([
  ['a source is longer', (at) => writeFileSync(join(at, 'src/part.ts'), 'let more')],
  ['a source is gone', (at) => rmSync(join(at, 'src/part.ts'))],
  ['there is no bundle', (at) => rmSync(join(at, 'dist/getaway.mjs'))],
  ['it does not say what it was made of', (at) => rmSync(join(at, 'dist/made-of.json'))],
  ['what it says cannot be read', (at) => writeFileSync(join(at, 'dist/made-of.json'), '{')],
])('the bundle is not current if %s', (name, change) => {
  const at = packageOf(name)
  expect(isBundleCurrent(at)).toBe(true)
  change(at)
  expect(isBundleCurrent(at)).toBe(false)
})

test('the bundle is not current if a source changed while it was made', () => {
  expect(isBundleCurrent(packageOf('meanwhile', Date.now() - 60_000))).toBe(false)
})

test('a published package has the bundle only, and runs without the workspace, workers included', () => {
  const at = join(folder, 'published')
  const { files } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8'))
  expect(files).toEqual(['bin', 'dist', '!dist/made-of.json'])
  for (const part of ['bin', 'dist', 'package.json'])
    cpSync(join(CLI, part), join(at, part), { recursive: true })
  rmSync(join(at, 'dist/made-of.json'))
  for (const name of readdirSync(join(at, 'dist')).filter((one) => one.endsWith('.mjs')))
    expect(readFileSync(join(at, 'dist', name), 'utf8'), name).not.toContain('file://')
  const logs = join(at, 'logs')
  expect(run(at, 'simulate', '--matches', '2', '--jobs', '2', '--out', logs)).toMatchObject({
    status: 0,
    err: '',
  })
  const names = readdirSync(logs).map((name) => join(logs, name))
  expect(run(at, 'audit', ...names)).toMatchObject({ status: 0, err: '' })
  const page = join(at, 'match.html')
  expect(run(at, 'replay', names[0] ?? '', '--html', page)).toMatchObject({ status: 0, err: '' })
  expect(readFileSync(page, 'utf8')).toContain(readFileSync(names[0] ?? '').toString('base64'))
})
