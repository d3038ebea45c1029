import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

const ROOT = fileURLToPath(new URL('../../apps/viewer', import.meta.url))
/** What only players, bots and the service need of a game. */
const UNNEEDED =
  /engine\/src\/games\/\w+\/(bots\/|playing|decide\/|judge\/report|vocabulary\/(commands|scan))/
let chunks: readonly Chunk[] = []

beforeAll(async () => {
  // As it is built for people: tests run in a mode of their own.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({ root: ROOT, logLevel: 'error', build: { write: false } })
  vi.unstubAllEnvs()
  const outputs = [built].flat() as unknown as readonly { readonly output: readonly Chunk[] }[]
  chunks = outputs.flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'))
}, 60_000)

/** The chunks that come with a module: the one that it is in, and what that imports. */
function chunksWith(name: string): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const fileName of chunk.imports) visit(byName.get(fileName))
  }
  const found = chunks.find(({ facadeModuleId, modules }) =>
    [facadeModuleId ?? '', ...Object.keys(modules)].some((one) => one.endsWith(name)),
  )
  expect(found, name).toBeDefined()
  visit(found)
  return [...seen]
}

function modulesWith(name: string): readonly string[] {
  return chunksWith(name).flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([module, { renderedLength }]) => (renderedLength > 0 ? [module] : [])),
  )
}

describe('over the wire', () => {
  const page = readFileSync(`${ROOT}/dist/index.html`, 'utf8')
  const early = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => `${ROOT}/dist${path}`)
  const kilobytesOf = (ending: string, coding: string) =>
    early
      .filter((file) => file.endsWith(ending))
      .map((file) => (existsSync(file + coding) ? file + coding : file))
      .reduce((sum, file) => sum + statSync(file).size, 0) / 1000

  test.each([
    ['.js', '.br', 210],
    ['.js', '.gz', 250],
    ['.css', '.br', 10],
    ['.woff2', '', 40],
  ])('%s%s of the files that a page asks for at once: at most %i kB', (ending, coding, most) => {
    const size = kilobytesOf(ending, coding)
    expect(size).toBeGreaterThan(most / 2)
    expect(size).toBeLessThanOrEqual(most)
  })

  test('they are few, so that none waits for its turn', () => {
    expect(early.length).toBeLessThanOrEqual(9)
  })
})

describe('a page that watches', () => {
  test.each([
    'games/chase/played-chase.ts',
    'games/fugitive/played-fugitive.ts',
    'games/chase/board/chase-board.ts',
    'viewer/index.html',
  ])('%s brings neither bots nor what judges a wish', (facade) => {
    expect(modulesWith(facade).filter((name) => UNNEEDED.test(name))).toEqual([])
  })

  test('loads one game only', () => {
    const chase = modulesWith('games/chase/played-chase.ts')
    expect(chase.some((name) => name.includes('games/chase/evolve/'))).toBe(true)
    expect(chase.filter((name) => name.includes('engine/src/games/fugitive'))).toEqual([])
  })
})

test('the button for sounds brings none: nothing can be heard before the first press', () => {
  const brought = modulesWith('ui/sound/sounds.tsx')
  expect(brought.some((name) => name.endsWith('ui/sound/use-hearing.ts'))).toBe(true)
  const making = ['sound/synthesiser.ts', 'sound/recipes.ts', 'games/chase/sound/cues-of.ts']
  for (const one of making) {
    expect(modulesWith(one).some((name) => name.endsWith(one))).toBe(true)
    expect(brought.filter((name) => name.endsWith(one))).toEqual([])
  }
})

test('a page that plays brings what judges a wish, and no bots', () => {
  const modules = modulesWith('engine/src/games/chase/playing.ts')
  expect(modules.some((name) => name.endsWith('games/chase/decide/decide.ts'))).toBe(true)
  expect(modules.filter((name) => /\/bots\/|\/create\.ts|\/conclude\.ts/.test(name))).toEqual([])
})

/** What every seat's page asks for until the first own tile lies there, in 3D. */
const SEATED = [
  'viewer/index.html',
  'games/chase/played-chase.ts',
  'stage/stage.ts',
  'ui/play/play-page.tsx',
  'ui/sound/sounds.tsx',
  'games/chase/sound/cues-of.ts',
  'sound/synthesiser.ts',
  'engine/src/games/chase/playing.ts',
  'games/chase/acting/index.ts',
  'games/chase/telling/player/index.ts',
]
const PRACTISING = [...SEATED, 'ui/play/practice-card.tsx']
/** A name, a signature, and the wait for others. */
const INVITED = [...SEATED, 'ui/room/join-page.tsx', 'player/keys.ts', 'ui/room/waiting-room.tsx']

// 285 and 299 kB; of them 247 are what a page asks for at once, 137 are Three.js.
test.each([
  ['a page after “Play now”', PRACTISING, 290],
  ['the page of an invited player', INVITED, 300],
])('%s takes up to the first own tile at most so much JavaScript (gzip)', (_, names, most) => {
  const needed = new Set(names.flatMap(chunksWith))
  const bytes = [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes / 1000).toBeLessThanOrEqual(most)
})

test('mediabunny stands by itself, unmodified, under its licence, which its file and the credits name', () => {
  const modulesOf = ({ modules }: Chunk) => Object.keys(modules).filter((one) => one.includes('node_modules'))
  const holding = chunks.filter((chunk) => modulesOf(chunk).some((one) => one.includes('/mediabunny/')))
  expect(holding.map(({ fileName }) => fileName)).toHaveLength(1)
  const [chunk] = holding as [Chunk]
  expect(modulesOf(chunk).filter((one) => !one.includes('/mediabunny/'))).toEqual([])
  const [notice = ''] = chunk.code.split('\n')
  for (const said of [
    /^\/\*! mediabunny, unmodified/,
    /Mozilla Public License 2\.0 \(https:\/\/mozilla\.org\/MPL\/2\.0\/\)/,
    /source: https:\/\/github\.com\/Vanilagy\/mediabunny/,
  ])
    expect(notice).toMatch(said)
  const read = (path: string) =>
    readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const { version, license } = JSON.parse(read('node_modules/mediabunny/package.json'))
  expect(license).toBe('MPL-2.0')
  expect(read('CREDITS.md')).toContain(`(https://github.com/Vanilagy/mediabunny) ${version} `)
  expect(chunks.filter(({ code }) => code.startsWith('/*! mediabunny')).length).toBe(1)
})
