import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Where the logs of a run go. */
export interface Shelf {
  readonly folder: string
  readonly gzip: boolean
}

export function fileNameOf(id: string, { gzip }: Shelf): string {
  return `${id}.getaway.jsonl${gzip ? '.gz' : ''}`
}

/** Whoever finds the file finds all of it: it gets its name only when it is whole. */
export function saveLog(id: string, log: string, shelf: Shelf): void {
  const name = fileNameOf(id, shelf)
  const part = join(shelf.folder, `.${name}.${process.pid}.part`)
  try {
    writeFileSync(part, shelf.gzip ? gzipSync(log) : log)
    renameSync(part, join(shelf.folder, name))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Makes the folder, if need be, and says which of these logs lies there already; or, in words, why it can't. */
export function prepare(shelf: Shelf, ids: Iterable<string>): { readonly taken: number } | string {
  try {
    mkdirSync(shelf.folder, { recursive: true })
    const there = new Set(readdirSync(shelf.folder))
    if (there.size === 0) return { taken: 0 }
    let taken = 0
    for (const id of ids) if (there.has(fileNameOf(id, shelf))) taken++
    return { taken }
  } catch (error) {
    return whyNot(error)
  }
}

/** What the file system says, in words. */
export function whyNot(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is no folder'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'may not be written to'
  if (code === 'ENOSPC') return 'the disk is full'
  return message
}
