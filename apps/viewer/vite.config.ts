import { defineConfig } from 'vite'

const SERVICE = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
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
  server: { proxy: { '/api': { target: SERVICE, ws: true } } },
})
