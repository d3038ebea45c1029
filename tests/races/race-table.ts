import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type CommandWish, type Connection, createClient } from '@getaway/client'
import type { Random } from '@getaway/engine'
import type { LineProxy, ProxiedLine } from '../support/network/proxy.ts'
import { createSkewedClock, type SkewedClock } from '../support/network/skewed-clock.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { type SeenMatch, seeMatch } from '../support/service/seen-match.ts'
import type { RaceNetwork } from './networks.ts'

/** Somebody at a table whose line goes through the proxy, and whose clock is wrong. */
export interface RacePlayer {
  readonly seat: number
  readonly network: RaceNetwork
  /** Its way to the first of the services that it connects to. */
  readonly line: ProxiedLine
  readonly clock: SkewedClock
  /** By how much it runs too fast. */
  readonly driftPpm: number
  readonly connection: Connection
  readonly seen: SeenMatch
}

/** A match of two players and a spectator, with rounds without end. */
export interface RaceTable {
  readonly client: Client
  readonly id: string
  readonly race: { readonly policy: 'arrival' | 'fair'; readonly capMs: number }
  readonly players: readonly [RacePlayer, RacePlayer]
  readonly spectator: { readonly connection: Connection; readonly seen: SeenMatch }
}

export interface RaceTableWish {
  /** In front of each service on the record; the first one opens the match. */
  readonly proxies: readonly [LineProxy, ...LineProxy[]]
  /** By seat, where its player connects, if not to the first of the services and then to the others. */
  readonly places?: readonly [LineProxy, LineProxy]
  readonly race: RaceTable['race']
  readonly networks: readonly [RaceNetwork, RaceNetwork]
  readonly random: Random
}

const MOST_OFFSET_MS = 300_000
const MOST_DRIFT_PPM = 200
/** The service asks five times, 40 ms apart and the way there and back. */
const FIRST_PINGS_MS = 300

/** A table at which everybody sits, with clocks compared as far as their lines allow. */
export async function openRaceTable(wish: RaceTableWish): Promise<RaceTable> {
  const { proxies, places, race, networks, random } = wish
  const [first, ...others] = proxies
  const client = createClient({ url: [first.service, ...others.map(({ service }) => service)] })
  const { id, tokens } = await createSeatedMatch({ address: first.service }, 2, {
    race,
    idleS: 0,
    victory: [{ perfect: 100_000 }],
  })
  const sit = async (seat: 0 | 1): Promise<RacePlayer> => {
    const network = networks[seat]
    const line = (places?.[seat] ?? first).line(network)
    const further = places ? [] : others.map((proxy) => proxy.line(network).url)
    const driftPpm = random(2 * MOST_DRIFT_PPM + 1) - MOST_DRIFT_PPM
    const clock = createSkewedClock(random(MOST_OFFSET_MS), driftPpm)
    // A line that was cut comes back soon: the next race waits for it.
    const own = createClient({ url: [line.url, ...further], clock, random: () => random(100) / 1000 })
    const connection = own.connect(id, { token: tokens[seat] as string })
    const seen = seeMatch(connection)
    await seen.until(() => true, 'the first event')
    if (network.pongsHeldMs !== Number.POSITIVE_INFINITY)
      while (connection.clock.rtt() === undefined) await sleep(5)
    return { seat, network, line, clock, driftPpm, connection, seen }
  }
  const connection = client.connect(id)
  const spectator = { connection, seen: seeMatch(connection) }
  const players = await Promise.all([sit(0), sit(1)])
  await sleep(FIRST_PINGS_MS)
  return { client, id, race, players, spectator }
}

/** What has to be recorded for the test to go on; its number. */
export async function insist({ connection }: RacePlayer, command: CommandWish): Promise<number> {
  const answer = await connection.send(command)
  if (answer.type === 'ack') return answer.seq
  throw new Error(`${command.type} was refused: ${answer.text.en}`)
}

/** Everybody at the table has been shown that event. */
export async function allSee({ players, spectator }: RaceTable, seq: number): Promise<void> {
  const all = [...players, spectator]
  await Promise.all(all.map(({ seen }) => seen.until(() => seen.head() >= seq, `event ${seq}`)))
}

/** Ends the match as its players may, and gives its log. */
export async function closeTable(table: RaceTable): Promise<string> {
  const { client, id, players, spectator } = table
  for (const player of players) await insist(player, { type: 'leave' })
  const all = [...players, spectator]
  await Promise.all(all.map(({ seen }) => seen.until(({ sealed }) => sealed, 'the seal')))
  for (const { connection } of all) connection.close()
  return client.readLog(id)
}
