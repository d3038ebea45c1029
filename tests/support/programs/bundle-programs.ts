import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../../scripts/bundle.mjs'
import { buildCli } from '../../../scripts/workspace.mjs'
import { ROOT, SOURCES } from './sources.ts'

/** Where the bundled programs are. */
export interface BundledPrograms {
  readonly cli: string
  readonly service: string
}

/** The command line as it is built for everybody, and the service in that folder: the tests start them a hundred times. */
export async function bundlePrograms(folder: string): Promise<BundledPrograms> {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  buildCli()
  await bundle({ input: { service: SOURCES.service }, folder })
  return { cli: join(ROOT, 'packages/cli/bin/getaway.js'), service: join(folder, 'service.mjs') }
}
