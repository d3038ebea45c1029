import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals'
import type { PlayingHand } from '../input/handle-table.ts'
import type { Acted, AnyActing, HandMove, HeldPiece } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import { createDrawnHand, type DrawnHand, type Follow } from './drawn-hand.ts'
import type { OwnOrder } from './own-order.ts'

/** What a player at the table holds in the hand, and what the moves of the hand become. */
export interface PlayerHand extends PlayingHand {
  /** The game's own value; another one whenever something in it has changed. */
  readonly held: ReadonlySignal<unknown>
  /** Which of the game's acts are open now. */
  readonly acts: ReadonlySignal<readonly string[]>
  /** The hand as the page draws it beside the table. */
  readonly drawn: DrawnHand
  /** The kind of pieces that the player looks for; undefined: all. */
  readonly sought: Signal<string | undefined>
  /** The player gives a piece another place among those that are shown. */
  put(piece: string, place: number): void
  /** Pieces of the same kinds come together. */
  sort(): void
  /** Why nothing came of the last move; undefined: something did. */
  readonly why: ReadonlySignal<Acted<unknown, unknown>['why']>
  dispose(): void
}

export interface PlayerHandOptions {
  readonly acting: AnyActing
  readonly seat: number
  readonly order: OwnOrder
  /** The table as the seat sees it now, with what it has asked for and nobody has answered yet. */
  readonly view: ReadonlySignal<unknown>
  /** `at`: when the player did it, on the clock of `event.timeStamp`. */
  ask(wish: { readonly type: string }, at: number): void
  /** The hand begins to do something: its player has to see the table as it is now. */
  onMove(): void
  /** How what stands beside the table follows it. */
  readonly follow: Follow
}

export function createPlayerHand(options: PlayerHandOptions): PlayerHand {
  const { acting, seat, view, order, ask, onMove, follow } = options
  const held = signal<unknown>(acting.empty)
  const acts = signal<readonly string[]>([])
  const why = signal<Acted<unknown, unknown>['why']>(undefined)
  const sought = signal<string | undefined>(undefined)
  const drawn = createDrawnHand({ acting, seat, order, sought, follow, now: { view, held, acts } })
  /** Keys have put what is carried where it is: a mouse that is gone does not take it along. */
  let isKeptByKeys = false
  const stopKeeping = effect(() => {
    const table = view.value
    untracked(() => {
      if (table === undefined) return
      held.value = acting.keep(table, seat, held.value)
      const open = acting.actsOf(table, seat, held.value)
      // The same acts are the same value: buttons are drawn with each new one.
      if (open.join(' ') !== acts.value.join(' ')) acts.value = open
    })
  })
  return {
    held,
    acts,
    drawn,
    sought,
    put(piece, place) {
      const all = drawn.allPieces.peek().map((one) => one.piece)
      order.move(piece, drawn.pieces.peek()[place]?.piece, all)
    },
    sort() {
      const kinds = acting.kinds.map(({ kind }) => kind)
      const rankOf = (piece: HeldPiece) =>
        kinds.findIndex((kind) => piece.kinds.includes(kind)) + 1 || kinds.length + 1
      order.set(
        drawn.allPieces
          .peek()
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map(({ piece }) => piece),
      )
    },
    why,
    isPressed: false,
    get isCarrying() {
      return acting.isCarrying(held.peek())
    },
    pieceAt({ x, y }: Point) {
      const table = view.peek()
      if (table === undefined) return undefined
      const under = acting
        .graspsOf(table, seat, held.peek())
        .findLast((one) => Math.abs(one.x - x) <= one.reach && Math.abs(one.y - y) <= one.reach)
      return under?.piece
    },
    move(move: HandMove, time: number) {
      const table = view.peek()
      if (table === undefined) return
      const isOfMouse = move.type === 'carry'
      if (isOfMouse && !move.at && isKeptByKeys) return
      if (isOfMouse || move.type === 'grasp') isKeptByKeys = false
      if (move.type === 'step' || move.type === 'next') isKeptByKeys = true
      if (!isOfMouse) onMove()
      const among = () => drawn.among(table, held.peek()).map(({ piece }) => piece)
      const made = move.type === 'next' ? { ...move, among: among() } : move
      const { hand, wish, why: reason } = acting.act(table, seat, held.peek(), made)
      // What is asked for leaves the hand as it comes to the table, and not an instant before.
      batch(() => {
        held.value = hand
        // It is read while the hand is moved on.
        if (!isOfMouse) why.value = reason
        if (wish) ask(wish, time)
      })
    },
    dispose() {
      stopKeeping()
      drawn.dispose()
    },
  }
}
