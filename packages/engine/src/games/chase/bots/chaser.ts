import { headingTo } from '../pieces/geometry.ts'
import { type ChaseSymbol, COLOURS, type Colour, colourOf, SYMBOLS } from '../pieces/pieces.ts'
import { chaserPathOf, partnerOf, type Round, stockOf } from '../state/round.ts'
import type { Command } from '../vocabulary/commands.ts'
import { ACTS_MS } from './acts.ts'
import type { Mind, Thought } from './mind.ts'
import { lookForWitnesses, type WitnessFinding } from './witness-count.ts'

/** The tile, the one that the chase goes on to, and so which way. */
const FINDING_THE_WAY = 2 * ACTS_MS.look + ACTS_MS.choose
/** C7.8: where the chase goes nowhere, any symbol is right. */
const ANY_WAY: WitnessFinding = { symbols: SYMBOLS, meanMs: 0 }

/** Marks the next tile by what it makes out on it; passes markers on, and gives the trail up when it must. */
export function chaserThought(mind: Mind): Thought | undefined {
  const { match, round, seat, person, random } = mind
  const help = passingWish(round, seat)
  if (help) return { command: help, meanMs: ACTS_MS.ponder }
  const path = round.paths[chaserPathOf(round, seat) ?? -1]
  const index = path?.markers.length ?? 0
  const marked = path?.tiles[index]
  if (!path || path.caught || !marked || marked.tile.kind === 'hideout') return undefined
  const next = path.tiles[index + 1]
  const towards = next ?? path.tiles[index - 1] ?? match.prison
  const heading = headingTo(marked, towards)
  const found = heading === undefined ? ANY_WAY : lookForWitnesses(marked, heading, person, random)
  // The first tile is news: the runner alone knew when it would come.
  const noticing = index === 0 ? ACTS_MS.notice : 0
  const lookingMs = noticing + FINDING_THE_WAY + found.meanMs
  const symbol = choiceOf(mind, found.symbols) ?? choiceWithout(mind, found.symbols)
  if (!symbol) return lossOf(round, found.symbols.map(colourOf), lookingMs)
  return {
    command: { type: 'place-marker', position: index + 1, symbol },
    meanMs: lookingMs + ACTS_MS.choose + ACTS_MS.press,
    // C7.5: while the chaser thinks of a capture, the runner may go on.
    holds: ({ paths }) => {
      const now = paths[chaserPathOf(round, seat) ?? -1]
      return now?.markers.length === index && (now.tiles[index + 1] !== undefined) === (next !== undefined)
    },
  }
}

/** A symbol of the colour with more markers left; undefined if there are none of either. */
function choiceOf({ round, seat, random }: Mind, symbols: readonly ChaseSymbol[]): ChaseSymbol | undefined {
  const stocks = symbols.map((symbol) => stockOf(round, seat, colourOf(symbol)))
  const most = Math.max(...stocks)
  const best = most === 0 ? [] : symbols.filter((_, index) => stocks[index] === most)
  return best[random(Math.max(1, best.length))]
}

/** A partner keeps the last marker of a colour: then the chaser makes do with the own ones. */
function choiceWithout(mind: Mind, symbols: readonly ChaseSymbol[]): ChaseSymbol | undefined {
  const { round, seat } = mind
  const partner = partnerOf(round, seat)
  const isKept = partner !== undefined && symbols.some((one) => stockOf(round, partner, colourOf(one)) === 1)
  return isKept ? choiceOf(mind, SYMBOLS) : undefined
}

/** C7.6: the trail is lost once nobody has the colour; a partner who has some is waited for. */
function lossOf(round: Round, needed: readonly Colour[], lookingMs: number): Thought | undefined {
  const [colour] = needed
  const isLost = needed.every((one) => round.chasers.every((chaser) => stockOf(round, chaser, one) === 0))
  if (!isLost || !colour) return undefined
  return { command: { type: 'lose-trail', colour }, meanMs: lookingMs + ACTS_MS.ponder }
}

/** A partner who has run out gets half of what there is, and all once this chase is over. */
function passingWish(round: Round, seat: number): Command | undefined {
  const partner = partnerOf(round, seat)
  if (partner === undefined || round.paths[chaserPathOf(round, partner) ?? -1]?.caught) return undefined
  const isFree = round.paths[chaserPathOf(round, seat) ?? -1]?.caught !== undefined
  for (const colour of COLOURS) {
    const own = stockOf(round, seat, colour)
    const count = isFree ? own : Math.floor(own / 2)
    if (count > 0 && stockOf(round, partner, colour) === 0) {
      return { type: 'pass-markers', to: partner, colour, count }
    }
  }
  return undefined
}
