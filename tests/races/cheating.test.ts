import { seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LineProxy, startProxy } from '../support/network/proxy.ts'
import { PROVE, SEED } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import { createServiceTime } from '../support/service/service-time.ts'
import { checkTable } from './check-table.ts'
import { seqOf } from './judge-race.ts'
import type { RaceNetwork } from './networks.ts'
import {
  act,
  closeRound,
  MOST_RACES,
  markerAt,
  openRaceRound,
  type PlayedRace,
  seenRace,
  tileAt,
} from './play-round.ts'
import { closeTable, insist, openRaceTable, type RaceTable } from './race-table.ts'

/** Both players' way to the service. */
const ROOM = { name: 'same room', upMs: 0, downMs: 0, jitterMs: 0.5 }
const CITY = { name: 'same city', upMs: 10, downMs: 10, jitterMs: 2 }

/**
 * A chaser who waits for the tile to be shown, and only then captures the one before it: too late, unless the
 * service can be made to believe otherwise.
 */
interface Cheat {
  readonly line: RaceNetwork
  readonly capMs: number
  /** Says to have acted just before the tile was laid, and not to have seen it. */
  readonly lies: boolean
  /** Kept back, so that the line looks longer. */
  readonly pongsHeldMs: number
  /** From being shown the tile to the capture. */
  readonly reactionMs: number
  /** `undefined`: by a hair, so either may be. What may win does so sooner or later, on a busy machine later. */
  readonly mayWin: boolean | undefined
}

const HUMAN_MS = 225
const honest = { line: CITY, capMs: 100, lies: false, pongsHeldMs: 0, reactionMs: 0, mayWin: false } as const
const CHEATS: readonly Cheat[] = [
  honest,
  { ...honest, line: ROOM },
  { ...honest, pongsHeldMs: 250 },
  { ...honest, lies: true },
  { ...honest, line: ROOM, lies: true, mayWin: undefined },
  { ...honest, lies: true, pongsHeldMs: 250, mayWin: true },
  { ...honest, lies: true, pongsHeldMs: 250, reactionMs: 30, mayWin: undefined },
  { ...honest, lies: true, pongsHeldMs: 250, reactionMs: 90 },
  { ...honest, lies: true, pongsHeldMs: 250, reactionMs: HUMAN_MS },
  { ...honest, line: ROOM, lies: true, pongsHeldMs: 250, reactionMs: HUMAN_MS },
  { ...honest, lies: true, pongsHeldMs: 2_000, reactionMs: HUMAN_MS },
  { ...honest, capMs: 250, lies: true, pongsHeldMs: 600, reactionMs: 120, mayWin: true },
  { ...honest, capMs: 0, lies: true, pongsHeldMs: 250 },
]
const RACES = 3 * Math.min(PROVE, 10)
/** So many until one is won that may be. */
const MOST_TRIED = 60

let service: Service
let proxy: LineProxy
const time = createServiceTime()
const rows: string[] = []
beforeAll(async () => {
  service = await startTestService()
  proxy = await startProxy(service.address, seededRandom(SEED))
  proxy.onFrame = time.note
})
afterAll(async () => {
  await proxy.close()
  await service.close()
  const head = `| line/cap | lies/pongs held/reacts after | stolen | gained at most |\n|---|---|---:|---:|`
  process.stdout.write(`\n${head}\n${rows.join('\n')}\n\n`)
})

test.concurrent.each(CHEATS)(
  '$line.name, cap $capMs: lies $lies, holds pongs $pongsHeldMs ms, reacts after $reactionMs ms',
  async (cheat) => {
    const { line, capMs, lies, pongsHeldMs, reactionMs, mayWin } = cheat
    const random = seededRandom(SEED + CHEATS.indexOf(cheat))
    const networks = [{ ...line, pongsHeldMs }, line] as const
    const table = await openRaceTable({ proxies: [proxy], race: { policy: 'fair', capMs }, networks, random })
    const races: PlayedRace[] = []
    const isStolen = ({ seen }: PlayedRace) => seen[0] === 'captured'
    while (races.length < RACES) races.push(...(await playCheated(table, RACES - races.length)))
    while (mayWin && !races.some(isStolen) && races.length < MOST_TRIED)
      races.push(...(await playCheated(table, RACES)))
    const events = checkTable(table, races, await closeTable(table))

    const timingOf = ({ marker }: PlayedRace) => events[(seqOf(marker) ?? 0) - 1]?.timing
    // Where a busy machine makes a line look much longer than it is, a liar gains by it: that proves nothing.
    const isMeasured = (race: PlayedRace) =>
      pongsHeldMs > 0 || !lies || (timingOf(race)?.rtt ?? 0) < 1500 * (line.upMs + line.downMs)
    const stolen = races.filter(isStolen).length
    const gains = races.map(({ marker }) => {
      const { at = 0, timing } = events[(seqOf(marker) ?? 0) - 1] ?? {}
      // C10.3 grants no more than that, whatever is said and kept back.
      const granted = Math.min(Math.floor((timing?.rtt ?? 0) / 2) + 5000, capMs * 1000)
      expect((timing?.received ?? 0) - at).toBeLessThanOrEqual(granted)
      return time.of(marker.acted) - at
    })
    rows[CHEATS.indexOf(cheat)] =
      `| ${line.name}/${capMs} | ${lies ? 'yes' : 'no'}/${pongsHeldMs}/${reactionMs} | ${stolen} of ${races.length} | ${(Math.max(...gains) / 1000).toFixed(1)} |`
    expect(Math.max(...gains)).toBeLessThanOrEqual(capMs * 1000)
    if (mayWin === false) expect(races.filter((race) => isStolen(race) && isMeasured(race))).toEqual([])
    if (mayWin) expect(stolen).toBeGreaterThan(0)

    /** One round; where seat 0 is the chaser it is a row of races that it can't win by right. */
    async function playCheated(table: RaceTable, most: number): Promise<PlayedRace[]> {
      const { runner, chaser } = await openRaceRound(table, random)
      const races: PlayedRace[] = []
      let position = 2
      while (chaser.seat === 0 && races.length < most && position <= MOST_RACES + 1) {
        const laying = act(runner, tileAt(runner.seen.state(), position), 5, random)
        await chaser.seen.until(({ round }) => (round?.laid ?? 0) > position, 'the tile')
        const tile = chaser.seen.events.findLast(({ type }) => type === 'tile.placed')
        if (lies && tile) {
          const { seq, at } = tile
          chaser.line.rewrite = (command) => ({ ...command, seen: seq - 1, claimed: at - 1 })
        }
        const marker = await act(chaser, markerAt(position, random), reactionMs, random)
        chaser.line.rewrite = undefined
        const race = await seenRace(table, position, await laying, marker)
        races.push(race)
        position++
        if (race.seen[0] === 'captured') break
      }
      if (races.at(-1)?.seen[0] !== 'captured') await insist(chaser, markerAt(position, random))
      await closeRound(table)
      return races
    }
  },
)
