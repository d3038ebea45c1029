import { type Connection, createClient, newToken } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, eventsOf } from '../support/audit.ts'
import { type LocalNodes, startLocalNodes } from '../support/nodes/local-nodes.ts'
import { SEED, seeds } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'

let nodes: LocalNodes
beforeAll(async () => {
  nodes = await startLocalNodes(3)
})
afterAll(() => nodes.close())

const clientAt = (n: number) => createClient({ url: nodes.services[n % 3]?.address ?? '' })

/** Follows a match to its end, and gives all that was shown. */
async function watch(connection: Connection): Promise<readonly string[]> {
  const hashes: string[] = []
  for await (const item of connection.items) {
    if (item.type === 'restart') hashes.length = 0
    if (item.type !== 'shown') continue
    hashes.push(item.event.hash)
    if (item.event.type === 'game.sealed') connection.close()
  }
  return hashes
}

describe(`any node serves anybody (SEED ${SEED})`, () => {
  test.each(seeds(1))(
    'a whole match whose players and spectators are on three nodes (seed %i)',
    async (seed) => {
      const { id, invitations } = await clientAt(0).createMatch({
        game: 'chase',
        seats: [{ type: 'open' }, { type: 'open' }],
        options: { race: { policy: 'fair', capMs: 100 }, victory: [{ perfect: 2 }, { small: 3 }] },
      })
      const lines: Connection[] = []
      for (const { seat, invitation } of invitations) {
        const token = newToken()
        // At one node a seat is taken, at another it is played.
        await clientAt(seat).joinSeat(id, { invitation, token, name: `player ${seat}` })
        lines.push(clientAt(seat + 1).connect(id, { token }))
      }
      const watching = [0, 1, 2].map((n) => watch(clientAt(n).connect(id)))
      const played = await Promise.all(
        lines.map((line, seat) => playRandomly(line, seat, seededRandom(seed + seat))),
      )
      const text = await clientAt(2).readLog(id)
      const receipts = played.flatMap((one) => one.receipts)
      const { report, isOver } = auditOf(text, receipts)
      expect({ findings: report.findings, isOver }, text).toEqual({ findings: [], isOver: true })
      const hashes = eventsOf(text).map(({ hash }) => hash)
      for (const shown of await Promise.all(watching)) expect(shown).toEqual(hashes)
      for (const { events } of played) expect(events.map(({ hash }) => hash)).toEqual(hashes)
      const said = new Set(receipts.map(({ seq }) => seq))
      expect(said.size).toBe(receipts.length)
      const acts = eventsOf(text).filter(({ by }) => typeof by === 'number')
      expect(acts.filter(({ seq }) => !said.has(seq))).toEqual([])
    },
  )
})
