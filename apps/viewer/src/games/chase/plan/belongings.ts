import { type Check, type Match, pileOf, type Round } from '@getaway/engine/chase'
import { HELD, READY } from './own-pieces.ts'
import { type Onlooker, placeAt } from './places.ts'
import type { Coin, HandTile, Seat, Stack } from './plan.ts'

/** From the edge of the playing area outwards. */
const NAME = 3.7
const APART = 1.5
const FAN = 0.42
const PILE = 4.3
const COINS = 5.4
const COIN_APART = 0.66
const COIN_ROW = 1.1
const COINS_IN_ROW = 4
/** Older than anything. */
const LONG_AGO = 0

export function seatsOf(match: Match, player: Onlooker): Seat[] {
  return match.players.map(({ name }, seat) => ({
    seat,
    name: name ?? undefined,
    role: match.round?.roles[seat],
    ...placeAt(match, player, seat, 0, NAME),
  }))
}

/** C2.2–C2.4: piles that nobody holds lie before the runners, markers before the chasers. */
export function stacksOf(match: Match, player: Onlooker): Stack[] {
  const { round } = match
  if (!round) return []
  return match.players.flatMap((_, seat) =>
    round.roles[seat] === 'runner'
      ? pilesOf(match, round, seat, player)
      : stockOf(match, round, seat, player),
  )
}

function pilesOf(match: Match, round: Round, seat: number, player: Onlooker): Stack[] {
  const own = round.runners.length === 1 ? ([0, 1] as const) : [round.runners.indexOf(seat) as 0 | 1]
  return own.flatMap((index) => {
    const { size } = round.piles[index]
    if (size === 0 || isHeld(round, index)) return []
    const along = own.length === 1 || index === 0 ? -PILE : PILE
    return [
      {
        seat,
        kind: 'pile',
        pile: index,
        count: size,
        ...placeAt(match, player, seat, along, READY),
      } as const,
    ]
  })
}

function isHeld(round: Round, pile: 0 | 1): boolean {
  return round.runners.some((runner) => pileOf(round, runner) === pile)
}

function stockOf(match: Match, round: Round, seat: number, player: Onlooker): Stack[] {
  return (['red', 'blue'] as const).flatMap((kind, index) => {
    const count = round.stocks[seat]?.[kind] ?? 0
    return count > 0
      ? [{ seat, kind, count, ...placeAt(match, player, seat, (index - 0.5) * APART * 1.6, READY) }]
      : []
  })
}

/** What runners have in hand: the start while it is planned, then a pile; faces where this side knows them. */
export function handsOf(match: Match, player: Onlooker): HandTile[] {
  const { round } = match
  if (!round || round.ending) return []
  return round.runners.flatMap((seat) => {
    const held = round.started ? heldOf(round, seat) : startOf(round, seat)
    return held.tiles.map((tile, index) => ({
      seat,
      tile,
      isStart: held.isStart,
      ...placeAt(
        match,
        player,
        seat,
        (index - (held.tiles.length - 1) / 2) * (held.isStart ? 1.05 : FAN),
        HELD,
      ),
    }))
  })
}

interface Held {
  readonly isStart: boolean
  readonly tiles: readonly (string | undefined)[]
}

function heldOf(round: Round, seat: number): Held {
  const index = pileOf(round, seat)
  const pile = index === undefined ? undefined : round.piles[index]
  return { isStart: false, tiles: pile ? (pile.tiles ?? unknown(pile.size)) : [] }
}

/** C3.3: with 3 players, the runner who claims the start has it alone. */
function startOf(round: Round, seat: number): Held {
  const isTeams = round.roles.length === 3
  if (isTeams && round.claimer !== seat) return { isStart: true, tiles: [] }
  const path = isTeams ? 0 : round.runners.indexOf(seat)
  if (round.paths[path]?.start) return { isStart: true, tiles: [] }
  const dealt = round.starts?.[isTeams ? 'team' : String(seat)]
  return { isStart: true, tiles: dealt ?? unknown(2) }
}

function unknown(count: number): undefined[] {
  return Array.from({ length: count })
}

/** Victory markers; those of a round that is being checked are handed out at its end. */
export function coinsOf(match: Match, check: Check | undefined, player: Onlooker): Coin[] {
  return match.players.flatMap((_, seat) => {
    const { perfect, small } = match.tally[seat] ?? { perfect: 0, small: 0 }
    const kinds = [...Array<'perfect'>(perfect).fill('perfect'), ...Array<'small'>(small).fill('small')]
    const award = check?.score.awards[seat as 0]
    const newest = award === undefined ? -1 : kinds.lastIndexOf(award)
    return kinds.map((kind, index) => ({
      seat,
      kind,
      from: index === newest ? (check?.scoreAt ?? LONG_AGO) : LONG_AGO,
      ...placeAt(
        match,
        player,
        seat,
        COINS + (index % COINS_IN_ROW) * COIN_APART,
        COIN_ROW + Math.floor(index / COINS_IN_ROW) * COIN_APART,
      ),
    }))
  })
}
