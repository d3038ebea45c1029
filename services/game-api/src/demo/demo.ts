import { setTimeout as sleep } from 'node:timers/promises'
import type { NewMatch } from '@getaway/client/protocol'
import { RULES_WITH_TABLE } from '@getaway/client/tables'
import { type AnyGame, middleStrength, newestGames, unwrap } from '@getaway/engine'
import type { BotHost } from '../bots/bot-host.ts'
import type { ServiceClock } from '../clock.ts'
import { createMatch } from '../live/hub/create-match.ts'
import type { Faults } from '../operation/faults.ts'
import { type Database, listMatches } from '../store/index.ts'
import { type DemoMatch, demoMatchOf } from './demo-match.ts'

export interface DemoDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  readonly bots: BotHost
  readonly onFault: Faults
  /** Those that can be watched; the games with a table, if nothing else is said. */
  readonly games?: readonly AnyGame[]
}

const LOOK_EVERY_MS = 2_000
/** So that the end of a match can be seen before the next one draws the watchers away. */
const PAUSE_MS = 12_000

export type Demo = ReturnType<typeof createDemo>

/** One match of bots after the other, so that there is always something to watch. */
export function createDemo({
  database,
  clock,
  bots,
  onFault,
  games = newestGames().filter(({ rules }) => RULES_WITH_TABLE.includes(rules)),
}: DemoDependencies) {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})

  const isOneLive = async () => {
    const live = await listMatches(database.db, { over: false, kind: 'demo', limit: 1 })
    return live.length > 0
  }
  const begin = async ({ game, players }: DemoMatch<AnyGame>) => {
    const strength = middleStrength(game.bots)
    const wish: NewMatch = {
      game: game.id,
      seats: Array.from({ length: players }, () => ({ type: 'bot', strength })),
    }
    const { id } = unwrap(await createMatch({ database, clock }, wish, { kind: 'demo' }))
    unwrap(await bots.seat(id, wish.seats))
  }
  const run = async () => {
    let hasPlayed = false
    for (let turn = 0; !signal.aborted; ) {
      try {
        if (await isOneLive()) hasPlayed = true
        else {
          if (hasPlayed) await wait(PAUSE_MS)
          const next = demoMatchOf(games, turn++)
          if (next && !signal.aborted) await begin(next)
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
