import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf, installInto, type PackageName, pack, unpackInto } from '../support/programs/packed.ts'
import { ROOT } from '../support/programs/sources.ts'
import { PROVE } from '../support/seeds.ts'
import { tempFolder } from '../support/temp-folder.ts'

const NAMES: readonly PackageName[] = ['engine', 'client', 'cli']
const LOG = join(ROOT, 'tests/golden/two-players-arrival.getaway.jsonl')
const folder = tempFolder()

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const tarballs = pack(NAMES)
  if (PROVE > 1) installInto(folder, tarballs)
  else unpackInto(folder, tarballs)
  cpSync(LOG, join(folder, 'match.getaway.jsonl'))
})

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder })
  return { status, out: String(stdout), err: String(stderr) }
}

describe.each(NAMES)('the package of %s', (name) => {
  test('has what is compiled, its licence and a page about it, and no sources', () => {
    const files = filesOf(folder, name)
    // The licence of the program comes with its release, like its build.
    const pages = name === 'cli' ? ['README.md'] : ['README.md', 'LICENSE']
    expect(files).toEqual(expect.arrayContaining(['package.json', ...pages]))
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|^src/.test(file))).toEqual([])
    expect(files).not.toContain('package.own.json')
  })
})

test('plain Node imports every entry, and judges a log', () => {
  const entries = ['engine', 'client'].flatMap((name) => {
    const at = join(folder, 'node_modules/@getaway', name, 'package.json')
    const { exports } = JSON.parse(readFileSync(at, 'utf8')) as { exports: object }
    return Object.keys(exports).map((entry) => `@getaway/${name}${entry.slice(1)}`)
  })
  expect(entries.length).toBeGreaterThan(7)
  const program = [
    ...entries.map((entry, n) => `import * as entry${n} from '${entry}'`),
    `import { readFileSync } from 'node:fs'`,
    `import { createAuditor } from '@getaway/engine'`,
    `const auditor = createAuditor()`,
    `auditor.push(readFileSync('match.getaway.jsonl'))`,
    `const { verdict, outcome } = auditor.finish()`,
    `const names = [${entries.map((_, n) => `Object.keys(entry${n}).length`).join(', ')}]`,
    `console.log(JSON.stringify({ kind: verdict.kind, status: outcome.status, isAnyEmpty: names.includes(0) }))`,
  ]
  writeFileSync(join(folder, 'use.js'), program.join('\n'))
  const { out, err } = run('use.js')
  expect(err).toBe('')
  expect(JSON.parse(out)).toEqual({ kind: 'sound', status: 'ended', isAnyEmpty: false })
})

test('TypeScript projects have their types, as the pages about the packages show them', () => {
  const examples = ['engine', 'client'].map((name) => {
    const text = readFileSync(join(folder, 'node_modules/@getaway', name, 'README.md'), 'utf8')
    const example = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    expect(example).toContain('import')
    return { file: `${name}.ts`, text: example }
  })
  const wrong = {
    file: 'wrong.ts',
    text: `import { createClient } from '@getaway/client'\ncreateClient(3)\n`,
  }
  for (const { file, text } of [...examples, wrong]) writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of ['@types/node', 'undici-types'])
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  const compilerOptions = {
    ...{ target: 'ES2023', lib: ['ES2023'], module: 'NodeNext', types: ['node'] },
    ...{ strict: true, skipLibCheck: false, noEmit: true },
  }
  const files = [...examples, wrong].map(({ file }) => file)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { out } = run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false')
  expect(out.trim().split('\n')).toEqual([expect.stringMatching(/^wrong\.ts\(2,14\): error TS\d+/)])
})

test('the command line checks the log with nothing else there', () => {
  const program = join(folder, 'node_modules/getaway/bin/getaway.js')
  expect(run(program, 'audit', 'match.getaway.jsonl')).toMatchObject({ status: 0, err: '' })
  expect(readdirSync(join(folder, 'node_modules/getaway'))).not.toContain('src')
})
