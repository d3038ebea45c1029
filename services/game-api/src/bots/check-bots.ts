import type { NewMatch } from '@getaway/client/protocol'
import { type GameSet, ok, type Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'

export type NoSuchBot = ServiceRefusal<'no-such-bot'>

/** Whether the game has all the bots that a new match asks for; an unknown game is somebody else's to refuse. */
export function checkBots(games: GameSet, { game: name, seats }: NewMatch): Result<undefined, NoSuchBot> {
  const game = games.gameNamed(name)
  if (!game) return ok(undefined)
  const known = Object.keys(game.bots)
  for (const [seat, wanted] of seats.entries()) {
    const [field, strength] =
      wanted.type === 'open' ? ['plannedBot', wanted.plannedBot] : ['strength', wanted.strength]
    if (strength === undefined || known.includes(strength)) continue
    return refuseWith('no-such-bot', `body.seats.${seat}.${field} must be one of ${known.join(', ')}`)
  }
  return ok(undefined)
}
