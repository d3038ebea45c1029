import type { Cell } from '../pieces/geometry.ts'
import type { Match } from '../state/match.ts'
import { startSize } from '../state/next-deal.ts'
import { type Round, runnerPathOf } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { isSame, objectionToCell } from './object-to-cell.ts'
import type { RefusalCode } from './refusals.ts'

/** C3.4: either teammate may set their team's arrangement, for as long as it is open. */
export function objectionToPlan(
  round: Round,
  seat: number,
  { data }: EventOf<'plan.set'>,
): RefusalCode | undefined {
  if (round.paths.length === 1 || round.started) return 'plan-not-open'
  if ('hidden' in data) return undefined
  const { sides, targets } = data
  if ((sides === undefined) === (targets === undefined)) return 'plan-not-whole'
  if (round.roles[seat] !== (sides ? 'runner' : 'chaser')) return 'not-your-role'
  if (sides) {
    if (round.paths.some((path) => path.start)) return 'plan-not-open'
    return isWhole(round.runners, sides) && areOpposite(Object.values(sides)) ? undefined : 'plan-not-whole'
  }
  if (!targets || !isWhole(round.chasers, targets)) return 'plan-not-whole'
  const paths = Object.values(targets)
  return paths.includes(0) && paths.includes(1) ? undefined : 'plan-not-whole'
}

function isWhole(team: readonly number[], plan: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(plan).length === team.length && team.every((seat) => Object.hasOwn(plan, seat))
}

function areOpposite(sides: readonly string[]): boolean {
  const pair = sides.toSorted().join('-')
  return pair === 'north-south' || pair === 'east-west'
}

/** C3.1: all starting tiles at once. C3.3: of 3 players, by the runner who claimed the start. */
export function objectionToStart(
  match: Match,
  round: Round,
  seat: number,
  { data }: EventOf<'start.placed'>,
): RefusalCode | undefined {
  const path = runnerPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (match.players.length === 3 && round.claimer === undefined) return 'start-not-claimed'
  if (match.players.length === 3 && round.claimer !== seat) return 'claim-not-open'
  if (round.started || round.paths[path]?.start) return 'start-already-placed'
  if ('hidden' in data) return undefined
  const dealt = round.starts?.[match.players.length === 3 ? 'team' : seat]
  const { tiles } = data
  for (let index = 0; index < tiles.length; index++) {
    const placed = tiles[index] as (typeof tiles)[number]
    if (dealt && !dealt.includes(placed.tile)) return 'tile-not-in-hand'
    const cell = objectionToCell(match, round, placed)
    if (cell) return cell
    for (let other = 0; other < index; other++) if (isSame(tiles[other] as Cell, placed)) return 'cell-taken'
  }
  if (hasTwice(tiles)) return 'tile-not-in-hand'
  return tiles.length === startSize(match) ? undefined : 'wrong-start'
}

function hasTwice(tiles: readonly { readonly tile: string }[]): boolean {
  return tiles.some(({ tile }, index) => tiles.findIndex((other) => other.tile === tile) < index)
}
