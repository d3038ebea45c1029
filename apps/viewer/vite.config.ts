import { defineConfig, type Plugin } from 'vite'

const SERVICE = 'http://localhost:3000'

/** What the table on almost every page is drawn with: fetched while the page still reads what it is. */
const EARLY = ['three', 'stage', 'played-chase']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloadsEarly()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Three.js alone is 600 kB before compression.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Three.js hardly ever changes: browsers keep it while the rest is renewed.
        codeSplitting: { groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }] },
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
