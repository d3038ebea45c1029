import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'

const GZIP = [0x1f, 0x8b]

/** The bytes of a log, unpacked if they are gzip, whatever the file is called; `-` is standard input. */
export async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  const source: Readable =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  let done = false
  while (head.length < GZIP.length && !done) {
    const next = await chunks.next()
    done = next.done === true
    if (!done) head = Buffer.concat([head, next.value])
  }
  const all = rest(head, chunks)
  yield* GZIP.every((byte, index) => head[index] === byte) ? unpack(all) : all
}

async function* rest(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  } finally {
    await chunks.return?.()
  }
}

/** Chunk by chunk, so that a small file which unfolds to gigabytes is stopped at the reader's limit. */
async function* unpack(packed: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const { pipeline, Readable } = await import('node:stream')
  // What was cut off in transit is unpacked as far as it goes, as a plain log would be read.
  const gunzip = createGunzip({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH })
  pipeline(Readable.from(packed), gunzip, () => {})
  yield* gunzip
}
