import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder; it is removed with all else that the tests have written. */
export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'getaway-'))
}
