import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type EndlessMatch, playEndlessly } from '../support/nodes/endless-match.ts'
import { type ProcessNodes, startProcessNodes } from '../support/nodes/process-nodes.ts'
import { startPostgres, type TestPostgres } from '../support/postgres/postgres.ts'
import { type Balancer, startBalancer } from '../support/programs/balancer.ts'
import { PROVE, SEED, sampled } from '../support/seeds.ts'

const TIMES = PROVE === 1 ? 1 : PROVE * 3

let nodes: ProcessNodes
let balancer: Balancer
let postgres: TestPostgres | undefined
afterEach(async () => {
  await balancer.close()
  await nodes.close()
  await postgres?.stop()
  postgres = undefined
})

interface Fault {
  readonly title: string
  /** Whether it needs a PostgreSQL of its own. */
  readonly ownDatabase?: boolean
  act(match: EndlessMatch): Promise<void>
}

const FAULTS: readonly Fault[] = [
  {
    title: 'NATS is killed, and comes back after a while',
    async act(match) {
      await nodes.nats.kill()
      await sleep(4_000)
      await nodes.nats.start()
      await match.more(20)
    },
  },
  {
    title: 'the owner is cut off from NATS',
    async act(match) {
      const owner = await nodes.ownerOf(match.id)
      nodes.gates[owner]?.cut()
      await expect.poll(() => nodes.ownerOf(match.id), { timeout: 20_000 }).not.toBe(owner)
      await match.more(20)
      nodes.gates[owner]?.open()
      await match.more(10)
    },
  },
  {
    title: 'the way to NATS of one node takes a fifth of a second longer',
    async act(match) {
      const owner = await nodes.ownerOf(match.id)
      const gate = nodes.gates[owner]
      if (gate) gate.delayMs = 200
      await match.more(20)
      if (gate) gate.delayMs = 0
      await match.more(10)
    },
  },
  {
    title: 'PostgreSQL crashes, and comes back',
    ownDatabase: true,
    async act(match) {
      await postgres?.restart('immediate')
      await match.more(20)
    },
  },
]

describe(`the real broker and the real record between two nodes (SEED ${SEED})`, () => {
  test.each(sampled(FAULTS, 1))(
    '$title; nothing acknowledged is lost or doubled',
    async ({ ownDatabase, act }) => {
      postgres = ownDatabase ? await startPostgres() : undefined
      nodes = await startProcessNodes(2, {}, await postgres?.createDatabase())
      balancer = await startBalancer(nodes.addresses)
      for (let n = 0; n < TIMES; n++) {
        const match = await playEndlessly(balancer.address, SEED + n)
        await match.more(5)
        await act(match)
        await match.check()
      }
    },
  )
})
