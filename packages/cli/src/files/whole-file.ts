import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A file is never seen half written: it gets its name only when it is whole. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}.part`)
  try {
    writeFileSync(part, data)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** What the file system says when nothing can be written, in words. */
export function whyNot(error: unknown): string {
  const { code = '', message, path = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') {
    return existsSync(dirname(path))
      ? 'is in a folder that takes nothing new'
      : 'is in a folder that is not there'
  }
  if (code === 'EISDIR') return 'is a folder'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is no folder'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'may not be written to'
  if (code === 'ENOSPC') return 'finds the disk full'
  return `can't be written (${message})`
}
