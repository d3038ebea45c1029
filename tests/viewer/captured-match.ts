import { type ChaseEvent, cityTileSet, headingTo, symbolsTowards } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import { vi } from 'vitest'
import { createSeatedMatch, type SeatedMatch } from '../support/service/seated-match.ts'

export const CHASER = 0
export const RUNNER = 1

/** A match whose first round has just ended: the start is laid, and both its tiles are marked rightly, so seat 0 wins. */
export async function createCapturedMatch(service: Service, options: object = {}): Promise<SeatedMatch> {
  const match = await createSeatedMatch(service, 2, options)
  const { layStart, capture } = firstRoundOf(match)
  await layStart()
  await capture()
  return match
}

/** The first round of such a match, in its two steps. */
export function firstRoundOf(match: SeatedMatch) {
  const { client, id, tokens } = match
  let count = 0
  let laid: readonly Laid[] = []
  const ask = (seat: number, command: { readonly type: string }) =>
    client.command(id, { id: `command ${count++}`, command }, { token: tokens[seat] ?? '' })
  return {
    async layStart() {
      await ask(CHASER, { type: 'get-ready' })
      await ask(RUNNER, { type: 'get-ready' })
      const start = await vi.waitFor(() => startOf(match), { timeout: 20_000 })
      laid = start.map((tile, index) => ({ tile, x: 0, y: -1 - index, rot: 0 as const }))
      await ask(RUNNER, { type: 'place-start', tiles: laid } as { readonly type: string })
    },
    async capture() {
      const placed = laid.map(({ tile, ...place }) => ({ ...place, tile: tileOf(tile) }))
      for (const [index, tile] of placed.entries()) {
        const towards = placed[1 - index] ?? tile
        const [symbol = 'star'] = symbolsTowards(tile, headingTo(tile, towards) ?? 0)
        await ask(CHASER, { type: 'place-marker', position: index + 1, symbol } as { readonly type: string })
      }
    },
  }
}

interface Laid {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly rot: 0
}

/** Rejects until it has been dealt. */
async function startOf({ client, id, tokens }: SeatedMatch): Promise<readonly string[]> {
  const { shown } = await client.readEvents(id, 0, { token: tokens[RUNNER] ?? '' })
  const events = shown.flatMap(({ event, reveals = [] }) => [event, ...reveals] as ChaseEvent[])
  const dealt = events.findLast((event) => event.type === 'round.dealt')
  const start = dealt?.data.start?.[RUNNER]
  if (!start) throw new Error('nothing has been dealt')
  return start
}

function tileOf(id: string) {
  const tile = cityTileSet.tiles.find((one) => one.id === id)
  if (!tile) throw new Error(`the city has no tile ${id}`)
  return tile
}
