import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@getaway/game-api/store'
import { oncePerRun } from '../once-per-run.ts'
import { tempFolder } from '../temp-folder.ts'

const PREPARED = join(tmpdir(), 'prepared')

/** Fills a data folder as a service leaves it that has served nothing yet: to make one takes PGlite seconds. */
export async function fillDataFolder(folder: string): Promise<void> {
  await oncePerRun('prepared-folder', prepare)
  await cp(PREPARED, folder, { recursive: true })
}

/** A new data folder, filled. */
export async function preparedFolder(): Promise<string> {
  const folder = tempFolder()
  await fillDataFolder(folder)
  return folder
}

async function prepare(): Promise<void> {
  const database = await openDatabase({ dataDir: PREPARED })
  await migrate(database)
  await database.close()
}
