import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** What the entries of one folder, files and folders, import from each other: by entry, by what it needs, why. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>

const IMPORT = /^(?:import|export)\b[^'";]*?\bfrom '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

/**
 * The graphs of a source folder and of all folders in it, by their paths. An import between two files is an edge
 * between the two entries of the folder in which they part ways; an import of types counts like any other. Tests,
 * and folders made for them, may import what they like.
 */
export function folderGraphsOf(source: string): ReadonlyMap<string, FolderGraph> {
  const graphs = new Map<string, Map<string, Map<string, string>>>()
  for (const file of filesIn(source)) {
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, ...found] of text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(file), found.find((one) => one !== undefined) ?? '')
      if (target.startsWith('..')) continue
      const { folder, from, to } = partingOf(file, target)
      const graph = graphs.get(folder) ?? new Map<string, Map<string, string>>()
      const needs = graph.get(from) ?? new Map<string, string>()
      if (from !== to && !needs.has(to)) needs.set(to, `${file} → ${target}`)
      graphs.set(folder, graph.set(from, needs))
    }
  }
  return graphs
}

/** The imports that lead from an entry back to itself; undefined if there is no circle. */
export function circleIn(graph: FolderGraph): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (entry: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(entry)
    if (start >= 0) return importsAlong([...path.slice(start), entry], graph)
    if (done.has(entry)) return undefined
    for (const to of graph.get(entry)?.keys() ?? []) {
      const circle = visit(to, [...path, entry])
      if (circle) return circle
    }
    done.add(entry)
    return undefined
  }
  for (const entry of graph.keys()) {
    const circle = visit(entry, [])
    if (circle) return circle
  }
  return undefined
}

function importsAlong(circle: readonly string[], graph: FolderGraph): readonly string[] {
  return circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to) ?? '')
}

/** The deepest folder that holds both, and which of its entries they are in. */
function partingOf(file: string, target: string): { folder: string; from: string; to: string } {
  const one = file.split('/')
  const other = target.split('/')
  const depth = one.findIndex((part, index) => part !== other[index])
  const at = depth === -1 ? one.length - 1 : depth
  return { folder: one.slice(0, at).join('/') || '.', from: one[at] ?? '', to: other[at] ?? '' }
}

function filesIn(source: string): readonly string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .toSorted()
}
