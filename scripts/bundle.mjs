// The one way of bundling a program for Node: from its sources Node would load hundreds of files at each start.
import { rmSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { forgetSources, recordSources } from '../packages/cli/bin/bundle.js'
import { root } from './workspace.mjs'

const CLI = join(root, 'packages/cli')

/** What comes as many small modules; other dependencies stay outside, and find files of theirs by their own place. */
const BUNDLED = [
  /^@getaway\//,
  /^@noble\//,
  /^@scure\//,
  /^@valibot\//,
  'kysely',
  'nanoid',
  'pure-rand',
  'valibot',
]

/** What a bundle depends on besides its modules: what they are found by, and how they are bundled. */
const ALSO = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/bundle.mjs',
  ...['cli', 'engine', 'faces'].map((name) => `packages/${name}/package.json`),
]

/** Bundles the command line to what `packages/cli/bin/getaway.js` runs. */
export async function bundleCli() {
  const folder = join(CLI, 'dist')
  const startedAt = Date.now()
  forgetSources(CLI)
  rmSync(folder, { recursive: true, force: true })
  const modules = await bundle({ input: { getaway: 'packages/cli/src/program.ts' }, folder })
  recordSources(CLI, [...modules, ...ALSO.map((file) => join(root, file))], startedAt)
}

/** Bundles programs, by name, into that folder; answers with the files that it read. */
export async function bundle({ input, folder }) {
  const modules = new Set()
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [noteModules(modules), keepPlaces()],
    define: { 'process.features.typescript': 'true' },
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', topLevelVar: false },
      },
    },
  })
  return [...modules]
}

/** Every file that was read, also those of which nothing is left in the bundle. */
function noteModules(modules) {
  return {
    name: 'note-modules',
    enforce: 'pre',
    transform(_, id) {
      const [file] = id.split('?')
      if (isAbsolute(file)) modules.add(file)
    },
  }
}

/** Workers are bundled, too; what else a module finds beside itself stays where it is. */
function keepPlaces() {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
      return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path) => {
        if (!/\.[jt]s$/.test(path)) return `new URL('${path}', '${pathToFileURL(id).href}')`
        const worker = join(dirname(id), path)
        const fileName = `${relative(root, worker).replaceAll(sep, '-')}.mjs`
        this.emitFile({ type: 'chunk', id: worker, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  }
}
