import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client as Postgres } from 'pg'
import { type Gate, startGate } from '../network/gate.ts'
import type { TestDatabase } from '../postgres/postgres-database.ts'
import { createTestDatabase } from '../postgres/postgres-for-tests.ts'
import { freePort } from '../postgres/postgres-port.ts'
import { type NatsServer, startNats } from '../programs/nats.ts'
import { type ServiceProcess, startServiceProcess } from '../programs/service-process.ts'
import { tempFolder } from '../temp-folder.ts'

/** Nodes in processes of their own, on one record, with the real broker between them. */
export interface ProcessNodes {
  readonly addresses: readonly string[]
  readonly nats: NatsServer
  /** The way of each node to the broker. */
  readonly gates: readonly Gate[]
  /** Which of them owns a match; waits while none does. */
  ownerOf(match: string): Promise<number>
  /** How often a match has been taken over. */
  epochOf(match: string): Promise<number>
  process(n: number): ServiceProcess
  /** Ends one, and waits for it. */
  end(n: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** The same node again, at the same address. */
  start(n: number): Promise<void>
  close(): Promise<void>
}

export async function startProcessNodes(
  count: number,
  env: Readonly<Record<string, string>> = {},
  database?: TestDatabase,
): Promise<ProcessNodes> {
  const { owner, application } = database ?? (await createTestDatabase())
  const nats = await startNats()
  const key = join(tempFolder(), 'seal-key.pem')
  const all = Array.from({ length: count }, (_, n) => n)
  const ports = await Promise.all(all.map(() => freePort()))
  const gates = await Promise.all(all.map(() => startGate(nats.port)))
  const processes: ServiceProcess[] = []
  const start = async (n: number) => {
    processes[n] = await startServiceProcess({
      PORT: String(ports[n]),
      DATABASE_URL: application,
      MIGRATION_DATABASE_URL: owner,
      NATS_URL: `nats://127.0.0.1:${gates[n]?.port}`,
      SEAL_KEY_FILE: key,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'on',
      ...env,
    })
  }
  const end = async (n: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const { child } = nodeAt(n)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const nodeAt = (n: number) => {
    const found = processes[n]
    if (!found) throw new Error(`there is no node ${n}`)
    return found
  }
  await start(0)
  await Promise.all(all.slice(1).map(start))
  // One for each question: a connection that stood would not outlive a server that is restarted.
  const query = async (text: string, match: string) => {
    const client = new Postgres({ connectionString: application })
    try {
      await client.connect()
      return await client.query(text, [match])
    } finally {
      await client.end().catch(() => {})
    }
  }
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`)

  /** A node says its name to those who ask at its own address. */
  const ownerOf = async (match: string): Promise<number> => {
    for (;;) {
      const { rows } = await query(
        'select owner from matches m join nodes n on n.id = m.owner where m.id = $1 and n.expires_at > now_us()',
        match,
      )
      const names = await Promise.all(addresses.map(nameOf))
      const found = names.indexOf(rows[0]?.owner)
      if (found >= 0) return found
      await sleep(20)
    }
  }
  return {
    addresses,
    nats,
    gates,
    ownerOf,
    async epochOf(match) {
      const { rows } = await query('select epoch from matches where id = $1', match)
      return Number(rows[0]?.epoch)
    },
    process: nodeAt,
    end,
    start,
    async close() {
      for (const n of all) {
        nodeAt(n).child.kill('SIGCONT')
        await end(n, 'SIGKILL')
      }
      for (const gate of gates) await gate.close()
      await nats.kill()
    },
  }
}

async function nameOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) })
    return ((await response.json()) as { node?: string }).node
  } catch {
    return undefined
  }
}
