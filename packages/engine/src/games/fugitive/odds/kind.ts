/**
 * What the rest of a row depends on. By deck (0 to 3): how many cards lie face down in the row so far (`used`), as
 * which kind of sprint card (`any`, or `even` where it must be), and how many of the hideouts are even.
 */
export interface RowKind {
  last: number
  /** Sprint cards of the leap that are still to be told: of which must be even. */
  evensLeft: number
  readonly used: number[]
  readonly any: number[]
  readonly even: number[]
  readonly evenHideouts: number[]
}

export function createRowKind(): RowKind {
  return {
    last: 0,
    evensLeft: 0,
    used: [0, 0, 0, 0],
    any: [0, 0, 0, 0],
    even: [0, 0, 0, 0],
    evenHideouts: [0, 0, 0, 0],
  }
}

/** Deck 0 has 3 cards, one of them even; the others 14 at most, 7 of them even. */
export function packedOne({ last, evensLeft, used, any, even, evenHideouts }: RowKind): number {
  const deck0 =
    (((used[0] as number) * 4 + (any[0] as number)) * 2 + (even[0] as number)) * 2 +
    (evenHideouts[0] as number)
  return ((last * 32 + evensLeft) * 64 + deck0) * 2 ** 14 + packedDeck(used, any, even, evenHideouts, 1)
}

export function packedTwo({ used, any, even, evenHideouts }: RowKind): number {
  return packedDeck(used, any, even, evenHideouts, 2) * 2 ** 14 + packedDeck(used, any, even, evenHideouts, 3)
}

function packedDeck(
  used: readonly number[],
  any: readonly number[],
  even: readonly number[],
  evenHideouts: readonly number[],
  deck: number,
): number {
  return (
    (((used[deck] as number) * 16 + (any[deck] as number)) * 8 + (even[deck] as number)) * 8 +
    (evenHideouts[deck] as number)
  )
}

export function unpack(kind: RowKind, one: number, two: number): void {
  unpackDeck(kind, 1, one)
  unpackDeck(kind, 2, two >> 14)
  unpackDeck(kind, 3, two)
  const deck0 = one >> 14
  kind.evenHideouts[0] = deck0 & 1
  kind.even[0] = (deck0 >> 1) & 1
  kind.any[0] = (deck0 >> 2) & 3
  kind.used[0] = (deck0 >> 4) & 3
  kind.evensLeft = (one >> 20) & 31
  kind.last = one >> 25
}

function unpackDeck(kind: RowKind, deck: number, packed: number): void {
  kind.evenHideouts[deck] = packed & 7
  kind.even[deck] = (packed >> 3) & 7
  kind.any[deck] = (packed >> 6) & 15
  kind.used[deck] = (packed >> 10) & 15
}
