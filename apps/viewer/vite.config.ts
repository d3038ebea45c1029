import { defineConfig, type Plugin } from 'vite'
import { precaches } from './build/precached.ts'
import { precompresses } from './build/precompressed.ts'
import { savesReplays } from './build/saved-template.ts'
import { withoutHeadsets } from './build/without-headsets.ts'

const SERVICE = 'http://localhost:3000'

/** What the table on almost every page is drawn with: fetched while the page still reads what it is. */
const EARLY = ['three', 'table']

const MEDIABUNNY =
  '/*! mediabunny, unmodified, © Vanilagy and contributors, Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/); source: https://github.com/Vanilagy/mediabunny */'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutHeadsets(),
    leavesNodeOut(),
    preloadsEarly(),
    preloadsTypeface(),
    precaches(),
    savesReplays(),
    precompresses(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Lowered, `light-dark()` would be decided at the root, and not where it is used.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // What a piece of a page needs is mostly there already; the list of it all would be loaded by every page.
    modulePreload: {
      // These browsers do it by themselves.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Three.js alone is 600 kB before compression.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A newcomer who starts the service is not to read where a build spends its time.
      checks: { bundlerTimings: false },
      output: {
        // Where a file under the MPL has its source from, as its licence asks.
        postBanner: ({ name }) => (name === 'mediabunny' ? MEDIABUNNY : ''),
        // A few large files come sooner than many small ones, and Three.js hardly ever changes: browsers keep it while
        // the rest is renewed.
        codeSplitting: {
          groups: [
            { name: 'mediabunny', test: /node_modules[\\/]mediabunny[\\/]/, priority: 2 },
            { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 2 },
            // `film.js` begins by itself: it is in no chunk of pages.
            { name: 'page', tags: ['$initial'], test: /^(?!.*film-command)/, priority: 1 },
            // In one file it weighs less than in three.
            { name: 'hashes', test: /@scure[\\/]base[\\/]|@noble[\\/]hashes[\\/]|base64url\.ts$/ },
            { name: 'table', test: /[\\/](stage[\\/]stage|played-chase)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVICE, ws: true } } },
})

/**
 * What mediabunny does under Node alone: its package says that browsers get nothing instead. As a module of today that
 * nothing needs no interpreter of older ones, which every page would load.
 */
function leavesNodeOut(): Plugin {
  const NOTHING = '\0nothing-of-node'
  return {
    name: 'leaves-node-out',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/node.js') && importer?.includes('/mediabunny/') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
  }
}

function preloadsEarly(): Plugin {
  return {
    name: 'preloads-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
        const early = chunks.filter(({ name }) => EARLY.includes(name))
        const files = new Set(early.flatMap(({ fileName, imports }) => [fileName, ...imports]))
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

/** Letters are needed with the first words: without this they would be asked for when the styles have come. */
function preloadsTypeface(): Plugin {
  return {
    name: 'preloads-typeface',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
