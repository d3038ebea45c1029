import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createClient, newToken } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, eventsOf } from '../support/audit.ts'
import { postgresSettings } from '../support/postgres/postgres-for-tests.ts'
import { freePort } from '../support/postgres/postgres-port.ts'
import { type ServiceProcess, startServiceProcess } from '../support/programs/service-process.ts'
import { PROVE, seeds } from '../support/seeds.ts'
import { type PlayedSeat, playRandomly } from '../support/service/players.ts'
import { fillDataFolder } from '../support/service/prepared-folder.ts'
import { STORES } from '../support/stores.ts'

const KILLS = PROVE === 1 ? 1 : 20
/** After so many events the bots' service is killed, too: a start with PGlite costs three seconds of a processor. */
const HEADS = PROVE === 1 ? [14] : [12, 20]
/** A mark a round at most, and a dozen acts in most rounds: the match cannot end before the last kill. */
const ROUNDS = 3 * KILLS
const MANY_ROUNDS = { victory: [{ perfect: ROUNDS }, { small: ROUNDS }] }

describe.each(STORES)('kill -9 in mid-match, on %s', (store) => {
  let env: Record<string, string>
  let folder: string
  let service: ServiceProcess

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'getaway-kill-'))
    const port = String(await freePort())
    env = { PORT: port, DEMO: 'off', BOT_PACE: '0.02', LEASE_MS: '1000' }
    if (store === 'Postgres') {
      env = { ...env, ...(await postgresSettings()) }
    } else {
      await fillDataFolder(folder)
      env = { ...env, DATA_DIR: folder }
    }
    service = await startServiceProcess(env)
  })
  afterEach(async () => {
    await service.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const restart = async () => {
    await service.kill('SIGKILL')
    service = await startServiceProcess(env)
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('people: what was acknowledged is there once, and they play to the end', async () => {
    const [seed = 0] = seeds(1)
    const client = createClient({ url: service.address })
    const { id, invitations } = await client.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      options: MANY_ROUNDS,
    })
    const lines: Connection[] = []
    const playing: Promise<PlayedSeat>[] = []
    for (const { seat, invitation } of invitations) {
      const token = newToken()
      await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
      const line = client.connect(id, { token })
      lines.push(line)
      playing.push(playRandomly(line, seat, seededRandom(seed + seat)))
    }
    let isThrough = false
    const through = Promise.all(playing).finally(() => {
      isThrough = true
    })
    // Awaited below; until then a player who fails ends the kills.
    through.catch(() => {})
    const acknowledged = () => lines.flatMap((line) => line.receipts()).length
    let kills = 0
    while (kills < KILLS && !isThrough) {
      const before = acknowledged()
      await until(() => isThrough || acknowledged() >= before + 12)
      if (isThrough) break
      await restart()
      kills++
    }
    const played = await through
    expect(kills).toBe(KILLS)
    const text = await client.readLog(id)
    const receipts = played.flatMap((one) => one.receipts)
    const { report, isOver } = auditOf(text, receipts)
    expect({ findings: report.findings, isOver }, `seed ${seed}\n${text}`).toEqual({
      findings: [],
      isOver: true,
    })
    expect(new Set(receipts.map(({ seq }) => seq)).size).toBe(receipts.length)
    const events = eventsOf(text)
    for (const one of played)
      expect(one.events.map(({ hash }) => hash)).toEqual(events.map(({ hash }) => hash))
    // Every action of the log was acknowledged to its player, though some only after a restart.
    const said = new Set(receipts.map(({ seq }) => seq))
    expect(events.filter(({ by, seq }) => typeof by === 'number' && !said.has(seq))).toEqual([])
  })

  // What the bots do hangs on no store: the full counts try both.
  test.skipIf(store === 'PGlite' && PROVE === 1)(
    'bots take their seats again and play to the end',
    async () => {
      const client = createClient({ url: service.address })
      const { id } = await client.createMatch({
        game: 'chase',
        seats: [
          { type: 'bot', strength: 'regular' },
          { type: 'bot', strength: 'regular' },
        ],
      })
      for (const head of HEADS) {
        for (;;) {
          const summary = await client.readMatch(id)
          if (summary.head >= head || summary.status === 'over') break
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        await restart()
      }
      for (;;) {
        if ((await client.readMatch(id)).status === 'over') break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const { report, outcome } = auditOf(await client.readLog(id))
      expect(report.findings).toEqual([])
      expect(outcome.winner).not.toBeNull()
    },
  )
})
