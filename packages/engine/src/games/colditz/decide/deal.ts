import { type Random, shuffled } from '../../../random.ts'
import { cardsOf, DO_OR_DIE } from '../pieces/cards.ts'
import type { Match } from '../state/match.ts'
import type { Data } from '../vocabulary/events.ts'

/** K4.1, K4.3: both decks shuffled, a card for everybody. The order is recorded, so a replay needs no seed, and nobody can stack a deck in mid-game. */
export function dealCards({ players, options }: Match, random: Random): Data['cards.dealt'] {
  const opportunity = shuffled(cardsOf('opportunity'), random)
  const security = shuffled(cardsOf('security'), random)
  const hands = players.map((_, seat) => {
    const card = (seat === options.security ? security : opportunity).shift()
    return card === undefined ? [] : [card]
  })
  if (!options.doOrDie) return { hands, opportunity, security }
  const dared = shuffled(DO_OR_DIE, random)
  const doOrDie = players.map((_, seat) => (seat === options.security ? 0 : (dared.shift() ?? 0)))
  return { hands, opportunity, security, doOrDie }
}
