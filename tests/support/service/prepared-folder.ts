import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@getaway/game-api/store'

let prepared: Promise<string> | undefined

/** Fills a new data folder as a service leaves it that has served nothing yet: to make one takes PGlite seconds. */
export async function fillDataFolder(folder: string): Promise<void> {
  prepared ??= prepare()
  await cp(await prepared, folder, { recursive: true })
}

async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'getaway-prepared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir: folder })
  await migrate(database)
  await database.close()
  return folder
}
