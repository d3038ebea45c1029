import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { PlayingHand } from '../input/handle-table.ts'
import type { Acted, AnyActing, HandMove } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'

/** What a player at the table holds in the hand, and what the moves of the hand become. */
export interface PlayerHand extends PlayingHand {
  /** The game's own value; another one whenever something in it has changed. */
  readonly held: ReadonlySignal<unknown>
  /** Which of the game's acts are open now. */
  readonly acts: ReadonlySignal<readonly string[]>
  /** Why nothing came of the last move; undefined: something did. */
  readonly why: ReadonlySignal<Acted<unknown, unknown>['why']>
  dispose(): void
}

export interface PlayerHandOptions {
  readonly acting: AnyActing
  readonly seat: number
  /** The table as the seat sees it now, with what it has asked for and nobody has answered yet. */
  readonly view: ReadonlySignal<unknown>
  /** `at`: when the player did it, on the clock of `event.timeStamp`. */
  ask(wish: { readonly type: string }, at: number): void
  /** The hand begins to do something: its player has to see the table as it is now. */
  onMove(): void
}

export function createPlayerHand({ acting, seat, view, ask, onMove }: PlayerHandOptions): PlayerHand {
  const held = signal<unknown>(acting.empty)
  const acts = signal<readonly string[]>([])
  const why = signal<Acted<unknown, unknown>['why']>(undefined)
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
    why,
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
      const { hand, wish, why: reason } = acting.act(table, seat, held.peek(), move)
      held.value = hand
      // It is read while the hand is moved on.
      if (!isOfMouse) why.value = reason
      if (wish) ask(wish, time)
    },
    dispose: stopKeeping,
  }
}
