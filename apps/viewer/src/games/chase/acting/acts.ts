import {
  COLOURS,
  type Colour,
  type Command,
  chaserPathOf,
  isRunning,
  type Match,
  partnerOf,
  type Round,
  SYMBOLS,
} from '@getaway/engine/chase'
import type { ActingAct } from '../../../table/acting.ts'

/** Everything that is done by a press; the words stand on buttons and in the help. */
export const CHASE_ACTS: readonly ActingAct[] = [
  act('get-ready', ['g'], 'I am ready', 'Ci sono'),
  act('mark-triangle', ['1'], 'Mark: triangle', 'Segna: triangolo'),
  act('mark-square', ['2'], 'Mark: square', 'Segna: quadrato'),
  act('mark-diamond', ['3'], 'Mark: diamond', 'Segna: rombo'),
  act('mark-star', ['4'], 'Mark: star', 'Segna: stella'),
  act('switch-pile', ['Tab'], 'The other pile', 'L’altra pila'),
  act('exchange', ['x'], 'Exchange of piles', 'Scambio delle pile'),
  act('claim-start', ['b'], 'Begin the escape', 'Inizia la fuga'),
  act('pass-red', ['q'], 'Pass a red marker', 'Passa un segnalino rosso'),
  act('pass-blue', ['w'], 'Pass a blue marker', 'Passa un segnalino blu'),
  act('lose-trail', ['l'], 'Lost the trail (hold)', 'Traccia persa (tieni premuto)', true),
]

function act(name: string, keys: readonly string[], en: string, it: string, isHeld = false): ActingAct {
  return { act: name, keys, isHeld, words: { en, it } }
}

/** What an act comes to on a table as a seat sees it; undefined: it is not open there. */
export function wishOfAct(view: Match, seat: number, name: string): Command | undefined {
  const { round } = view
  if (name === 'get-ready') return mayBeReady(view, seat) ? { type: 'get-ready' } : undefined
  if (!round) return undefined
  if (name === 'claim-start') return isClaimOpen(round, seat) ? { type: 'claim-start' } : undefined
  if (!isRunning(round)) return undefined
  const symbol = SYMBOLS.find((one) => name === `mark-${one}`)
  if (symbol) {
    const position = nextPositionOf(round, seat)
    return position === undefined ? undefined : { type: 'place-marker', position, symbol }
  }
  const passed = COLOURS.find((one) => name === `pass-${one}`)
  if (passed) return passing(round, seat, passed)
  if (name === 'lose-trail') {
    const colour = lostColourOf(round, seat)
    return colour && { type: 'lose-trail', colour }
  }
  if (round.roles[seat] !== 'runner') return undefined
  const isAlone = round.runners.length === 1
  if (name === 'switch-pile')
    return isAlone ? { type: 'take-pile', pile: round.held === 0 ? 1 : 0 } : undefined
  if (name === 'exchange' && !isAlone) return exchange(round, seat)
  return undefined
}

/** C9.1: before the first round, and between two. */
function mayBeReady({ round, players, over }: Match, seat: number): boolean {
  const isBetween = !round || round.ending !== undefined || round.setAside !== undefined
  return isBetween && !over && players[seat]?.ready === false
}

/** C3.3 */
function isClaimOpen({ roles, claimer, started }: Round, seat: number): boolean {
  return roles.length === 3 && roles[seat] === 'runner' && claimer === undefined && !started
}

/**
 * C7.1: the tile that a chaser marks next. Where none lies yet that they could have seen, there is nothing to ask for:
 * the wish would meet a tile that nobody has looked at.
 */
export function nextPositionOf(round: Round, seat: number): number | undefined {
  const path = chaserPathOf(round, seat)
  const { tiles, markers } = (path === undefined ? undefined : round.paths[path]) ?? {
    tiles: [],
    markers: [],
  }
  return tiles.length > markers.length ? markers.length + 1 : undefined
}

function passing(round: Round, seat: number, colour: Colour): Command | undefined {
  const to = round.roles[seat] === 'chaser' && round.paths.length > 1 ? partnerOf(round, seat) : undefined
  return to === undefined ? undefined : { type: 'pass-markers', to, colour, count: 1 }
}

/** The trail is lost for want of a colour: what stock is left, all can see. */
function lostColourOf(round: Round, seat: number): Colour | undefined {
  if (round.roles[seat] !== 'chaser') return undefined
  return COLOURS.find((colour) =>
    round.chasers.every((chaser) => (round.stocks[chaser]?.[colour] ?? 0) === 0),
  )
}

function exchange({ caller }: Round, seat: number): Command {
  if (caller === undefined) return { type: 'call-exchange' }
  return { type: caller === seat ? 'withdraw-exchange' : 'answer-exchange' }
}
