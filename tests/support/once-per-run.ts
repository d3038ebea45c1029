import { existsSync } from 'node:fs'
import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Makes what the workers of a run share: the first one that needs it, while the others wait; after a failure, the next one. */
export async function oncePerRun(name: string, make: () => Promise<unknown>): Promise<void> {
  // In the folder of this run, which all its workers know.
  const [claimed, made] = [join(tmpdir(), `${name}-claimed`), join(tmpdir(), `${name}-made`)]
  while (!existsSync(made)) {
    const isFirst = await mkdir(claimed).then(
      () => true,
      () => false,
    )
    if (!isFirst) {
      await sleep(50)
      continue
    }
    try {
      await make()
      await mkdir(made)
    } catch (error) {
      await rmdir(claimed)
      throw error
    }
  }
}
