import { utf8ToBytes } from '@noble/hashes/utils.js'
import { ArchiveError } from './archive-error.ts'

// POSIX ustar, as far as an archive needs it: plain files with short names, no owner and no date, so that the same
// members give the same bytes.

export const TAR_BLOCK = 512
const NAME = { from: 0, length: 100 }
const SIZE = { from: 124, length: 12 }
const CHECKSUM = { from: 148, length: 8 }
const TYPE = 156
const MAGIC = { from: 257, text: 'ustar\u000000' }
const PREFIX = { from: 345, length: 155 }
/** Programs that pack round up to some blocks; a small packed file must not unfold to gigabytes of nothing. */
const MOST_EMPTY_BLOCKS = 2_048
const SPACE = 0x20
const FILE = 0x30

/** Whether these first bytes of a file, unpacked, are of an archive; a log begins otherwise. */
export function isArchive(head: Uint8Array): boolean {
  const magic = String.fromCharCode(...head.subarray(MAGIC.from, MAGIC.from + 5))
  return magic === MAGIC.text.slice(0, 5)
}

/** What stands before a member's bytes. */
export function tarHeader(name: string, size: number): Uint8Array {
  const header = new Uint8Array(TAR_BLOCK)
  const write = (from: number, text: string) => header.set(utf8ToBytes(text), from)
  write(NAME.from, name)
  write(100, '0000644\0')
  write(108, '0000000\0')
  write(116, '0000000\0')
  write(SIZE.from, `${octal(size, 11)}\0`)
  write(136, '00000000000\0')
  header[TYPE] = FILE
  write(MAGIC.from, MAGIC.text)
  write(CHECKSUM.from, `${octal(checksumOf(header), 6)}\0 `)
  return header
}

/** What stands after a member's bytes, so that the next one begins with a block. */
export function tarPadding(size: number): Uint8Array {
  return new Uint8Array(paddingOf(size))
}

/** What stands after all members. */
export function tarEnd(): Uint8Array {
  return new Uint8Array(2 * TAR_BLOCK)
}

/** What is told of an archive as it is read. */
export interface TarListener {
  begin(name: string, size: number): void
  bytes(part: Uint8Array): void
  end(): void
}

/** Reads members in bounded memory. Throws an `ArchiveError` where the bytes are none that `tarHeader` could begin. */
export class TarReader {
  private readonly listener: TarListener
  private readonly block = new Uint8Array(TAR_BLOCK)
  private filled = 0
  private name: string | undefined
  /** Of the member: what is still to come, of its bytes and after them. */
  private left = 0
  private padding = 0
  private emptyBlocks = 0

  constructor(listener: TarListener) {
    this.listener = listener
  }

  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) from += this.take(chunk.subarray(from))
  }

  finish(): void {
    if (this.left > 0 || this.padding > 0 || this.filled > 0 || this.emptyBlocks < 2)
      throw new ArchiveError(this.name, 'the archive is cut off here')
  }

  /** How many of these bytes were taken. */
  private take(bytes: Uint8Array): number {
    if (this.left > 0) {
      const part = bytes.subarray(0, this.left)
      this.left -= part.length
      this.listener.bytes(part)
      if (this.left === 0) this.listener.end()
      return part.length
    }
    if (this.padding > 0) {
      const part = bytes.subarray(0, this.padding)
      if (part.some((byte) => byte !== 0)) throw new ArchiveError(this.name, 'something stands after its end')
      this.padding -= part.length
      return part.length
    }
    const part = bytes.subarray(0, TAR_BLOCK - this.filled)
    this.block.set(part, this.filled)
    this.filled += part.length
    if (this.filled === TAR_BLOCK) {
      this.filled = 0
      this.open()
    }
    return part.length
  }

  private open(): void {
    if (this.block.every((byte) => byte === 0)) {
      if (++this.emptyBlocks > MOST_EMPTY_BLOCKS)
        throw new ArchiveError(undefined, 'too many empty blocks stand after the end of the archive')
      return
    }
    if (this.emptyBlocks > 0)
      throw new ArchiveError(undefined, 'something stands after the end of the archive')
    const { name, size } = this.header()
    this.name = name
    this.left = size
    this.padding = paddingOf(size)
    this.listener.begin(name, size)
    if (size === 0) this.listener.end()
  }

  private header(): { name: string; size: number } {
    const { block } = this
    const text = (from: number, length: number) =>
      String.fromCharCode(...block.subarray(from, from + length)).replace(/\0[\s\S]*$/, '')
    const name = text(NAME.from, NAME.length)
    const fail = (problem: string) => {
      throw new ArchiveError(name === '' ? undefined : name.slice(0, NAME.length), problem)
    }
    const sum = Number.parseInt(text(CHECKSUM.from, CHECKSUM.length), 8)
    if (sum !== checksumOf(block)) fail('its header in the archive is damaged')
    const hasMagic = text(MAGIC.from, 5) === 'ustar' && text(PREFIX.from, PREFIX.length) === ''
    if (!hasMagic || block[TYPE] !== FILE) fail('is no plain file of a POSIX archive')
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) fail('this is no name of a member')
    const size = text(SIZE.from, SIZE.length)
    if (!/^[0-7]{11}$/.test(size)) fail('its size cannot be read')
    return { name, size: Number.parseInt(size, 8) }
  }
}

function paddingOf(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK
}

/** Of the header, with spaces in place of the sum itself. */
function checksumOf(header: Uint8Array): number {
  let sum = 0
  for (const [at, byte] of header.entries()) {
    const isSum = at >= CHECKSUM.from && at < CHECKSUM.from + CHECKSUM.length
    sum += isSum ? SPACE : byte
  }
  return sum
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
