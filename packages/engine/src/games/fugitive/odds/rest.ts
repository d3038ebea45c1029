import { cardsOf, DECK_NUMBERS, deckOf, FIRST_CARDS, START } from '../pieces/pieces.ts'
import { type Clues, GROUPS } from './clues.ts'
import type { RowKind } from './kind.ts'
import { evensNeeded } from './reachable.ts'

/** What is still to come after a leap. */
export interface Rest {
  /** Whether a sprint card is face down there, and whether some sprint card may have to be even. */
  readonly sprints: boolean
  readonly tight: boolean
  /** By deck 0 to 3: whether a card of it may be a hidden hideout, and whether one is known to be used. */
  readonly open: readonly boolean[]
  readonly known: readonly boolean[]
}

/** By leap. */
export function restsOf({ leaps, trailing }: Clues, ways: readonly (readonly number[])[]): readonly Rest[] {
  const rests: Rest[] = []
  let rest: Rest = {
    sprints: false,
    tight: false,
    open: GROUPS.map(() => false),
    known: GROUPS.map((group) => trailing.some(({ deck }) => deck === group)),
  }
  for (const [place, leap] of [...leaps.entries()].reverse()) {
    rests.unshift(rest)
    const { open, known } = rest
    const [from = [], to = []] = ways.slice(place, place + 2)
    const isTight = from.some((one) =>
      to.some((other) => {
        const needed = other > one ? evensNeeded(leap, other - one) : 0
        return needed > 0 && needed <= leap.hidden
      }),
    )
    rest = {
      sprints: rest.sprints || leap.hidden > 0,
      tight: rest.tight || isTight,
      open: GROUPS.map(
        (group) =>
          open[group] || (leap.card === undefined && to.some((number) => (deckOf(number) ?? 0) === group)),
      ),
      known: GROUPS.map((group) => known[group] || leap.known.some(({ deck }) => deck === group)),
    }
  }
  return rests
}

const LAST_OF_DECK = [FIRST_CARDS[2], ...DECK_NUMBERS.map((deck) => cardsOf(deck).at(-1) ?? START)]

/**
 * Forgets what cannot matter any more, so that more rows are of one kind. Where no hideout can come from a deck any
 * more, it is enough to know how many of its even cards are used; so for each deck that is returned it has to be
 * told next how many of its `any` are even.
 */
export function forget(kind: RowKind, { sprints, tight, open, known }: Rest): number | undefined {
  const { used, any, even, evenHideouts } = kind
  let unsettled: number | undefined
  for (const group of GROUPS) {
    const isOpen = open[group] && kind.last < (LAST_OF_DECK[group] as number)
    if (!isOpen) {
      if (!sprints && !known[group]) used[group] = 0
      even[group] = tight ? (even[group] as number) + (evenHideouts[group] as number) : 0
      evenHideouts[group] = 0
      if (!tight) any[group] = 0
      if ((any[group] as number) > 0) unsettled ??= group
    } else if (!tight && even[group] === 0) {
      evenHideouts[group] = 0
    }
  }
  return unsettled
}
