import { type Note, notesIn } from './note.ts'

/** Longer links are cut by those who pass them on. */
export const LONGEST_LINK = 6_000
/** Bytes of text that a link may unfold to. */
const MOST_BYTES = 100_000

/** The end of an address that carries notes, where browsers send it nowhere; undefined: they are too long for a link. */
export async function notesHash(notes: readonly Note[]): Promise<string | undefined> {
  const text = JSON.stringify(notes.map(({ into, text }) => [into, text]))
  const plain = new TextEncoder().encode(text)
  const packed = await through(plain, new CompressionStream('deflate-raw'))
  const hash =
    packed && packed.length < plain.length ? `#notes=z.${base64Of(packed)}` : `#notes=p.${base64Of(plain)}`
  return hash.length <= LONGEST_LINK ? hash : undefined
}

/** The notes that a hash carries; undefined: it is none of ours, or was damaged on its way. */
export async function notesInHash(hash: string): Promise<readonly Note[] | undefined> {
  const [, way, text] = /^#notes=([zp])\.([\w-]+)$/.exec(hash.slice(0, LONGEST_LINK + 1)) ?? []
  if (way === undefined || text === undefined || hash.length > LONGEST_LINK) return undefined
  try {
    const bytes = bytesOf(text)
    const plain = way === 'z' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes
    if (!plain) return undefined
    const rows: unknown = JSON.parse(new TextDecoder().decode(plain))
    if (!Array.isArray(rows)) return undefined
    return notesIn(rows.map((row: unknown) => (Array.isArray(row) ? { into: row[0], text: row[1] } : row)))
  } catch {
    return undefined
  }
}

/** Undefined: more comes out of it than any notes have. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value as Uint8Array<ArrayBuffer>
    size += part.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function base64Of(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}
