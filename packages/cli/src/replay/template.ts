import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAVED_TEMPLATE } from '@getaway/client/saved'
import { viewerFolder } from '../files/viewer-folder.ts'

/** The page that a log is put into, as it was built with this program; undefined if it was not. */
export function readTemplate(): string | undefined {
  const file = join(viewerFolder(), SAVED_TEMPLATE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
