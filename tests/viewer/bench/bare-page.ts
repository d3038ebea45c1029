import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('./bare-three.ts', import.meta.url))
const PAGE = '<!doctype html><title>bare</title><body><script type="module" src="/bare.js"></script>'

/** Builds the bare page as ours is built, and serves it. */
export async function serveBarePage(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bare-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'bare.js' },
      minify: true,
    },
  })
  const script = readFileSync(join(folder, 'bare.js'))
  const server = createServer((request, response) => {
    const isScript = request.url === '/bare.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
