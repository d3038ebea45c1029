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

/** The same, but the runner has reached for the next tile, and was too late by a moment (C10.5). */
export async function createRacedMatch(service: Service, options: object = {}): Promise<SeatedMatch> {
  const match = await createSeatedMatch(service, 2, { race: { policy: 'fair', capMs: 250 }, ...options })
  const { layStart, takePile, capture, layOn } = firstRoundOf(match)
  await layStart()
  await takePile()
  await capture()
  await layOn()
  return match
}

/** The first round of such a match, step by step. */
export function firstRoundOf(match: SeatedMatch) {
  const { client, id, tokens } = match
  let count = 0
  let laid: readonly Laid[] = []
  let next: string | undefined
  const ask = (seat: number, command: { readonly type: string }) =>
    client.command(id, { id: `command ${count++}`, command }, { token: tokens[seat] ?? '' })
  return {
    /** From the prison northwards; its first tile touches it, unless that mistake is wanted (C5.1). */
    async layStart({ isApart = false } = {}) {
      const first = isApart ? -3 : -1
      await ask(CHASER, { type: 'get-ready' })
      await ask(RUNNER, { type: 'get-ready' })
      const start = await vi.waitFor(() => startOf(match), { timeout: 20_000 })
      laid = start.map((tile, index) => ({ tile, x: 0, y: first - index, rot: 0 as const }))
      await ask(RUNNER, { type: 'place-start', tiles: laid } as { readonly type: string })
    },
    async takePile() {
      await ask(RUNNER, { type: 'take-pile', pile: 0 } as { readonly type: string })
      next = await pileOf(match)
    },
    /** The runner lays the first tile of their pile after the start. */
    async layOn() {
      const place = { tile: next ?? '', x: 0, y: -1 - laid.length, rot: 0 }
      await ask(RUNNER, { type: 'place-tile', ...place } as { readonly type: string })
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
async function startOf(match: SeatedMatch): Promise<readonly string[]> {
  const start = (await dealtTo(match, RUNNER))?.start?.[RUNNER]
  if (!start) throw new Error('nothing has been dealt')
  return start
}

/** A tile of the pile that the runner has taken. */
async function pileOf(match: SeatedMatch): Promise<string | undefined> {
  return (await dealtTo(match, RUNNER))?.piles?.[0]?.[0]
}

/** What was dealt last, as far as a seat knows it. */
async function dealtTo({ client, id, tokens }: SeatedMatch, seat: number) {
  const { shown } = await client.readEvents(id, 0, { token: tokens[seat] ?? '' })
  const events = shown.flatMap(({ event, reveals = [] }) => [event, ...reveals] as ChaseEvent[])
  return events.findLast((event) => event.type === 'round.dealt')?.data
}

function tileOf(id: string) {
  const tile = cityTileSet.tiles.find((one) => one.id === id)
  if (!tile) throw new Error(`the city has no tile ${id}`)
  return tile
}
