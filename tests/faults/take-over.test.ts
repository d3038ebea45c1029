import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTable } from '../races/check-table.ts'
import { act, markerAt, openRaceRound, type PlayedRace, playRound } from '../races/play-round.ts'
import { closeTable, insist, openRaceTable, type RaceTable } from '../races/race-table.ts'
import { auditOf, eventsOf } from '../support/audit.ts'
import { startProxy } from '../support/network/proxy.ts'
import { PROVE, SEED } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { playRandomly } from '../support/service/players.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { FAULTS, startTwoServices, type TwoServices } from '../support/service/two-services.ts'

const TAKE_OVERS = FAULTS.length * Math.min(PROVE, 8)
const LONG = { victory: [{ perfect: 6 }, { small: 9 }] }
const NEAR = { name: 'same city', upMs: 5, downMs: 5, jitterMs: 2 }

let two: TwoServices
beforeEach(async () => {
  two = await startTwoServices({ BOT_PACE: '0.03' })
})
afterEach(() => two.close())

const clientOf = (addresses: readonly [string, ...string[]] = two.addresses) =>
  createClient({ url: addresses })

/** The log of a match as both services tell it. */
async function logOf(id: string): Promise<string> {
  const [one, other] = await Promise.all(two.addresses.map((url) => clientOf([url]).readLog(id)))
  expect(other).toBe(one)
  return one ?? ''
}

async function untilOver(id: string): Promise<void> {
  while ((await clientOf().readMatch(id)).status !== 'over') await sleep(50)
}

async function openRaces(): Promise<{ table: RaceTable; close(): Promise<void> }> {
  const random = seededRandom(SEED)
  const proxies = [
    await startProxy(two.addresses[0], random),
    await startProxy(two.addresses[1], random),
  ] as const
  const race = { policy: 'fair', capMs: 100 } as const
  const table = await openRaceTable({ proxies, race, networks: [NEAR, NEAR], random })
  return {
    table,
    async close() {
      for (const proxy of proxies) await proxy.close()
    },
  }
}

describe(`two services on one record (SEED ${SEED})`, () => {
  test('take matches over from each other in mid-play: one history, nothing acknowledged is lost', async () => {
    const { table, close } = await openRaces()
    const others = await Promise.all(
      [2, 4].map(async (players) => {
        const { id, tokens } = await createSeatedMatch({ address: two.addresses[1] }, players, LONG)
        const played = tokens.map((token, seat) =>
          playRandomly(clientOf().connect(id, { token }), seat, seededRandom(SEED + seat)),
        )
        return { id, played: Promise.all(played) }
      }),
    )
    let isDone = false
    const races: PlayedRace[] = []
    const racing = (async () => {
      const random = seededRandom(SEED)
      while (!isDone) races.push(...(await playRound(table, random)))
    })()
    const raced = racing.catch(() => {})
    const receipts = () => table.players.flatMap(({ connection }) => connection.receipts()).length

    for (let n = 0; n < TAKE_OVERS; n++) {
      const before = receipts()
      await Promise.race([raced, untilMore(() => receipts() >= before + 6)])
      const fault = FAULTS[n % FAULTS.length] as (typeof FAULTS)[number]
      const told = await two.inflict(fault, table.id)
      expect({ fault, told }).toEqual({ fault, told: LAST_WORDS[fault] })
    }
    isDone = true
    await racing
    checkTable(table, races, await closeTable(table))
    expect(await logOf(table.id)).toContain(table.id)
    expect(races.length).toBeGreaterThan(TAKE_OVERS)
    expect(await two.epochOf(table.id)).toBeGreaterThan(TAKE_OVERS)

    for (const { id, played } of others) {
      const all = await played
      expect(await two.epochOf(id)).toBeGreaterThan(1)
      const text = await logOf(id)
      const kept = all.flatMap((one) => one.receipts)
      const { report, isOver } = auditOf(text, kept)
      expect({ findings: report.findings, isOver }, text).toEqual({ findings: [], isOver: true })
      const events = eventsOf(text)
      for (const one of all)
        expect(one.events.map(({ hash }) => hash)).toEqual(events.map(({ hash }) => hash))
      const said = new Set(kept.map(({ seq }) => seq))
      expect(said.size).toBe(kept.length)
      expect(events.filter(({ by, seq }) => typeof by === 'number' && !said.has(seq))).toEqual([])
    }
    await close()
  })

  seldom('bots of the service follow their match to its new owner, and play on to the end', async () => {
    const { id } = await clientOf().createMatch({
      game: 'chase',
      seats: [
        { type: 'bot', strength: 'regular' },
        { type: 'bot', strength: 'expert' },
      ],
      options: { victory: [{ perfect: 4 }, { small: 6 }] },
    })
    const untilHead = async (head: number) => {
      for (;;) {
        const { head: now, status } = await clientOf().readMatch(id)
        if (now >= head || status === 'over') return
        await sleep(20)
      }
    }
    for (const head of PROVE === 1 ? [14] : [12, 25]) {
      await untilHead(head)
      const owner = await two.ownerOf(id)
      const before = (await clientOf([two.addresses[owner]]).readMatch(id)).head
      await two.kill(owner)
      // The one that is left is alone until the match has gone on there.
      await untilHead(before + 6)
      await two.start(owner)
    }
    await untilOver(id)
    const { report, outcome } = auditOf(await logOf(id))
    expect(report.findings).toEqual([])
    expect(outcome.winner).not.toBeNull()
    expect(await two.epochOf(id)).toBeGreaterThan(1)
  })

  test('what was due when its owner died comes all the same: the score, the deal, the end for idleness', async () => {
    const { table, close } = await openRaces()
    const { id } = table
    const idle = await createSeatedMatch({ address: two.addresses[0] }, 2, { idleS: 4 })
    const owner = await two.ownerOf(id)
    expect(await two.ownerOf(idle.id)).toBe(owner)
    const { chaser } = await openRaceRound(table, seededRandom(SEED))
    for (const player of table.players) await insist(player, { type: 'get-ready' })
    const capture = await act(chaser, markerAt(2, seededRandom(SEED)), 0, seededRandom(SEED))
    const { seq = 0 } = capture.answer.type === 'ack' ? capture.answer : {}
    for (const { connection } of [...table.players, table.spectator]) connection.close()
    await two.kill(owner)

    // Nobody comes: only who asks how far the record goes, and that opens no match.
    const left = clientOf([two.addresses[owner === 0 ? 1 : 0]])
    const eventsBehind = async (after: number) =>
      (await left.readEvents(id, after)).shown.map(({ event }) => event.type)
    while ((await left.readMatch(id)).head < seq + 3) await sleep(50)
    while (!(await eventsBehind(seq)).includes('round.dealt')) await sleep(50)
    expect((await eventsBehind(seq)).filter((type) => type.startsWith('round.'))).toEqual([
      'round.ended',
      'round.scored',
      'round.dealt',
    ])
    while ((await left.readMatch(idle.id)).status !== 'over') await sleep(50)
    const { report } = auditOf(await left.readLog(idle.id))
    expect(report.findings).toEqual([])
    await close()
  })
})

/** What a raw listener of the owner hears last. */
const LAST_WORDS = {
  'stopped and started': 'restarting',
  'frozen beyond its lease': 'moved',
  killed: undefined,
} as const

async function untilMore(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5)
}
