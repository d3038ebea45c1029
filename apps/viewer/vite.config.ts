import { defineConfig, type Plugin } from 'vite'
import { precaches } from './build/precached.ts'
import { precompresses } from './build/precompressed.ts'
import { savesReplays } from './build/saved-template.ts'

const SERVICE = 'http://localhost:3000'

/** What the table on almost every page is drawn with: fetched while the page still reads what it is. */
const EARLY = ['three', 'table']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloadsEarly(), preloadsTypeface(), precaches(), savesReplays(), precompresses()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Lowered, `light-dark()` would be decided at the root, and not where it is used.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Three.js alone is 600 kB before compression.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // A few large files come sooner than many small ones, and Three.js hardly ever changes: browsers keep it while
        // the rest is renewed.
        codeSplitting: {
          groups: [
            { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 2 },
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: 'table', test: /[\\/](stage[\\/]stage|played-chase)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVICE, ws: true } } },
})

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
