import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { failed, ok, type Result } from '@getaway/engine'
import { makeFolder } from '../files/make-folder.ts'
import { whyNot, writeWhole } from '../files/whole-file.ts'

/** Where the logs of a run go. */
export interface Shelf {
  readonly folder: string
  readonly gzip: boolean
}

export function fileNameOf(id: string, { gzip }: Shelf): string {
  return `${id}.getaway.jsonl${gzip ? '.gz' : ''}`
}

export function saveLog(id: string, log: string, shelf: Shelf): void {
  writeWhole(join(shelf.folder, fileNameOf(id, shelf)), shelf.gzip ? gzipSync(log) : log)
}

/** Makes the folder, if need be, and says how many of these logs lie there already; or, in words, why it can't. */
export function prepare(shelf: Shelf, ids: Iterable<string>): Result<number> {
  try {
    makeFolder(shelf.folder)
    const there = new Set(readdirSync(shelf.folder))
    if (there.size === 0) return ok(0)
    let taken = 0
    for (const id of ids) if (there.has(fileNameOf(id, shelf))) taken++
    return ok(taken)
  } catch (error) {
    return failed(whyNot(error))
  }
}
