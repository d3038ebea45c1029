// What the package.json of a workspace's package becomes where it is published: compiled JavaScript with its types.
import { join } from 'node:path/posix'

/** Subpaths that only our own tests import. */
const OWN = ['./testing']

/** The sources, from the package's folder, that others may import: all that they need is compiled with them. */
export function entriesOf({ exports, imports = {} }) {
  return [...Object.values(open(exports)), ...Object.values(imports)].flatMap(filesIn)
}

/** `versionOf` names the version of another package of this workspace; undefined: it is none. */
export function publishedManifest({ devDependencies: _, scripts: __, ...manifest }, versionOf) {
  const { exports, imports, dependencies = {} } = manifest
  const compiled = (places) =>
    Object.fromEntries(Object.entries(places).map(([name, place]) => [name, compiledPlace(place)]))
  return {
    ...manifest,
    exports: compiled(open(exports)),
    ...(imports && { imports: compiled(imports) }),
    files: ['dist'],
    // What belongs together is published together.
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, versionOf(name) ?? range]),
    ),
  }
}

const open = (exports) => Object.fromEntries(Object.entries(exports).filter(([name]) => !OWN.includes(name)))

/** Of a place that depends on conditions, each condition's file. */
function filesIn(place) {
  return typeof place === 'string' ? [place] : Object.values(place).flatMap(filesIn)
}

function compiledPlace(place) {
  if (typeof place === 'string') return { types: typesOf(place), default: scriptOf(place) }
  // Types come first: TypeScript takes the first condition that fits.
  return Object.fromEntries(
    Object.entries(place).map(([condition, file]) => [
      condition,
      condition === 'types' ? typesOf(file) : scriptOf(file),
    ]),
  )
}

const compiledAt = (file) => `./${join('dist', file.replace(/^\.\/src\//, ''))}`
const typesOf = (file) => compiledAt(file).replace(/(\.d)?\.ts$/, '.d.ts')
const scriptOf = (file) => compiledAt(file).replace(/\.ts$/, '.js')
