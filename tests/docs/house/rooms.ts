import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Where a package is entered, or wired: these import everything, and are in no room. */
const DOORS = /^(index(-following)?|main|client|service|testing)\.tsx?$/
const SOURCE = /\.(ts|tsx|css)$/
const NOT_OURS_TO_RUN = /\.test\.|(^|\/)testing\//
const IMPORT = /^(?:import|export) ([^'"]*?) from '(\.[^']+)'|import\('(\.[^']+)'\)/gm

export interface Room {
  readonly name: string
  readonly lines: number
  /** The rooms whose code it runs; imports of types alone do not count. */
  readonly uses: ReadonlySet<string>
}

export interface SourceFile {
  /** The path inside the folder. */
  readonly path: string
  readonly text: string
}

/** The sources of a folder, without tests and what only tests use. */
export function sourcesOf(folder: string): readonly SourceFile[] {
  const base = join(ROOT, folder)
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path) && !NOT_OURS_TO_RUN.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') }))
}

export const linesOf = (sources: readonly SourceFile[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

/** The rooms of some sources; `roomOf` names the one of a path, or none. */
export function roomsOf(
  sources: readonly SourceFile[],
  roomOf: (path: string) => string | undefined,
): readonly Room[] {
  const names = [...new Set(sources.map(({ path }) => roomOf(path)))].filter((name) => name !== undefined)
  return names.map((name) => {
    const own = sources.filter(({ path }) => roomOf(path) === name)
    const used = own.flatMap(({ path, text }) => importsOf(path, text).map(roomOf))
    const uses = new Set(
      used.filter((other) => other !== undefined && other !== name && names.includes(other)),
    )
    return { name, lines: linesOf(own), uses: uses as ReadonlySet<string> }
  })
}

function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)]
    .filter(([, names]) => names === undefined || !isOfTypes(names))
    .map(([, , still, later]) => join(dirname(path), still ?? later ?? '.').replaceAll('\\', '/'))
}

const isOfTypes = (names: string): boolean =>
  names.startsWith('type ') || /^\{(\s*type [^,}]+,?)+\s*\}$/.test(names)

/** By the first folder; files beside the folders are the room `own`, doors aside. */
export const byFolder =
  (own: string) =>
  (path: string): string | undefined => {
    const [first = ''] = path.split('/')
    if (path.includes('/')) return first
    return DOORS.test(basename(path)) ? undefined : own
  }
