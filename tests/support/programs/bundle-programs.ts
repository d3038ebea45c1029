import { symlinkSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { ROOT, SOURCES } from './sources.ts'

/** Where the bundled programs are. */
export interface BundledPrograms {
  readonly cli: string
  readonly service: string
}

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

/**
 * Bundles the programs into that folder. The tests start them a hundred times, and from their sources Node
 * would load hundreds of files at each start.
 */
export async function bundlePrograms(folder: string): Promise<BundledPrograms> {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [keepPlaces()],
    define: { 'process.features.typescript': 'true' },
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { ...SOURCES },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return { cli: join(folder, 'cli.mjs'), service: join(folder, 'service.mjs') }
}

/** Workers are bundled, too; what else a module finds beside itself stays where it is. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
      return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path: string) => {
        if (!/\.[jt]s$/.test(path)) return `new URL('${path}', '${pathToFileURL(id).href}')`
        const worker = join(dirname(id), path)
        const fileName = `${relative(ROOT, worker).replaceAll(sep, '-')}.mjs`
        this.emitFile({ type: 'chunk', id: worker, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  }
}
