import { type ReadonlySignal, signal } from '@preact/signals'

/** The order in which a player keeps the pieces of a hand; this device remembers it for the match played last. */
export interface OwnOrder {
  readonly pieces: ReadonlySignal<readonly string[]>
  /** `all` is the hand as it lies; the piece goes before another one, or to the end. */
  move(piece: string, before: string | undefined, all: readonly string[]): void
  set(all: readonly string[]): void
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'getaway.hand'

export function createOwnOrder(match: string, store: Store | undefined): OwnOrder {
  const pieces = signal<readonly string[]>(keptOrder(match, store))
  const keep = (order: readonly string[]) => {
    pieces.value = order
    try {
      store?.setItem(KEY, JSON.stringify({ match, order }))
    } catch {
      // A browser that keeps nothing keeps the order as long as the page stands.
    }
  }
  return {
    pieces,
    move(piece, before, all) {
      if (piece === before) return
      const others = all.filter((one) => one !== piece)
      const found = before === undefined ? -1 : others.indexOf(before)
      const place = found < 0 ? others.length : found
      keep([...others.slice(0, place), piece, ...others.slice(place)])
    },
    set: keep,
  }
}

/** Pieces in the player's order; those that have none come after the others, as they were dealt. */
export function inOwnOrder<Piece extends { readonly piece: string }>(
  pieces: readonly Piece[],
  order: readonly string[],
): readonly Piece[] {
  const places = new Map(order.map((piece, place) => [piece, place]))
  const placeOf = ({ piece }: Piece) => places.get(piece) ?? order.length
  return pieces.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function keptOrder(match: string, store: Store | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null || !('match' in kept) || !('order' in kept)) return []
    const { order } = kept
    const isOrder = kept.match === match && Array.isArray(order)
    return isOrder ? order.filter((piece): piece is string => typeof piece === 'string') : []
  } catch {
    return []
  }
}
