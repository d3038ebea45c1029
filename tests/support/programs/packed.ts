import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tempFolder } from '../temp-folder.ts'
import { ROOT } from './sources.ts'

export type PackageName = 'engine' | 'client' | 'cli'

const INSTALLED_AS = { engine: '@getaway/engine', client: '@getaway/client', cli: 'getaway' } as const

/** What packing reads of the workspace. */
const WORKSPACE = ['LICENSE', 'tsconfig.base.json', 'scripts/pack']

/**
 * Packs packages as `npm pack` does for a release, and gives the tarballs by name. The libraries are packed in a copy:
 * while one is packed, its package.json is another, and other tests import it.
 */
export function pack(names: readonly PackageName[]): ReadonlyMap<PackageName, string> {
  const copy = tempFolder()
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const libraries = names.filter((name) => name !== 'cli').map((name) => `packages/${name}`)
  for (const place of [...WORKSPACE, ...libraries])
    cpSync(join(ROOT, place), join(copy, place), { recursive: true })
  // The client names the version of the engine with which it was packed.
  mkdirSync(join(copy, 'packages/engine'), { recursive: true })
  cpSync(join(ROOT, 'packages/engine/package.json'), join(copy, 'packages/engine/package.json'))
  return new Map(names.map((name) => [name, packOne(name === 'cli' ? ROOT : copy, name, copy)]))
}

function packOne(workspace: string, name: PackageName, into: string): string {
  // The program was built with the other programs of the tests.
  const scripts = name === 'cli' ? ['--ignore-scripts'] : []
  const folder = join(workspace, 'packages', name)
  const said = npm(['pack', folder, '--pack-destination', into, '--json', ...scripts], into)
  const [{ filename }] = JSON.parse(said) as [{ filename: string }]
  return join(into, basename(filename))
}

/** As `npm install` leaves it, without asking the registry: what the packages need is that of the workspace. */
export function unpackInto(folder: string, tarballs: ReadonlyMap<PackageName, string>): void {
  const modules = join(folder, 'node_modules')
  for (const [name, tarball] of tarballs) {
    const at = join(modules, INSTALLED_AS[name])
    mkdirSync(at, { recursive: true })
    execFileSync('tar', ['xzf', tarball, '-C', at, '--strip-components=1'])
    const { dependencies = {} } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
    for (const dependency of Object.keys(dependencies)) {
      if (!dependency.startsWith('@getaway/')) linkTo(modules, dependency)
    }
  }
}

function linkTo(modules: string, dependency: string): void {
  const at = join(modules, dependency)
  if (existsSync(at)) return
  mkdirSync(join(at, '..'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', dependency), at)
}

/** From the registry, as a new user does it. */
export function installInto(folder: string, tarballs: ReadonlyMap<PackageName, string>): void {
  npm(['install', '--no-audit', '--no-fund', ...tarballs.values()], folder)
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
}

/** Every file of an installed package, from its folder. */
export function filesOf(folder: string, name: PackageName): readonly string[] {
  return readdirSync(join(folder, 'node_modules', INSTALLED_AS[name]), { recursive: true }).map(String)
}
