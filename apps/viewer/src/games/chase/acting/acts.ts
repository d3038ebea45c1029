import {
  COLOURS,
  type Colour,
  type Command,
  chaserPathOf,
  DIRECTIONS,
  type Match,
  partnerOf,
  type Round,
  SYMBOLS,
} from '@getaway/engine/chase'
import type { Acted, ActingAct } from '../../../table/acting.ts'
import { objectionToWish, whyNot } from './why-not.ts'

/** Everything that is done by a press; the words stand on buttons and in the help. */
export const CHASE_ACTS: readonly ActingAct[] = [
  act('get-ready', ['g'], 'I am ready', 'Ci sono'),
  act('mark-triangle', ['1'], 'Mark: triangle', 'Segna: triangolo'),
  act('mark-square', ['2'], 'Mark: square', 'Segna: quadrato'),
  act('mark-diamond', ['3'], 'Mark: diamond', 'Segna: rombo'),
  act('mark-star', ['4'], 'Mark: star', 'Segna: stella'),
  act('switch-pile', ['Tab'], 'Switch piles', 'Cambia pila'),
  act('take-pile', ['Tab'], 'Take a pile', 'Prendi una pila'),
  act('exchange', ['x'], 'Exchange piles', 'Scambia le pile'),
  act('claim-start', ['b'], 'Claim the start', 'Chiedi la partenza'),
  { ...act('next-side', ['n'], 'Start from the next side', 'Parti dal lato seguente'), isOptional: true },
  { ...act('swap-targets', ['t'], 'Chase the other runner', 'Insegui l’altro fuggitivo'), isOptional: true },
  act('pass-red', ['q'], 'Pass a red marker', 'Passa un segnalino rosso'),
  act('pass-blue', ['w'], 'Pass a blue marker', 'Passa un segnalino blu'),
  act('lose-trail', ['l'], 'Lost the trail (hold)', 'Traccia persa (tieni premuto)', true),
]

function act(name: string, keys: readonly string[], en: string, it: string, isHeld = false): ActingAct {
  return { act: name, keys, isHeld, words: { en, it } }
}

/** What comes of an act on the table as a seat sees it: its wish, or why it is not open there. */
export function wishOfAct(view: Match, seat: number, name: string): Omit<Acted<never, Command>, 'hand'> {
  const command = commandOf(view, seat, name)
  if (!command) return {}
  const why = objectionToWish(view, seat, command)
  if (why) return { why }
  if (name === 'get-ready' && !isBetweenRounds(view)) return { why: whyNot('not-between-rounds') }
  return { wish: command }
}

/** What an act asks for, open or not; undefined: there is no such act. */
function commandOf({ round }: Match, seat: number, name: string): Command | undefined {
  const symbol = SYMBOLS.find((one) => name === `mark-${one}`)
  if (symbol) return { type: 'place-marker', position: nextPositionOf(round, seat), symbol }
  const passed = COLOURS.find((one) => name === `pass-${one}`)
  if (passed) return passing(round, seat, passed)
  switch (name) {
    case 'get-ready':
    case 'claim-start':
      return { type: name }
    case 'take-pile':
      return isWithoutPile(round) ? { type: 'take-pile', pile: 0 } : undefined
    case 'switch-pile':
      return isWithoutPile(round) ? undefined : { type: 'take-pile', pile: round?.held === 0 ? 1 : 0 }
    case 'exchange':
      return exchange(round?.caller, seat)
    case 'next-side':
      return nextSide(round, seat)
    case 'swap-targets':
      return swappedTargets(round, seat)
    case 'lose-trail':
      return { type: 'lose-trail', colour: lostColourOf(round) }
  }
  return undefined
}

/** C3.2: one runner alone holds no pile until they take one. */
function isWithoutPile(round: Round | undefined): boolean {
  return round?.started !== undefined && round.runners.length === 1 && round.held === undefined
}

/** C9.1: before the first round, and between two. */
function isBetweenRounds({ round }: Match): boolean {
  return !round || round.ending !== undefined || round.setAside !== undefined
}

/** C7.1: the next marker of a chaser goes there, if a tile lies there. */
export function nextPositionOf(round: Round | undefined, seat: number): number {
  const path = round && chaserPathOf(round, seat)
  return (path === undefined ? 0 : (round?.paths[path]?.markers.length ?? 0)) + 1
}

/** C7.6: one marker, to the other chaser. */
export function passing(round: Round | undefined, seat: number, colour: Colour): Command {
  const to = round && partnerOf(round, seat)
  return { type: 'pass-markers', to: to ?? seat, colour, count: 1 }
}

/** C3.4: the side of the prison after the one that is agreed on, clockwise; the other runner has the opposite one. */
function nextSide(round: Round | undefined, seat: number): Command {
  const own = round?.plan.sides?.[seat] ?? (round?.runners[0] === seat ? 'north' : 'south')
  const side = (by: number) => DIRECTIONS[(DIRECTIONS.indexOf(own) + by) % DIRECTIONS.length] ?? own
  const partner = round && partnerOf(round, seat)
  return {
    type: 'plan-sides',
    sides: { [seat]: side(1), ...(partner !== undefined && { [partner]: side(3) }) },
  }
}

/** C3.4: the chasers change over. */
function swappedTargets(round: Round | undefined, seat: number): Command {
  const own = (round && chaserPathOf(round, seat)) ?? 0
  const partner = round && partnerOf(round, seat)
  return {
    type: 'plan-targets',
    targets: { [seat]: 1 - own, ...(partner !== undefined && { [partner]: own }) },
  }
}

/** C7.6: the trail is lost when no chaser has a marker left of the colour that is needed. */
function lostColourOf(round: Round | undefined): Colour {
  const isGone = (colour: Colour) =>
    round?.chasers.every((chaser) => (round.stocks[chaser]?.[colour] ?? 0) === 0) ?? false
  return COLOURS.find(isGone) ?? COLOURS[0]
}

function exchange(caller: number | undefined, seat: number): Command {
  if (caller === undefined) return { type: 'call-exchange' }
  return { type: caller === seat ? 'withdraw-exchange' : 'answer-exchange' }
}
