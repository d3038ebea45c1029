import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals'
import type { PlayingHand } from '../input/handle-table.ts'
import type { ActChoice, Acted, AnyActing, HandMove, HeldPiece } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import { inOwnOrder, type OwnOrder } from './own-order.ts'

/** What a player at the table holds in the hand, and what the moves of the hand become. */
export interface PlayerHand extends PlayingHand {
  /** The game's own value; another one whenever something in it has changed. */
  readonly held: ReadonlySignal<unknown>
  /** Which of the game's acts are open now. */
  readonly acts: ReadonlySignal<readonly string[]>
  /** What lies in the hand and is not sifted out, as its player has put it. */
  readonly pieces: ReadonlySignal<readonly HeldPiece[]>
  /** All of it. */
  readonly allPieces: ReadonlySignal<readonly HeldPiece[]>
  /** The kind of pieces that the player looks for; undefined: all. */
  readonly sought: Signal<string | undefined>
  readonly choices: ReadonlySignal<readonly ActChoice[]>
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
}

const NO_PIECES: readonly HeldPiece[] = []
const NO_CHOICES: readonly ActChoice[] = []

export function createPlayerHand(options: PlayerHandOptions): PlayerHand {
  const { acting, seat, view, order, ask, onMove } = options
  const held = signal<unknown>(acting.empty)
  const acts = signal<readonly string[]>([])
  const why = signal<Acted<unknown, unknown>['why']>(undefined)
  const sought = signal<string | undefined>(undefined)
  let shown: readonly HeldPiece[] = NO_PIECES
  const allPieces = computed(() => {
    const table = view.value
    const lying = table === undefined ? NO_PIECES : acting.heldPiecesOf(table, seat, held.value)
    const own = inOwnOrder(lying, order.pieces.value)
    // The same pieces are the same value: what is carried moves with each move of a pointer.
    if (textOf(own) !== textOf(shown)) shown = own
    return shown
  })
  const pieces = computed(() => {
    const [all, kind] = [allPieces.value, sought.value]
    return kind === undefined ? all : all.filter(({ kinds }) => kinds.includes(kind))
  })
  const choices = computed(() => (view.value === undefined ? NO_CHOICES : acting.choicesOf(view.value, seat)))
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
    pieces,
    allPieces,
    sought,
    choices,
    put(piece, place) {
      const all = allPieces.peek().map((one) => one.piece)
      order.move(piece, pieces.peek()[place]?.piece, all)
    },
    sort() {
      const kinds = acting.kinds.map(({ kind }) => kind)
      const rankOf = (piece: HeldPiece) =>
        kinds.findIndex((kind) => piece.kinds.includes(kind)) + 1 || kinds.length + 1
      order.set(
        allPieces
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
      const made = move.type === 'next' ? { ...move, among: pieces.peek().map(({ piece }) => piece) } : move
      const { hand, wish, why: reason } = acting.act(table, seat, held.peek(), made)
      held.value = hand
      // It is read while the hand is moved on.
      if (!isOfMouse) why.value = reason
      if (wish) ask(wish, time)
    },
    dispose: stopKeeping,
  }
}

function textOf(pieces: readonly HeldPiece[]): string {
  return pieces.map(({ piece, turn, standing }) => `${piece} ${turn} ${standing}`).join()
}
