import { isRunning, type Match } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import type { ToldTurn } from '../../../../table/player-telling.ts'
import { nameOf } from '../names.ts'
import { arrangementOf } from './arrangement-of.ts'
import { sayToPlayer } from './words.ts'

/** C3.3: with 3 players the runners claim the start, and take turns from then on. C3.4: 4 players arrange it. */
export function chaseTurnOf(match: Match, seat: number, language: Language): ToldTurn | undefined {
  const { round } = match
  if (round?.paths.length === 2) return arrangementOf(match, round, seat, language)
  if (round?.runners.length !== 2 || round.paths.length !== 1) return undefined
  const isRunner = round.roles[seat] === 'runner'
  if (round.started) {
    if (!isRunning(round) || round.turn === undefined) return undefined
    return told(round.turn, 'turn.own', 'turn.other')
  }
  if (round.setAside) return undefined
  if (round.claimer !== undefined) return told(round.claimer, 'start.own', 'start.other')
  return { isOwn: isRunner, text: sayToPlayer(language, isRunner ? 'start.claim' : 'start.claimed') }

  function told(whose: number, own: 'turn.own' | 'start.own', other: 'turn.other' | 'start.other'): ToldTurn {
    const isOwn = whose === seat
    return {
      isOwn,
      text: sayToPlayer(language, isOwn ? own : other, { name: nameOf(match, whose, language) }),
    }
  }
}
