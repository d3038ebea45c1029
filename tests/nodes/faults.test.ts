import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '@getaway/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EndlessMatch, playEndlessly } from '../support/nodes/endless-match.ts'
import { type LocalNode, type LocalNodes, startLocalNodes } from '../support/nodes/local-nodes.ts'
import { type Balancer, startBalancer } from '../support/programs/balancer.ts'
import { PROVE, SEED, sampled } from '../support/seeds.ts'
import { openRaw } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'

const TIMES = PROVE === 1 ? 1 : PROVE * 3
/** A node that is cut off says so after three seconds. */
const NOTICED_MS = 5_000

let nodes: LocalNodes
let balancer: Balancer
/** Two seconds lie between the clocks of the first and the others. */
beforeEach(async () => {
  nodes = await startLocalNodes(3, { wrongBy: [2_000_000, 0, 0] })
  balancer = await startBalancer(nodes.services.map(({ address }) => address))
})
afterEach(async () => {
  await balancer.close()
  await nodes.close()
})

async function ownerOf({ id }: EndlessMatch): Promise<LocalNode> {
  for (;;) {
    const owner = await nodes.ownerOf(id)
    if (owner) return owner
    await sleep(20)
  }
}

const statusOf = async ({ address }: LocalNode) => (await fetch(`${address}/readyz`)).status

/** A bare socket that is welcome at that node, and what it hears last. */
async function listenAt({ address }: LocalNode, match: string) {
  const socket = openRaw(address, match)
  socket.say(helloFrame())
  await socket.hear('welcome')
  return { lastWord: socket.hear('goodbye').then(({ code }) => code) }
}

interface Fault {
  readonly title: string
  act(match: EndlessMatch, random: Random): Promise<void>
}

const FAULTS: readonly Fault[] = [
  {
    title: 'the owner is cut off: it says so, and another node goes on',
    async act(match) {
      const owner = await ownerOf(match)
      const { lastWord } = await listenAt(owner, match.id)
      nodes.network.cut(owner.node)
      expect(await lastWord).toBe('moved')
      while ((await ownerOf(match)) === owner) await sleep(20)
      expect(await statusOf(owner)).toBe(503)
      await match.more(10)
      nodes.network.join(owner.node)
      while ((await statusOf(owner)) !== 200) await sleep(50)
      await match.more(10)
    },
  },
  {
    title: 'a node that is not the owner is cut off: it says so to those who follow the match there',
    async act(match) {
      const owner = await ownerOf(match)
      const other = nodes.services.find((one) => one !== owner) as LocalNode
      const { lastWord } = await listenAt(other, match.id)
      nodes.network.cut(other.node)
      expect(await lastWord).toBe('cut-off')
      await match.more(10)
      nodes.network.join(other.node)
      await match.more(10)
    },
  },
  {
    title: 'the broker is gone: each node keeps its matches, and those who come to it play on',
    async act(match) {
      const owner = await ownerOf(match)
      for (const { node } of nodes.services) nodes.network.cut(node)
      await sleep(NOTICED_MS)
      expect(await statusOf(owner)).toBe(200)
      for (const { node } of nodes.services) nodes.network.join(node)
      await match.more(20)
    },
  },
  {
    title: 'every message takes a third of a second',
    async act(match) {
      nodes.network.decide(() => 330)
      await match.more(20)
      nodes.network.decide(undefined)
      await match.more(10)
    },
  },
  {
    title: 'a tenth of all messages is lost, and the others take as long as they like',
    async act(match, random) {
      nodes.network.decide(() => (random(10) === 0 ? 'lost' : random(20)))
      await match.more(20)
      nodes.network.decide(undefined)
      await match.more(10)
    },
  },
  {
    title: 'the owner stops, whose clock is two seconds ahead',
    async act(match) {
      const owner = await ownerOf(match)
      await match.more(10)
      await owner.close()
      await match.more(20)
    },
  },
]

describe(`what goes wrong between nodes (SEED ${SEED})`, () => {
  test.each(sampled(FAULTS, 2))('$title; nothing acknowledged is lost or doubled', async ({ act }) => {
    const random = seededRandom(SEED)
    for (let n = 0; n < TIMES; n++) {
      const match = await playEndlessly(balancer.address, SEED + n)
      await match.more(5)
      await act(match, random)
      await match.check()
      if (nodes.services.some(({ isClosed }) => isClosed())) return
    }
  })
})
