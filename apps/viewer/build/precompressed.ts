import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** What is compressed already, as pictures and the typeface are, is left alone. */
const COMPRESSIBLE = /\.(css|html|js|json|svg)$/

/** Puts a file for Brotli (`.br`) and one for gzip (`.gz`) beside every file that they make smaller. */
export function precompresses(): Plugin {
  return {
    name: 'precompresses',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dir, name))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const packed = [
    ['br', await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
    ['gz', await toGzip(bytes, { level: 9 })],
  ] as const
  for (const [ending, smaller] of packed)
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
}
