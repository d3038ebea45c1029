import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite'

type Minify = NonNullable<BuildEnvironmentOptions['minify']>

const WORKER = 'src/offline/worker/service-worker.ts'
const PAGE = 'index.html'

/** Builds the service worker (`sw.js`) with the list of all that the pages are made of, and a version that changes with it. */
export function precaches(): Plugin {
  let root = ''
  let publicDir = ''
  let minify: Minify = true
  return {
    name: 'precaches',
    apply: 'build',
    // After the page itself has been written.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      publicDir = config.publicDir
      minify = config.build.minify
    },
    async generateBundle(_, bundle) {
      const files = new Map<string, string | Uint8Array>(
        readdirSync(publicDir).map((name) => [name, readFileSync(`${publicDir}/${name}`)]),
      )
      for (const [name, one] of Object.entries(bundle))
        files.set(name, one.type === 'chunk' ? one.code : one.source)
      const names = [...files.keys()].sort()
      const version = createHash('sha256')
      for (const name of names) version.update(name).update(files.get(name) ?? '')
      const source = await workerOf(root, minify, {
        PRECACHED: names.map((name) => (name === PAGE ? '/' : `/${name}`)),
        VERSION: version.digest('hex').slice(0, 12),
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** One script that imports nothing: not every browser has workers of modules. */
async function workerOf(
  root: string,
  minify: Minify,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const built = await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error', define },
    build: {
      ...{ write: false, minify, target: 'es2023' },
      rolldownOptions: { input: `${root}/${WORKER}`, output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error('the service worker was not built')
  return output.code
}
