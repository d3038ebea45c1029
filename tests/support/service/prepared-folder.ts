import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, openDatabase } from '@getaway/game-api/store'
import { tempFolder } from '../temp-folder.ts'

/** The folder of this test run, as all its workers know it. */
const PREPARED = join(tmpdir(), 'prepared')

/** Fills a data folder as a service leaves it that has served nothing yet: to make one takes PGlite seconds. */
export async function fillDataFolder(folder: string): Promise<void> {
  await prepare()
  await cp(PREPARED, folder, { recursive: true })
}

/** A new data folder, filled. */
export async function preparedFolder(): Promise<string> {
  const folder = tempFolder()
  await fillDataFolder(folder)
  return folder
}

/** Once per run: the first worker that needs it makes it, others wait. */
async function prepare(): Promise<void> {
  const isFirst = await mkdir(`${PREPARED}-claimed`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const draft = `${PREPARED}-draft`
    const database = await openDatabase({ dataDir: draft })
    await migrate(database)
    await database.close()
    await rename(draft, PREPARED)
  }
  while (!existsSync(PREPARED)) await sleep(50)
}
