import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Minify, singleScript } from './single-script.ts'

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
      const constants = {
        PRECACHED: names.map((name) => (name === PAGE ? '/' : `/${name}`)),
        VERSION: version.digest('hex').slice(0, 12),
      }
      // One script that imports nothing: not every browser has workers of modules.
      const { code: source } = await singleScript({ root, input: WORKER, minify, constants })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
