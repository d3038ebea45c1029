import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { matchWinner } from '../judge/standing.ts'
import { ITEMS, type Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { nextRoles, PILE_SIZE, startKeys, startSize } from '../state/next-deal.ts'
import type { Role } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { differs, refuse } from './refusals.ts'

/** Far beyond any match; it keeps what hostile logs cost in bounds. */
export const MOST_ROUNDS = 1000
export const MOST_CORRECTIONS = 200

/** A deal is a fact; what C2 and C9 say about it is checked, and it is followed wherever it can be. */
export function admitDeal(match: Match, { data }: EventOf<'round.dealt'>): Admission {
  if (match.over) return finding(refuse('match-over'))
  if (match.past.length >= MOST_ROUNDS)
    return finding(differs('C9.4', `a match has at most ${MOST_ROUNDS} rounds`))
  if (!isPlayable(match, data.roles)) {
    return finding(
      differs('C2.5', `round.dealt has roles ${data.roles.join(', ')} for ${match.players.length} players`),
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
    return differs('C10.1', `round ${number} is dealt while round ${round.number} is running`)
  }
  const winner = matchWinner(match)
  if (winner !== undefined) return differs('C9.4', `round ${number} is dealt after seat ${winner} has won`)
  const next = (round?.number ?? 0) + 1
  return number === next
    ? undefined
    : differs('C9.1', `round.dealt says round ${number}, the next one is ${next}`)
}

function rolesProblem(match: Match, roles: readonly Role[]) {
  if (!match.round && match.options.firstChaser === undefined && areNeighbours(roles)) return undefined
  const due = nextRoles(match)
  if (due.every((role, seat) => roles[seat] === role)) return undefined
  return differs('C9.1', `round.dealt has roles ${roles.join(', ')}, the rules give ${due.join(', ')}`)
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
    return differs('C2.2', `round.dealt gives starting tiles to ${Object.keys(start)}, it should be ${keys}`)
  if (keys.some((key) => start[key]?.length !== size))
    return differs('C2.2', `${size} starting tiles are drawn`)
  const [only = '', ...others] = keys
  const drawn = others.length === 0 ? (start[only] ?? []) : keys.flatMap((key) => start[key] ?? [])
  if (drawn.some((id, index) => drawn.indexOf(id) < index))
    return differs('C2.2', 'a starting tile is dealt twice')
  const wrong = drawn.find((id) => match.tiles.get(id)?.kind !== 'start')
  return wrong === undefined ? undefined : differs('C2.2', `${JSON.stringify(wrong)} is not a starting tile`)
}

function pilesProblem(match: Match, piles: EventOf<'round.dealt'>['data']['piles']) {
  const [one, other] = piles ?? []
  if (!one || !other) return undefined
  if (one.length !== PILE_SIZE || other.length !== PILE_SIZE) {
    return differs(
      'C2.3',
      `the piles have ${one.length} and ${other.length} tiles, each should have ${PILE_SIZE}`,
    )
  }
  const tiles: Tile[] = []
  let routes = 0
  let hideouts = 0
  for (const pile of [one, other]) {
    for (const id of pile) {
      const tile = match.tiles.get(id)
      if (!tile) return differs('C2.3', `${JSON.stringify(id)} is not in the tile set`)
      // Of so few tiles a list is quicker to search than a set is to fill.
      if (tiles.includes(tile)) return differs('C2.3', `${JSON.stringify(id)} is dealt twice`)
      tiles.push(tile)
      if (tile.kind === 'route') routes += 1
      if (tile.kind === 'hideout') hideouts += 1
    }
  }
  if (routes !== 25 || hideouts !== 3) {
    return differs('C2.3', `the piles hold ${routes} route tiles and ${hideouts} hideouts, not 25 and 3`)
  }
  if (!match.options.perfectPlan) return undefined
  if (hasEachItem(tiles.slice(0, PILE_SIZE)) && hasEachItem(tiles.slice(PILE_SIZE))) return undefined
  return differs('C9.3', 'with the perfect plan each pile holds one of each item')
}

function hasEachItem(pile: readonly Tile[]): boolean {
  return ITEMS.every((item) => pile.some((tile) => tile.item === item))
}
