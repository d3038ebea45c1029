import { randomInt } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { type Connection, createClient } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import { loadBotPlaying } from '@getaway/engine/following'
import type { Dismiss, Left, Play } from './messages.ts'
import { playSeat } from './player.ts'

/** The worker knows no game before a bot sits at one. */
async function gameOf(created: LogEvent) {
  if (workerData.data === undefined) return loadBotPlaying(created)
  const { loadGames } = await import('../games.ts')
  return (await loadGames(workerData.data)).gameOf(created)
}

/** By match and seat, those that play. */
const playing = new Map<string, Connection>()
const keyOf = ({ matchId, seat }: Pick<Play, 'matchId' | 'seat'>) => `${matchId} ${seat}`

/** All bots sit here, out of the way of the service's event loop. */
parentPort?.on('message', (told: Play | Dismiss) => {
  if (told.type === 'play') return play(told)
  const connection = playing.get(keyOf(told))
  playing.delete(keyOf(told))
  connection?.close()
})

function play(told: Play): void {
  const { url, matchId, seat, token, strength, pace } = told
  let own: Connection | undefined
  const leave = (why: Pick<Left, 'sentAway' | 'problem'>) => {
    // Dismissed meanwhile: another one may have the seat by now.
    if (own && playing.get(keyOf(told)) !== own) return
    playing.delete(keyOf(told))
    parentPort?.postMessage({ matchId, seat, ...why } satisfies Left)
  }
  const sit = async () => {
    const connection = createClient({ url }).connect(matchId, { token })
    own = connection
    playing.set(keyOf(told), connection)
    leave({
      sentAway: await playSeat(connection, { seat, strength, pace, gameOf }, (bound) => randomInt(bound)),
      problem: undefined,
    })
  }
  sit().catch((error: unknown) =>
    leave({
      sentAway: undefined,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
}
