// A package's folder while it is packed: the published package.json has the place of its own, and the licence lies beside it.
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LICENCE = fileURLToPath(new URL('../../LICENSE', import.meta.url))
const OWN_MANIFEST = 'package.own.json'

/** Puts the licence, and the published manifest if it differs, into the package's folder. */
export function dress(folder, published) {
  copyFileSync(LICENCE, join(folder, 'LICENSE'))
  if (!published) return
  renameSync(join(folder, 'package.json'), join(folder, OWN_MANIFEST))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`)
}

/** The folder as the workspace knows it. */
export function restore(folder) {
  rmSync(join(folder, 'LICENSE'), { force: true })
  const own = join(folder, OWN_MANIFEST)
  if (existsSync(own)) renameSync(own, join(folder, 'package.json'))
}
