import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'

const GZIP = [0x1f, 0x8b]
const CHUNK = 256 * 1024

/** The bytes of a log, unpacked if they are gzip, whatever the file is called; `-` is standard input. */
export async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  const stat = file === '-' ? undefined : statSync(file)
  if (stat?.isFile()) {
    const chunks = chunksOf(file, stat.size)
    const first = chunks.next()
    if (first.done) return
    if (!isGzip(first.value)) {
      yield first.value
      yield* chunks
      return
    }
    chunks.return(undefined)
  }
  yield* readStream(file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK }))
}

/** Of a plain file, at once: thousands of small logs would wait longer for each other's turns than for the disk. */
function* chunksOf(file: string, size: number): Generator<Uint8Array, undefined> {
  const handle = openSync(file, 'r')
  try {
    // A byte more than a small file is said to hold tells its end at once; those of the system say nothing.
    const most = size === 0 ? CHUNK : Math.min(CHUNK, size + 1)
    for (let from = 0; ; ) {
      const buffer = Buffer.allocUnsafe(most)
      const read = readSync(handle, buffer)
      from += read
      if (read > 0) yield buffer.subarray(0, read)
      if (read === 0 || (from === size && read < most)) return
    }
  } finally {
    closeSync(handle)
  }
}

function isGzip(head: Uint8Array): boolean {
  return GZIP.every((byte, index) => head[index] === byte)
}

async function* readStream(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  let done = false
  while (head.length < GZIP.length && !done) {
    const next = await chunks.next()
    done = next.done === true
    if (!done) head = Buffer.concat([head, next.value])
  }
  const all = rest(head, chunks)
  yield* isGzip(head) ? unpack(all) : all
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
  const gunzip = createGunzip({ chunkSize: CHUNK, finishFlush: constants.Z_SYNC_FLUSH })
  pipeline(Readable.from(packed), gunzip, () => {})
  yield* gunzip
}
