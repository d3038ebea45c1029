import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, newToken } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { expect } from 'vitest'
import { auditOf, eventsOf } from '../audit.ts'
import { playRandomly } from '../service/players.ts'

/** A match that nobody wins, played at random while the test lets things happen. */
export interface EndlessMatch {
  readonly id: string
  /** By seat. */
  readonly tokens: readonly string[]
  /** Waits until so many more acts were acknowledged. */
  more(acts: number): Promise<void>
  /** Abandons it, and holds the log against what everybody was told: nothing acknowledged is lost or doubled. */
  check(): Promise<void>
}

export async function playEndlessly(address: string, seed: number, players = 2): Promise<EndlessMatch> {
  const client = createClient({ url: address })
  const { id, invitations, organiser } = await client.createMatch({
    game: 'chase',
    seats: Array.from({ length: players }, () => ({ type: 'open' as const })),
    organiser: { name: 'Olga' },
    options: { victory: [{ perfect: 10_000 }] },
  })
  const tokens = invitations.map(() => newToken())
  const lines = await Promise.all(
    invitations.map(async ({ seat, invitation }) => {
      const token = tokens[seat] ?? ''
      await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
      // Away for half a second at most: the test waits for them.
      return createClient({ url: address, random: () => 0.05 }).connect(id, { token })
    }),
  )
  const played = lines.map((line, seat) => playRandomly(line, seat, seededRandom(seed + seat)))
  const acts = () => lines.flatMap((line) => line.receipts()).length
  return {
    id,
    tokens,
    async more(count) {
      const before = acts()
      while (acts() < before + count) await sleep(10)
    },
    async check() {
      const organising = client.connect(id, { token: organiser ?? '' })
      const answer = await organising.send({ type: 'abandon-game', reason: 'the test is over' })
      expect(answer).toMatchObject({ type: 'ack' })
      organising.close()
      const all = await Promise.all(played)
      const text = await client.readLog(id)
      const receipts = all.flatMap((one) => one.receipts)
      const { report, isOver } = auditOf(text, receipts)
      expect({ findings: report.findings, isOver }, text).toEqual({ findings: [], isOver: true })
      const events = eventsOf(text)
      const hashes = events.map(({ hash }) => hash)
      for (const one of all) expect(one.events.map(({ hash }) => hash)).toEqual(hashes)
      const said = new Set(receipts.map(({ seq }) => seq))
      expect(said.size).toBe(receipts.length)
      const unsaid = events.filter(({ by, seq }) => typeof by === 'number' && !said.has(seq))
      expect(unsaid).toEqual([])
    },
  }
}
