import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { premise } from '../../../bench/figures.ts'

const VIEWER = fileURLToPath(new URL('../../../../apps/viewer', import.meta.url))

/** As the browser’s profiler gives it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly startTime: number
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
    readonly columnNumber: number
  }
  readonly children?: readonly number[]
}

/** Stretches of time, in µs of the browser's clock. */
export type Stretches = readonly (readonly [from: number, until: number])[]

/** A stage is all that these sources call; the first one from outside counts. */
const STAGES = [
  ['sending', /packages\/client\/src\/connection\/connection\.ts$/],
  ['foreseeing', /packages\/engine\/src\/following\//],
  ['reading the frame', /packages\/client\/src\/connection\//],
  ['deciding', /src\/games\/chase\/acting\//],
  ['layout plan', /src\/games\/chase\/plan\//],
  ['sound', /src\/sound\//],
  ['re-render (Preact)', /node_modules\/preact\//],
  ['laying and posing', /src\/(board\/board-stage\.ts|games\/chase\/board\/)/],
] as const
/** A share of a half is then known to a tenth. */
const LEAST_SAMPLES = 100
/** Handlers, signals, and what is called from nowhere else. */
const REST = 'handlers and signals'

/** How the JavaScript within some stretches is shared among the stages, by samples. */
export async function stageShares(
  profiled: readonly { readonly profile: CpuProfile; readonly within: Stretches }[],
): Promise<ReadonlyMap<string, number>> {
  const sourceOf = await sourcesOfBuild()
  const hits = new Map<string, number>()
  for (const { profile, within } of profiled) {
    const stages = stagesOf(profile, sourceOf)
    let at = profile.startTime
    for (const [nth, sample] of profile.samples?.entries() ?? []) {
      at += profile.timeDeltas?.[nth] ?? 0
      const stage = stages.get(sample)
      if (stage === undefined || !within.some(([from, until]) => at >= from && at <= until)) continue
      hits.set(stage, (hits.get(stage) ?? 0) + 1)
    }
  }
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0)
  premise(all >= LEAST_SAMPLES, `${all} samples fell into what is measured, too few to share it`)
  return new Map([...hits].map(([stage, count]) => [stage, count / all]))
}

/** The stage of each node that runs JavaScript. */
function stagesOf(profile: CpuProfile, sourceOf: SourceOf): ReadonlyMap<number, string> {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const stages = new Map<number, string>()
  const visit = (node: ProfileNode, outer: string | undefined) => {
    const { url, lineNumber, columnNumber, functionName } = node.callFrame
    const source = url === '' ? undefined : sourceOf(url, lineNumber, columnNumber)
    const stage = outer ?? STAGES.find(([, sources]) => source !== undefined && sources.test(source))?.[0]
    const isOfPage = source !== undefined || stage !== undefined || !functionName.startsWith('(')
    if (isOfPage) stages.set(node.id, stage ?? REST)
    for (const child of node.children ?? []) {
      const next = nodes.get(child)
      if (next) visit(next, stage)
    }
  }
  const root = profile.nodes[0]
  if (root) visit(root, undefined)
  return stages
}

type SourceOf = (url: string, line: number, column: number) => string | undefined

/** The same build once more, with the maps to its sources, which the service does not serve. */
async function sourcesOfBuild(): Promise<SourceOf> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-maps-'))
  await build({
    root: VIEWER,
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
  })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const maps = new Map<string, SourceMap>()
  return (url, line, column) => {
    if (!/\/assets\/[^/]+\.js$/.test(url)) return undefined
    const { pathname } = new URL(url)
    const map =
      maps.get(pathname) ?? new SourceMap(JSON.parse(readFileSync(`${folder}${pathname}.map`, 'utf8')))
    maps.set(pathname, map)
    const entry = map.findEntry(line, column)
    return 'originalSource' in entry ? entry.originalSource : undefined
  }
}
