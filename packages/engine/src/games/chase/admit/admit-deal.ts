import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { matchWinner } from '../judge/standing.ts'
import { ITEMS, type Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { nextRoles, PILE_SIZE, startKeys, startSize } from '../state/next-deal.ts'
import type { Role } from '../state/round.ts'
import { differs } from '../vocabulary/differs.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { refuse } from './refusals.ts'

/** Far beyond any match; it keeps what hostile logs cost in bounds. */
export const MOST_ROUNDS = 1000
export const MOST_CORRECTIONS = 200

/** A deal is a fact; what C2 and C9 say about it is checked, and it is followed wherever it can be. */
export function admitDeal(match: Match, { data }: EventOf<'round.dealt'>): Admission {
  if (match.over) return finding(refuse('match-over'))
  if (match.past.length >= MOST_ROUNDS)
    return finding(differs('C9.4', 'too-many-rounds', { most: MOST_ROUNDS }))
  if (!isPlayable(match, data.roles)) {
    return finding(
      differs('C2.5', 'unplayable-roles', { roles: data.roles.join(', '), players: match.players.length }),
    )
  }
  const problem =
    roundProblem(match, data.round) ??
    rolesProblem(match, data.roles) ??
    (data.start ? startProblem(match, data.roles, data.start) : undefined) ??
    pilesProblem(match, data.piles)
  return problem ? finding(problem, true) : APPLIES
}

/** One chaser with 2 and 3 players, two with 4; everybody else runs. */
function isPlayable(match: Match, roles: readonly Role[]): boolean {
  const chasers = roles.filter((role) => role === 'chaser').length
  return roles.length === match.players.length && chasers === (roles.length === 4 ? 2 : 1)
}

function roundProblem(match: Match, number: number) {
  const { round } = match
  if (round && !round.ending && !round.setAside) {
    return differs('C10.1', 'dealt-too-early', { round: number, running: round.number })
  }
  const winner = matchWinner(match)
  if (winner !== undefined)
    return differs('C9.4', 'dealt-after-end', { round: number, winner: { seat: winner } })
  const next = (round?.number ?? 0) + 1
  return number === next ? undefined : differs('C9.1', 'wrong-round', { round: number, next })
}

function rolesProblem(match: Match, roles: readonly Role[]) {
  if (!match.round && match.options.firstChaser === undefined && areNeighbours(roles)) return undefined
  const due = nextRoles(match)
  if (due.every((role, seat) => roles[seat] === role)) return undefined
  return differs('C9.1', 'wrong-roles', { roles: roles.join(', '), due: due.join(', ') })
}

/** C2.5: any player may be the first chaser; of four, the player to their left, the next seat (C2.6), chases too. */
function areNeighbours(roles: readonly Role[]): boolean {
  return (
    roles.length < 4 || roles.some((role, seat) => role === 'chaser' && roles[(seat + 1) % 4] === 'chaser')
  )
}

function startProblem(
  match: Match,
  allRoles: readonly Role[],
  start: Readonly<Record<string, readonly string[]>>,
) {
  const keys = startKeys(allRoles)
  const size = startSize(match)
  const whole = keys.length === Object.keys(start).length && keys.every((key) => Object.hasOwn(start, key))
  if (!whole)
    return differs('C2.2', 'wrong-starters', { given: String(Object.keys(start)), due: String(keys) })
  if (keys.some((key) => start[key]?.length !== size)) return differs('C2.2', 'wrong-start-size', { size })
  const [only = '', ...others] = keys
  const drawn = others.length === 0 ? (start[only] ?? []) : keys.flatMap((key) => start[key] ?? [])
  if (drawn.some((id, index) => drawn.indexOf(id) < index)) return differs('C2.2', 'start-twice')
  const wrong = drawn.find((id) => match.tiles.get(id)?.kind !== 'start')
  return wrong === undefined ? undefined : differs('C2.2', 'no-start', { tile: JSON.stringify(wrong) })
}

function pilesProblem(match: Match, piles: EventOf<'round.dealt'>['data']['piles']) {
  const [one, other] = piles ?? []
  if (!one || !other) return undefined
  if (one.length !== PILE_SIZE || other.length !== PILE_SIZE) {
    return differs('C2.3', 'wrong-pile-size', { one: one.length, other: other.length, size: PILE_SIZE })
  }
  const tiles: Tile[] = []
  let routes = 0
  let hideouts = 0
  for (const pile of [one, other]) {
    for (const id of pile) {
      const tile = match.tiles.get(id)
      if (!tile) return differs('C2.3', 'no-tile', { tile: JSON.stringify(id) })
      // Of so few tiles a list is quicker to search than a set is to fill.
      if (tiles.includes(tile)) return differs('C2.3', 'tile-twice', { tile: JSON.stringify(id) })
      tiles.push(tile)
      if (tile.kind === 'route') routes += 1
      if (tile.kind === 'hideout') hideouts += 1
    }
  }
  if (routes !== 25 || hideouts !== 3) {
    return differs('C2.3', 'wrong-piles', { routes, hideouts })
  }
  if (!match.options.perfectPlan) return undefined
  if (hasEachItem(tiles.slice(0, PILE_SIZE)) && hasEachItem(tiles.slice(PILE_SIZE))) return undefined
  return differs('C9.3', 'items-not-spread')
}

function hasEachItem(pile: readonly Tile[]): boolean {
  return ITEMS.every((item) => pile.some((tile) => tile.item === item))
}
