import { setTimeout as sleep } from 'node:timers/promises'
import type { CommandAnswer, CommandWish } from '@getaway/client'
import type { Random } from '@getaway/engine'
import { type Match, SYMBOLS } from '@getaway/engine/chase'

import { anyLead } from './networks.ts'
import { allSee, insist, type RacePlayer, type RaceTable } from './race-table.ts'

/** What a race is judged by. */
export type Racer = Pick<RacePlayer, 'network' | 'line'>

/** What a player did in a race, and what they knew of time. */
export interface Act<Player extends Racer = RacePlayer> {
  readonly player: Player
  /** The true instant (ms of `performance.now()`). */
  readonly acted: number
  /** By how many µs the player's idea of the service's clock may be wrong, as they know it. */
  readonly uncertainty: number | undefined
  /** How many commands had gone up on this line before. */
  readonly before: number
  readonly answer: CommandAnswer
}

export type RaceVerdict = 'captured' | 'escaped'

/** The final tile is about to be marked, and the next one about to be laid. */
export interface PlayedRace<Player extends Racer = RacePlayer> {
  readonly round: number
  readonly position: number
  readonly tile: Act<Player>
  readonly marker: Act<Player>
  /** What the runner, the chaser and a spectator saw of it. */
  readonly seen: readonly RaceVerdict[]
}

/** Up north, and down again beside: legal or not is asked at the end. */
const CELLS = [
  ...Array.from({ length: 7 }, (_, n) => ({ x: 0, y: -1 - n })),
  ...Array.from({ length: 7 }, (_, n) => ({ x: 1, y: -7 + n })),
]
export const MOST_RACES = 5

/** A round that has come to its first race: the chaser is about to mark the final tile, the second one. */
export async function openRaceRound(table: RaceTable, random: Random) {
  const { players } = table
  const before = players[0].seen.state().round?.number ?? 0
  await Promise.all(players.map((player) => insist(player, { type: 'get-ready' })))
  await Promise.all(
    players.map(({ seen }) => seen.until(({ round }) => (round?.number ?? 0) > before, 'the deal')),
  )
  const roles = players[0].seen.state().round?.roles
  const [runner, chaser] = roles?.[0] === 'runner' ? players : ([players[1], players[0]] as const)
  const starts = runner.seen.state().round?.starts?.[runner.seat] ?? []
  await insist(runner, {
    type: 'place-start',
    tiles: starts.map((tile, index) => ({ tile, ...CELLS[index], rot: 0 })),
  })
  await allSee(table, await insist(runner, { type: 'take-pile', pile: random(2) }))
  await allSee(table, await insist(chaser, markerAt(1, random)))
  return { runner, chaser }
}

/** Waits until the round has its score. */
export async function closeRound({ players }: RaceTable): Promise<void> {
  await Promise.all(
    players.map(({ seen }) => seen.until(({ round }) => round?.score !== undefined, 'the score')),
  )
}

/** Plays one round as a row of races, until the runner is caught. */
export async function playRound(table: RaceTable, random: Random): Promise<PlayedRace[]> {
  const { runner, chaser } = await openRaceRound(table, random)
  const races: PlayedRace[] = []
  for (let position = 2; position <= MOST_RACES + 1; position++) {
    const race = await runRace(table, runner, chaser, position, random)
    races.push(race)
    if (race.seen[0] === 'captured') break
    if (position === MOST_RACES + 1) await insist(chaser, markerAt(position + 1, random))
  }
  await closeRound(table)
  return races
}

async function runRace(
  table: RaceTable,
  runner: RacePlayer,
  chaser: RacePlayer,
  position: number,
  random: Random,
): Promise<PlayedRace> {
  const leadMs = anyLead(random)
  const soon = 3 + random(8)
  const [tile, marker] = await Promise.all([
    act(runner, tileAt(runner.seen.state(), position), soon + Math.max(0, -leadMs), random),
    act(chaser, markerAt(position, random), soon + Math.max(0, leadMs), random),
  ])
  return seenRace(table, position, tile, marker)
}

/** The race as all saw it, once both acts are in. */
export async function seenRace(
  table: RaceTable,
  position: number,
  tile: Act,
  marker: Act,
): Promise<PlayedRace> {
  const recorded = [tile, marker].flatMap(({ answer }) => (answer.type === 'ack' ? [answer.seq] : []))
  await allSee(table, Math.max(...recorded))
  const round = tile.player.seen.state().round?.number ?? 0
  const seen = [tile.player, marker.player, table.spectator].map((one): RaceVerdict => {
    const { round } = one.seen.state()
    return round?.paths[0]?.caught ? 'captured' : 'escaped'
  })
  return { round, position, tile, marker, seen }
}

/** Acts after a while, through a line that may be cut. */
export async function act(
  player: RacePlayer,
  command: CommandWish,
  afterMs: number,
  random: Random,
): Promise<Act> {
  const { connection, clock, line, network } = player
  await sleep(afterMs)
  const before = line.forwarded.length
  const acted = performance.now()
  const uncertainty = connection.clock.uncertainty()
  const answering = connection.send(command, { at: clock.at(acted) })
  if (random(100) < (network.cutsPercent ?? 0)) {
    setTimeout(line.cut, random(2 * Math.round(network.upMs + network.downMs)))
  }
  return { player, acted, uncertainty, before, answer: await answering }
}

export function markerAt(position: number, random: Random): CommandWish {
  return { type: 'place-marker', position, symbol: SYMBOLS[random(4)] }
}

/** The tile behind `position`. */
export function tileAt({ round, tiles }: Match, position: number): CommandWish {
  const hand = round?.piles[round.held ?? 0].tiles ?? []
  const tile = hand.find((id) => tiles.get(id)?.kind !== 'hideout')
  return { type: 'place-tile', tile, ...CELLS[position], rot: 0 }
}
