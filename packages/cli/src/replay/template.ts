import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAVED_TEMPLATE } from '@getaway/client/saved'

/** The page that a log is put into, as it was built with this program; undefined if it was not. */
export function readTemplate(): string | undefined {
  const file = join(packageFolder(), 'dist', SAVED_TEMPLATE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Of this program, whether it runs from its sources or as a bundle. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}
