import { type Decided, refusedWith } from '../../../game.ts'
import type { By, JsonObject } from '../../../log/event.ts'
import { refuse } from '../admit/refusals.ts'
import type { Match } from '../state/match.ts'
import { chaserPathOf, runnerPathOf } from '../state/round.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { ChaseType, Data } from '../vocabulary/events.ts'

/** The fact that a command comes to. Whether it is allowed is `admit`'s to say, at its effective place. */
export function decide(match: Match, command: Command, by: By): Decided {
  if (match.over) return refusedWith(refuse('match-over'))
  const { round } = match
  const seat = typeof by === 'number' ? by : -1
  const runnerPath = round && runnerPathOf(round, seat)
  const chaserPath = round && chaserPathOf(round, seat)
  const noPath = refusedWith(refuse(round ? 'not-your-role' : 'round-not-running'))
  switch (command.type) {
    case 'get-ready':
      if (match.players[seat]?.ready) return refusedWith(refuse('ready-already'))
      return fact('seat.ready', {})
    case 'leave':
      return fact('seat.left', {})
    case 'plan-sides':
      return fact('plan.set', { sides: command.sides })
    case 'plan-targets':
      return fact('plan.set', { targets: command.targets })
    case 'claim-start':
      return fact('start.claimed', {})
    case 'place-start':
      if (runnerPath === undefined) return noPath
      return fact('start.placed', {
        path: runnerPath,
        tiles: command.tiles.map(({ tile, x, y, rot }) => ({ tile, x, y, rot })),
      })
    case 'take-pile':
      return fact('pile.taken', { pile: command.pile })
    case 'place-tile': {
      const { tile, x, y, rot } = command
      return runnerPath === undefined ? noPath : fact('tile.placed', { path: runnerPath, tile, x, y, rot })
    }
    case 'call-exchange':
      return fact('exchange.called', {})
    case 'withdraw-exchange':
      return fact('exchange.withdrawn', {})
    case 'answer-exchange':
      return fact('exchange.answered', {})
    case 'place-marker': {
      const { position, symbol } = command
      return chaserPath === undefined ? noPath : fact('marker.placed', { path: chaserPath, position, symbol })
    }
    case 'pass-markers': {
      const { to, colour, count } = command
      return fact('markers.passed', { to, colour, count })
    }
    case 'lose-trail':
      return chaserPath === undefined
        ? noPath
        : fact('trail.lost', { path: chaserPath, colour: command.colour })
    case 'void-round':
      return fact('round.voided', { round: command.round, reason: command.reason })
    case 'correct-round': {
      const { round: number, winner, awards, reason } = command
      // A reader takes an ending for final; here it may still be undone until it is scored.
      if (round?.number === number && !round.score) return refusedWith(refuse('nothing-to-correct'))
      return fact('round.corrected', { round: number, winner, awards, reason })
    }
    case 'abandon-game':
      return fact('game.abandoned', { reason: command.reason })
  }
}

function fact<T extends ChaseType>(type: T, data: Data[T]): Decided {
  return { type: 'fact', fact: { type, data: data as JsonObject } }
}
