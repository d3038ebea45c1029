import type { LogEvent } from '../log/event.ts'
import type { Result } from '../result.ts'
import { chaseParts } from './chase/parts.ts'
import { colditzParts } from './colditz/parts.ts'
import { fugitiveParts } from './fugitive/parts.ts'
import { versionNamedBy } from './named-by.ts'
import type { AnyBotPlaying, AnyPlaying, AnyReading, GameParts } from './parts.ts'
import { asDeclared } from './with-additions.ts'

/** Every version of every game's rules, as the registry has them; nothing of them is loaded yet. */
export const gameParts: readonly GameParts[] = [chaseParts, fugitiveParts, colditzParts]

/** What it takes to follow the match that this event opens. */
export function loadReading(created: LogEvent): Promise<Result<AnyReading>> {
  return load(created, (parts) => parts.loadReading())
}

/** What it takes to follow it from a seat, with the player's own actions on it. */
export function loadPlaying(created: LogEvent): Promise<Result<AnyPlaying>> {
  return load(created, (parts) => parts.loadPlaying())
}

/** What it takes to play a seat of it by a bot. */
export function loadBotPlaying(created: LogEvent): Promise<Result<AnyBotPlaying>> {
  return load(created, async (parts) => {
    const [reading, bots] = await Promise.all([parts.loadReading(), parts.loadBots()])
    return { ...reading, bots }
  })
}

async function load<Part extends AnyReading>(
  created: LogEvent,
  partOf: (parts: GameParts) => Promise<Part>,
): Promise<Result<Part>> {
  const named = versionNamedBy(created, gameParts)
  return named.ok ? asDeclared(await partOf(named.value), created) : named
}
