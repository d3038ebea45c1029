import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerFrame } from '@getaway/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndlessMatch, playEndlessly } from '../support/nodes/endless-match.ts'
import { type ProcessNodes, startProcessNodes } from '../support/nodes/process-nodes.ts'
import { type Balancer, startBalancer } from '../support/programs/balancer.ts'
import { quantile } from '../support/quantile.ts'
import { PROVE, SEED } from '../support/seeds.ts'
import { openRaw } from '../support/service/raw-socket.ts'
import { commandFrame, helloFrame } from '../support/service/seated-match.ts'

const FAULTS = [
  { fault: 'killed', times: 30 },
  { fault: 'stopped', times: 3 },
  { fault: 'frozen', times: 3 },
] as const
type Fault = (typeof FAULTS)[number]['fault']
/** A log that is long takes its next owner long to read. */
const FAULTS_OF_A_MATCH = 10
/** For so long a frozen node sleeps: longer than its lease. */
const FROZEN_MS = 3_000
/** What people may notice of it, where the machine has nothing else to do. */
const LONGEST_PAUSE_MS = PROVE === 1 ? 10_000 : 3_000

let nodes: ProcessNodes
let balancer: Balancer
beforeAll(async () => {
  nodes = await startProcessNodes(3)
  balancer = await startBalancer(nodes.addresses)
})
afterAll(async () => {
  await balancer.close()
  await nodes.close()
})

/** A bare socket of a seat, which stays at its node and acts ten times a second: how long it waits for its answers. */
async function actAt(address: string, match: string, token: string) {
  const socket = openRaw(address, match)
  socket.say(helloFrame(token))
  await socket.hear('welcome')
  const asked = new Map<string, number>()
  let [longest, answers] = [0, 0]
  socket.socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame
    if (frame.type !== 'ack' && frame.type !== 'refused') return
    longest = Math.max(longest, performance.now() - (asked.get(frame.id) ?? 0))
    asked.delete(frame.id)
    answers++
  })
  const acting = setInterval(() => {
    const id = randomUUID()
    asked.set(id, performance.now())
    socket.say(commandFrame(id, { type: 'call-exchange' }))
  }, 100)
  return {
    longest: () => Math.max(longest, ...[...asked.values()].map((at) => performance.now() - at)),
    answers: () => answers,
    isOpen: () => socket.socket.readyState === socket.socket.OPEN,
    close() {
      clearInterval(acting)
      socket.close()
    },
  }
}

describe(`the owner of a match goes (SEED ${SEED})`, () => {
  /** Lets it happen to the owner of a match, and gives how long those waited who act at the other nodes. */
  const inflict = async (fault: Fault, { id, tokens }: EndlessMatch): Promise<number> => {
    const owner = await nodes.ownerOf(id)
    const acting = await Promise.all(
      [1, 2].map((more) => actAt(nodes.addresses[(owner + more) % 3] ?? '', id, tokens[more % 2] ?? '')),
    )
    const until = async (answers: number) => {
      while (acting.some((one) => one.answers() < answers)) await sleep(10)
    }
    await until(3)
    const { child } = nodes.process(owner)
    const began = performance.now()
    if (fault === 'frozen') child.kill('SIGSTOP')
    else await nodes.end(owner, fault === 'killed' ? 'SIGKILL' : 'SIGTERM')
    while ((await nodes.ownerOf(id)) === owner) await sleep(20)
    await until(Math.max(...acting.map((one) => one.answers())) + 3)
    const pause = Math.max(...acting.map((one) => one.longest()))
    expect(acting.map((one) => one.isOpen())).toEqual([true, true])
    for (const one of acting) one.close()
    if (fault !== 'frozen') await nodes.start(owner)
    else {
      await sleep(Math.max(0, began + FROZEN_MS - performance.now()))
      child.kill('SIGCONT')
    }
    return pause
  }

  test.each(FAULTS)(
    '$fault: who is on other nodes keeps their socket and notices a short pause; nothing acknowledged is lost or doubled',
    { timeout: 120_000 + 10_000 * 30 * PROVE },
    async ({ fault, times }) => {
      const count = PROVE === 1 ? 1 : times * PROVE
      const pauses: number[] = []
      while (pauses.length < count) {
        const match = await playEndlessly(balancer.address, SEED + pauses.length)
        const most = Math.min(FAULTS_OF_A_MATCH, count - pauses.length)
        for (let n = 0; n < most; n++) pauses.push(await inflict(fault, match))
        await match.check()
        expect(await nodes.epochOf(match.id)).toBeGreaterThan(most)
        console.log(
          `${fault} ${pauses.length} times: ${Math.round(quantile(pauses, 0.5))} ms, at most ${Math.round(Math.max(...pauses))}`,
        )
      }
      expect(Math.max(...pauses)).toBeLessThan(LONGEST_PAUSE_MS)
    },
  )
})
