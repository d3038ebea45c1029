import type { Role } from '../event-cards/index.ts'
import { DECK_NUMBERS, ESCAPE } from '../pieces/pieces.ts'
import { openDecks, whoOf } from '../state/steps.ts'
import { listOf, type Step } from '../state/table.ts'
import {
  discards,
  draws,
  type GivenFact,
  type GivenFacts,
  goOn,
  guesses,
  type Played,
  passes,
  places,
  play,
  tableOf,
} from './fixture.ts'

export interface Drawn {
  /** The events that are drawn one after the other; with none, the same deal without any. */
  readonly ids: readonly string[]
  readonly who: Role
  /** What the fugitive draws to begin with. */
  readonly hand?: readonly number[]
  /** The first turn. */
  readonly row?: GivenFacts
}

/** The match once events were drawn from deck 3, each in place of the card before, and resolved. */
export function afterEvents({ ids, who, hand, row = [places(1), passes] }: Drawn): Played {
  const deal = { ...(hand ? { hand } : {}), tops: [[], [], [...ids, 29]] } as const
  const draw = ids.length === 0 ? [] : [draws(3)]
  const marshals = [draws(2), draws(2), guesses(41)]
  const opened = play({ variant: 'random-events', deal }, [row, who === 'fugitive' ? marshals : [], draw])
  return ids.slice(1).reduce(
    (played) =>
      goOn(
        until(played, ({ type }) => type === 'draw'),
        [draws(3)],
      ),
    opened,
  )
}

/** The match when such a step is due: until then everybody draws and does as little as they can. */
export function until(played: Played, isThere: (step: Step) => boolean): Played {
  let current = played
  for (let count = 0; count < 40; count++) {
    const [step] = tableOf(current).steps
    if (!step || isThere(step)) return current
    current = goOn(current, [idly(current, step)])
  }
  throw new Error('it does not come to that')
}

export const isDue = (type: Step['type'], who?: Role) => (step: Step) =>
  step.type === type && (who === undefined || whoOf(step) === who)

function idly(played: Played, step: Step): GivenFact {
  const table = tableOf(played)
  switch (step.type) {
    case 'draw': {
      const open = openDecks(table, step)
      return draws(open.find((deck) => deck === 2) ?? open[0] ?? DECK_NUMBERS[0])
    }
    case 'place':
      return passes
    case 'discard':
      return discards((listOf(table.hands.fugitive.cards) ?? []).findLast((card) => card !== ESCAPE) ?? 0)
    case 'guess':
      return guesses(41)
    default:
      throw new Error(`the referee did not say ${step.type}`)
  }
}
