import { createLogReader, gameOf, type LogEvent, ok } from '@getaway/engine'

const CHUNK = 64 * 1024

/** Reads a log as from a file or a socket: chunk by chunk. */
export function readEach(bytes: Uint8Array, take: (event: LogEvent) => void): void {
  const reader = createLogReader((created) => {
    const game = gameOf(created)
    if (!game.ok) return game
    const { problemOf, scan } = game.value
    return ok({ check: problemOf, ...(scan ? { scan } : {}) })
  })
  for (let from = 0; from < bytes.length; from += CHUNK) {
    for (const record of reader.push(bytes.subarray(from, from + CHUNK))) take(record.event)
  }
  for (const record of reader.end().records) take(record.event)
}
