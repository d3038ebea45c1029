import { setTimeout as sleep } from 'node:timers/promises'
import type { NewMatch } from '@getaway/client/protocol'
import { gameNamed, middleStrength, unwrap } from '@getaway/engine'
import type { BotHost } from '../bots/bot-host.ts'
import type { ServiceClock } from '../clock.ts'
import { createMatch } from '../live/hub/create-match.ts'
import type { Hub } from '../live/hub/hub.ts'
import type { Faults } from '../operation/faults.ts'
import { type Database, listMatches } from '../store/index.ts'

export interface DemoDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  readonly hub: Hub
  readonly bots: BotHost
  readonly onFault: Faults
}

const LOOK_EVERY_MS = 2_000
/** So that the end of a match can be seen before the next one draws the watchers away. */
const PAUSE_MS = 12_000
/** One that the viewer has a table for: somebody is to watch it. */
const GAME = 'chase'
const PLAYERS = [2, 3, 4]

export type Demo = ReturnType<typeof createDemo>

/** One match of bots after the other, so that there is always something to watch. */
export function createDemo({ database, clock, hub, bots, onFault }: DemoDependencies) {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})

  const isOneLive = async () => {
    const live = await listMatches(database.db, { over: false, kind: 'demo', limit: 1 })
    return live.length > 0
  }
  const begin = async (players: number) => {
    const strength = middleStrength(gameNamed(GAME)?.bots ?? {})
    const wish: NewMatch = {
      game: GAME,
      seats: Array.from({ length: players }, () => ({ type: 'bot', strength })),
    }
    const { id } = unwrap(await createMatch({ database, clock, hub }, wish, 'demo'))
    unwrap(await bots.seat(id, wish.seats))
  }
  const run = async () => {
    let hasPlayed = false
    for (let turn = 0; !signal.aborted; ) {
      try {
        if (await isOneLive()) hasPlayed = true
        else {
          if (hasPlayed) await wait(PAUSE_MS)
          if (!signal.aborted) await begin(PLAYERS[turn++ % PLAYERS.length] ?? 2)
        }
      } catch (error) {
        onFault(error, 'the demo')
      }
      await wait(LOOK_EVERY_MS)
    }
  }
  const running = run()

  return {
    async close() {
      stopping.abort()
      await running
    },
  }
}
