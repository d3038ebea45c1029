import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../../scripts/bundle.mjs'
import { startPostgres } from '../../support/postgres/postgres.ts'
import { startNats } from '../../support/programs/nats.ts'
import { ROOT, SOURCES } from '../../support/programs/sources.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** Two nodes as they run: programs of their own, with a real broker and a real record. */
export interface TwoNodes {
  readonly addresses: readonly [string, string]
  /** Processor time that a node has used (ms). */
  processorMs(n: 0 | 1): number
  close(): Promise<void>
}

const ADDRESS = /Getaway is at (http:\S+)/
/** Linux counts in hundredths of a second. */
const TICK_MS = 10

export async function startTwoNodes(): Promise<TwoNodes> {
  const folder = tempFolder()
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await bundle({ input: { service: SOURCES.service }, folder })
  const [postgres, nats] = [await startPostgres(), await startNats()]
  const { application, owner } = await postgres.createDatabase()
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: application,
    MIGRATION_DATABASE_URL: owner,
    NATS_URL: nats.url,
    SEAL_KEY_FILE: join(folder, 'seal-key.pem'),
    RATE_LIMIT: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  }
  const start = async () => {
    const child = spawn(process.execPath, ['--max-semi-space-size=64', join(folder, 'service.mjs')], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return { child, address: await addressSaidBy(child) }
  }
  const [one, two] = [await start(), await start()]
  return {
    addresses: [one.address, two.address],
    processorMs(n) {
      const { pid } = n === 0 ? one.child : two.child
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    async close() {
      for (const { child } of [one, two]) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await nats.kill()
      await postgres.stop()
    },
  }
}

async function addressSaidBy(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    const found = ADDRESS.exec(said)?.[1]
    if (found) {
      child.stdout?.resume()
      return found
    }
  }
  throw new Error(`a node did not start:\n${said}`)
}
