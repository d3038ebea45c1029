import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { createTestDatabase } from '../postgres/postgres-for-tests.ts'
import { freePort } from '../postgres/postgres-port.ts'
import { type ServiceProcess, startServiceProcess } from '../programs/service-process.ts'
import { openRaw } from './raw-socket.ts'
import { helloFrame } from './seated-match.ts'

/** What may happen to the process that owns a match. */
export const FAULTS = ['stopped and started', 'frozen beyond its lease', 'killed'] as const
export type Fault = (typeof FAULTS)[number]

/** Two services, each a process of its own, on one record. */
export interface TwoServices {
  readonly addresses: readonly [string, string]
  /** Which of them serves a match; waits while neither does. */
  ownerOf(matchId: string): Promise<0 | 1>
  /** Lets something happen to a match's owner; afterwards both run. Gives what its sockets were told, if anything. */
  inflict(fault: Fault, matchId: string): Promise<string | undefined>
  kill(one: 0 | 1): Promise<void>
  start(one: 0 | 1): Promise<void>
  /** How often a match has been taken over. */
  epochOf(matchId: string): Promise<number>
  close(): Promise<void>
}

const LEASE_MS = 1_000
/** So often a service looks for matches that nobody serves. */
const LOOKS_MS = 1_000

export async function startTwoServices(env: Readonly<Record<string, string>> = {}): Promise<TwoServices> {
  const folder = await mkdtemp(join(tmpdir(), 'getaway-two-'))
  const { owner, application } = await createTestDatabase()
  const ports = [await freePort(), await freePort()] as const
  const services: ServiceProcess[] = []
  const addresses = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const

  const start = async (one: 0 | 1) => {
    services[one] = await startServiceProcess({
      PORT: String(ports[one]),
      DATABASE_URL: application,
      MIGRATION_DATABASE_URL: owner,
      DATA_DIR: folder,
      LEASE_MS: String(LEASE_MS),
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...env,
    })
  }
  const end = async (one: 0 | 1, signal: 'SIGTERM' | 'SIGKILL') => {
    await services[one]?.kill(signal)
  }
  await start(0)
  await start(1)

  const isServedBy = async (one: 0 | 1, matchId: string): Promise<boolean> => {
    const socket = openRaw(addresses[one], matchId)
    const close = () => socket.close()
    socket.socket.on('error', () => {})
    socket.say(helloFrame())
    const welcomed = socket.hear('welcome').then(
      () => true,
      () => false,
    )
    return Promise.race([welcomed, sleep(LEASE_MS, false)]).finally(close)
  }
  const ownerOf = async (matchId: string): Promise<0 | 1> => {
    for (;;) {
      for (const one of [0, 1] as const) if (await isServedBy(one, matchId)) return one
      await sleep(20)
    }
  }

  /** Somebody whom the owner has welcomed; on a busy machine it may lose the match just before. */
  const listenerOf = async (matchId: string) => {
    for (;;) {
      const on = await ownerOf(matchId)
      const listener = openRaw(addresses[on], matchId)
      listener.say(helloFrame())
      const isWelcome = await listener.hear('welcome').then(
        () => true,
        () => false,
      )
      if (isWelcome) return { on, listener }
    }
  }

  return {
    addresses,
    ownerOf,
    async inflict(fault, matchId) {
      const { on, listener } = await listenerOf(matchId)
      const told = listener.hear('goodbye').then(
        ({ code }) => code,
        () => undefined,
      )
      if (fault === 'frozen beyond its lease') {
        const { child } = services[on] as ServiceProcess
        child.kill('SIGSTOP')
        const other = on === 0 ? 1 : 0
        while (!(await isServedBy(other, matchId))) await sleep(50)
        await sleep(LOOKS_MS)
        child.kill('SIGCONT')
        return told
      }
      await end(on, fault === 'killed' ? 'SIGKILL' : 'SIGTERM')
      await start(on)
      return told
    },
    kill: (one) => end(one, 'SIGKILL'),
    start,
    async epochOf(matchId) {
      const client = new Client({ connectionString: application })
      await client.connect()
      try {
        const { rows } = await client.query('select epoch from matches where id = $1', [matchId])
        return Number(rows[0]?.epoch)
      } finally {
        await client.end()
      }
    },
    async close() {
      for (const { child } of services) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
