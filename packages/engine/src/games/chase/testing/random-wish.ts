import type { Random } from '../../../random.ts'
import { rightSymbols } from '../judge/check-markers.ts'
import {
  cellsAround,
  cellsTaken,
  connects,
  freeCellsBeside,
  includesCell,
  touchesOf,
  waysToLie,
} from '../judge/placements.ts'
import type { Cell, Lying, Rotation } from '../pieces/geometry.ts'
import { COLOURS, type Colour, colourOf, ITEMS, SYMBOLS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { chaserPathOf, partnerOf, pileOf, type Round, runnerPathOf } from '../state/round.ts'
import type { Command } from '../vocabulary/commands.ts'

/** How a random table plays: percentages of right tiles and right markers, of the chasers' share; µs between acts. */
export interface Skill {
  readonly care: number
  readonly sight: number
  readonly haste: number
  readonly pace: number
  /** Percentage of wishes that make sense at all. */
  readonly sense: number
  /** Sticks to one colour until it runs out: the trail gets lost. */
  readonly favourite: Colour | undefined
}

/** Something that this seat might want on the table it was shown: mostly sensible, now and then impossible. */
export function playersWish(match: Match, seat: number, skill: Skill, random: Random): Command | undefined {
  const { round } = match
  if (!round || round.score || round.setAside) {
    return match.players[seat]?.ready ? undefined : { type: 'get-ready' }
  }
  if (random(100) >= skill.sense) return nonsense(match, seat, random)
  const role = round.roles[seat]
  if (!round.started)
    return role === 'runner' ? startWish(match, round, seat, skill, random) : planWish(round, random)
  if (role === 'chaser')
    return random(100) < skill.haste ? chaserWish(match, round, seat, skill, random) : undefined
  return runnerWish(match, round, seat, skill, random)
}

export function organisersWish(match: Match, random: Random): Command | undefined {
  const round = match.round?.number ?? 1
  switch (random(4)) {
    case 0:
      return { type: 'void-round', round: Math.max(1, round - random(2)), reason: 'a draught took the tiles' }
    case 1:
    case 2: {
      const chasers = match.round?.chasers ?? []
      const awards = Object.fromEntries(chasers.map((seat) => [String(seat), 'small' as const]))
      const winner = random(2) === 0 ? 'chasers' : null
      const reason = 'seen on video'
      return {
        type: 'correct-round',
        round: Math.max(1, round - random(2)),
        winner,
        awards: winner ? awards : {},
        reason,
      }
    }
    default:
      return random(20) === 0 ? { type: 'abandon-game', reason: 'fire alarm' } : undefined
  }
}

function planWish(round: Round, random: Random): Command | undefined {
  if (round.paths.length === 1 || random(6) > 0) return undefined
  const [one = 0, other = 1] = round.chasers
  const path = random(2)
  return { type: 'plan-targets', targets: { [one]: path, [other]: 1 - path } }
}

function startWish(
  match: Match,
  round: Round,
  seat: number,
  skill: Skill,
  random: Random,
): Command | undefined {
  if (match.players.length === 3 && round.claimer === undefined) return { type: 'claim-start' }
  if (round.paths.length === 2 && random(6) === 0) {
    const [one = 0, other = 1] = round.runners
    const sides = { [one]: 'west', [other]: 'east' } as const
    return { type: 'plan-sides', sides }
  }
  const key = match.players.length === 3 ? 'team' : String(seat)
  const hand = [...(round.starts?.[key] ?? [])]
  const second = round.paths.length === 2 && round.runners[1] === seat
  const tiles: { tile: string; x: number; y: number; rot: Rotation }[] = []
  let last: Lying = match.prison
  while (hand.length > 0) {
    const first = tiles.length === 0
    const cells = first && random(10) > 0 ? [second ? { x: 0, y: 1 } : { x: 0, y: -1 }] : cellsAround(last)
    const taken = tiles.map((one): Cell => one)
    const place = pickPlace(
      match,
      hand,
      last,
      cells.filter((cell) => !includesCell(taken, cell)),
      skill.care,
      random,
    )
    if (!place) return undefined
    tiles.push({ tile: place.tile.id, x: place.x, y: place.y, rot: place.rot })
    hand.splice(hand.indexOf(place.tile.id), 1)
    last = place
  }
  return { type: 'place-start', tiles }
}

function runnerWish(
  match: Match,
  round: Round,
  seat: number,
  skill: Skill,
  random: Random,
): Command | undefined {
  if (match.players.length === 2 && (round.held === undefined || random(12) === 0)) {
    return { type: 'take-pile', pile: round.held === undefined ? random(2) : 1 - round.held }
  }
  if (round.caller !== undefined) {
    if (round.caller !== seat && random(2) === 0)
      return random(4) ? { type: 'answer-exchange' } : { type: 'call-exchange' }
    if (random(4) === 0) return { type: 'withdraw-exchange' }
  } else if (match.players.length > 2 && random(12) === 0) return { type: 'call-exchange' }
  const number = runnerPathOf(round, seat)
  const pile = pileOf(round, seat)
  if (number === undefined || pile === undefined) return undefined
  const hand = sensibleHand(match, round, round.piles[pile].tiles ?? [], random)
  const last = round.paths[number]?.tiles.at(-1) ?? match.prison
  const taken = cellsTaken(round)
  const free = freeCellsBeside(match, taken, last)
  const clear = free.filter((cell) => touchesOf(taken, cell) === 1)
  const cells =
    clear.length > 0 && random(100) < skill.care ? clear : random(10) === 0 ? cellsAround(last) : free
  const place = pickPlace(match, hand, last, cells, skill.care, random)
  return place && { type: 'place-tile', tile: place.tile.id, x: place.x, y: place.y, rot: place.rot }
}

/** Items first, a hideout once they lie (mostly). */
function sensibleHand(match: Match, round: Round, hand: readonly string[], random: Random): string[] {
  const laid = round.paths.flatMap((path) => path.tiles.map((placed) => placed.tile.item))
  const isReady = ITEMS.every((item) => laid.includes(item))
  const tiles = hand.flatMap((id) => match.tiles.get(id) ?? [])
  const hideouts = tiles.filter((tile) => tile.kind === 'hideout')
  const wanted = tiles.filter((tile) => tile.item !== null && !laid.includes(tile.item))
  const others = tiles.filter((tile) => tile.kind !== 'hideout')
  const choice =
    isReady && hideouts.length > 0 ? hideouts : wanted.length > 0 && random(2) === 0 ? wanted : others
  return (random(60) === 0 ? tiles : choice).map((tile) => tile.id)
}

function chaserWish(
  match: Match,
  round: Round,
  seat: number,
  skill: Skill,
  random: Random,
): Command | undefined {
  const partner = partnerOf(round, seat)
  if (round.paths.length === 2 && partner !== undefined && random(15) === 0) {
    return { type: 'pass-markers', to: partner, colour: COLOURS[random(2)] ?? 'red', count: 1 + random(3) }
  }
  const path = round.paths[chaserPathOf(round, seat) ?? 0]
  const position = (path?.markers.length ?? 0) + 1
  const marked = path?.tiles[position - 1]
  if (!path || !marked) return undefined
  const towards = path.tiles[position] ?? path.tiles[position - 2] ?? match.prison
  const right = rightSymbols(marked, towards)
  const symbols = random(100) < skill.sight ? right : SYMBOLS
  const { favourite } = skill
  const liked = favourite ? SYMBOLS.filter((one) => colourOf(one) === favourite) : symbols
  const symbol = liked[random(liked.length)] ?? 'star'
  if (round.stocks[seat]?.[colourOf(symbol)] === 0) return { type: 'lose-trail', colour: colourOf(symbol) }
  return { type: 'place-marker', position, symbol }
}

function nonsense(match: Match, seat: number, random: Random): Command {
  const tile = [...match.tiles.keys()][random(match.tiles.size)] ?? ''
  const wishes: readonly Command[] = [
    { type: 'place-tile', tile, x: random(30) - 15, y: random(30) - 15, rot: random(4) as Rotation },
    { type: 'place-marker', position: 1 + random(5), symbol: SYMBOLS[random(4)] ?? 'star' },
    { type: 'lose-trail', colour: COLOURS[random(2)] ?? 'red' },
    { type: 'take-pile', pile: random(2) },
    { type: 'pass-markers', to: random(4), colour: 'red', count: 1 + random(9) },
    { type: 'claim-start' },
    { type: 'call-exchange' },
    { type: 'answer-exchange' },
    { type: 'withdraw-exchange' },
    { type: 'plan-sides', sides: { [seat]: 'north' } },
    { type: 'plan-targets', targets: { 0: 0, 1: 1 } },
  ]
  return wishes[random(wishes.length)] as Command
}

/** A tile of the hand on one of the cells: one that connects, if care wins; else any. */
function pickPlace(
  match: Match,
  hand: readonly string[],
  last: Lying,
  cells: readonly Cell[],
  care: number,
  random: Random,
): Lying | undefined {
  const all = waysToLie(match, hand, cells)
  const legal = all.filter((one) => connects(one, last))
  const choice = legal.length > 0 && random(100) < care ? legal : all
  return choice[random(Math.max(1, choice.length))]
}
