// Compiles the package of a workspace into its `dist`, as others install it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { entriesOf } from './published.mjs'

/** Compiles what can be imported from the package in that folder, and all that it needs of the same package. */
export function compile(folder, manifest) {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist)
  const entries = entriesOf(manifest)
  const config = join(dist, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(configOf(entries)))
  // npm has put the programs of all folders above into the path.
  const { status, error } = spawnSync('tsc', ['-p', config], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  rmSync(config)
  if (error) throw error
  if (status !== 0) throw new Error(`${manifest.name}: it cannot be compiled`)
  // Types that were written by hand are handed on as they are.
  for (const file of entries.filter((one) => one.endsWith('.d.ts')))
    cpSync(join(folder, file), join(dist, relative('src', file)))
  for (const file of readdirSync(dist, { recursive: true }))
    if (file.endsWith('.d.ts')) nameCompiled(join(dist, file))
}

function configOf(entries) {
  return {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../src',
      outDir: '.',
      // The client's sources are written for browsers and Node alike.
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    },
    files: entries.map((file) => join('..', file)),
  }
}

/** TypeScript names sources in what it imports types from; every reader understands the compiled names. */
function nameCompiled(file) {
  const text = readFileSync(file, 'utf8')
  const named = text.replace(/((?:from|import\() ?)'(\.{1,2}\/[^']+)\.ts'/g, "$1'$2.js'")
  if (named !== text) writeFileSync(file, named)
}
