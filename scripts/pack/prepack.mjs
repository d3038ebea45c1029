// Before `npm pack` in the folder of a package: compiles a library, and has its package.json say so until it is packed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from './compile.mjs'
import { dress, restore } from './own-files.mjs'
import { publishedManifest } from './published.mjs'

const folder = process.cwd()

// An earlier run may have been ended while it packed.
restore(folder)
const manifest = manifestIn(folder)
if (manifest.exports) compile(folder, manifest)
dress(folder, manifest.exports && publishedManifest(manifest, versionOf))

function versionOf(name) {
  const packages = fileURLToPath(new URL('../../packages', import.meta.url))
  const folders = readdirSync(packages).map((one) => join(packages, one))
  const manifests = folders.filter((one) => existsSync(join(one, 'package.json'))).map(manifestIn)
  return manifests.find((one) => one.name === name)?.version
}

function manifestIn(place) {
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
}
