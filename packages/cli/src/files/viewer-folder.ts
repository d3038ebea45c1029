import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The pages, as `npm run build` puts them into this package. */
export function viewerFolder(): string {
  return join(packageFolder(), 'dist/viewer')
}
