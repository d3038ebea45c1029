import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type Service, startService } from '@getaway/game-api'
import { Client as Postgres } from 'pg'
import { createServiceClock, type ServiceClock } from '../../../services/game-api/src/clock.ts'
import { createLocalNetwork, type LocalNetwork } from '../../../services/game-api/src/nodes/bus/local-bus.ts'
import { createTestDatabase } from '../postgres/postgres-for-tests.ts'
import { testConfig } from '../service/service.ts'

/** Several nodes of one service in this process, on one record. */
export interface LocalNodes {
  readonly network: LocalNetwork
  readonly services: readonly LocalNode[]
  /** Of the record, as the application. */
  readonly databaseUrl: string
  /** Which of them owns a match; undefined while none does. */
  ownerOf(match: string): Promise<LocalNode | undefined>
  close(): Promise<void>
}

export interface LocalNode extends Pick<Service, 'address' | 'close'> {
  readonly clock: ServiceClock
  isClosed(): boolean
  /** Its name between the nodes. */
  readonly node: string
}

export interface LocalNodesOptions {
  readonly config?: Partial<Config>
  /** By node, by how much its clock is wrong (µs). */
  readonly wrongBy?: readonly number[]
}

export async function startLocalNodes(
  count: number,
  { config, wrongBy = [] }: LocalNodesOptions = {},
): Promise<LocalNodes> {
  const network = createLocalNetwork()
  const { owner, application } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'getaway-nodes-'))
  const shared = {
    ...testConfig,
    databaseUrl: application,
    migrationDatabaseUrl: owner,
    sealKeyFile: join(folder, 'seal-key.pem'),
    leaseMs: 2_000,
    trustProxy: true,
    ...config,
  }
  const services: LocalNode[] = []
  for (let n = 0; n < count; n++) {
    let node = ''
    const busOf = (own: string) => {
      node = own
      return network.busOf(own)
    }
    const clock = clockWrongBy(wrongBy[n] ?? 0)
    const service = await startService(shared, undefined, { busOf, clock })
    let isClosed = false
    const close = once(() => {
      isClosed = true
      return service.close()
    })
    services.push({ address: service.address, close, isClosed: () => isClosed, clock, node })
  }
  const database = new Postgres({ connectionString: application })
  await database.connect()
  return {
    network,
    services,
    databaseUrl: application,
    async ownerOf(match) {
      const { rows } = await database.query('select owner from matches where id = $1', [match])
      return services.find(({ node }) => node === rows[0]?.owner)
    },
    async close() {
      await database.end()
      await Promise.all(services.map(({ close }) => close()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function clockWrongBy(us: number): ServiceClock {
  const clock = createServiceClock()
  return us === 0 ? clock : { now: () => clock.now() + us }
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= close()
    return closed
  }
}
