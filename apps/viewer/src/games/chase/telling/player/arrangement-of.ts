import { chaserPathOf, type Direction, type Match, partnerOf, type Round } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import type { ToldTurn } from '../../../../table/player-telling.ts'
import { nameOf, runnerOf } from '../names.ts'
import { sayToPlayer } from './words.ts'

/** C3.4: with 4 players, before the start, who of a team runs or chases where; it is nobody’s turn. */
export function arrangementOf(
  match: Match,
  round: Round,
  seat: number,
  language: Language,
): ToldTurn | undefined {
  const partner = partnerOf(round, seat)
  if (round.started || round.setAside || partner === undefined) return undefined
  const name = nameOf(match, partner, language)
  if (round.roles[seat] === 'runner') {
    const [own, other] = [round.plan.sides?.[seat], round.plan.sides?.[partner]]
    if (!own || !other) return told('sides.open', { name })
    return told('sides', { name, side: sideIn(own, language), other: sideIn(other, language) })
  }
  const chased = (by: number) => runnerOf(match, round, chaserPathOf(round, by) ?? 0, language) ?? ''
  return told('targets', { name, own: chased(seat), other: chased(partner) })

  function told(key: 'sides' | 'sides.open' | 'targets', values: Readonly<Record<string, string>>): ToldTurn {
    return { isOwn: false, text: sayToPlayer(language, key, values) }
  }
}

function sideIn(side: Direction, language: Language): string {
  return sayToPlayer(language, `side.${side}`)
}
