import { computed, type ReadonlySignal, untracked } from '@preact/signals'
import type { ActDraft } from '../table/act-draft.ts'
import type { ActPad } from '../table/act-pad.ts'
import type { ActChoice, AnyActing, HeldPiece } from '../table/acting.ts'
import { inOwnOrder, type OwnOrder } from './own-order.ts'

/**
 * A hand as the page draws it beside the table. What its player does in the hand alone is seen at once; what comes of
 * the table, or of an act on it, follows once the table is drawn: nothing here may hold up the piece that was laid.
 */
export interface DrawnHand {
  /** The table that it belongs to. */
  readonly view: ReadonlySignal<unknown>
  /** The game's own value. */
  readonly held: ReadonlySignal<unknown>
  readonly isCarrying: ReadonlySignal<boolean>
  /** Which of the game's acts are open. */
  readonly acts: ReadonlySignal<readonly string[]>
  /** What lies in the hand and is not sifted out, as its player has put it. */
  readonly pieces: ReadonlySignal<readonly HeldPiece[]>
  /** All of it. */
  readonly allPieces: ReadonlySignal<readonly HeldPiece[]>
  readonly choices: ReadonlySignal<readonly ActChoice[]>
  /** What is chosen bit by bit; undefined: nothing. */
  readonly pad: ReadonlySignal<ActPad | undefined>
  /** What is put together to be said. */
  readonly draft: ReadonlySignal<ActDraft | undefined>
}

/** A value that follows another one, by a rule for what may be seen at once. */
export type Follow = <Value>(
  now: ReadonlySignal<Value>,
  isAtOnce: (before: Value, after: Value) => boolean,
) => { readonly value: ReadonlySignal<Value>; dispose(): void }

interface Options {
  readonly acting: AnyActing
  readonly seat: number
  readonly order: OwnOrder
  readonly sought: ReadonlySignal<string | undefined>
  readonly follow: Follow
  readonly now: {
    readonly view: ReadonlySignal<unknown>
    readonly held: ReadonlySignal<unknown>
    readonly acts: ReadonlySignal<readonly string[]>
  }
}

const NO_PIECES: readonly HeldPiece[] = []
const NO_CHOICES: readonly ActChoice[] = []

export function createDrawnHand({ acting, seat, order, sought, follow, now }: Options) {
  const all = computed(() => ({ view: now.view.value, held: now.held.value, acts: now.acts.value }))
  const { value: drawn, dispose } = follow(
    all,
    (before, after) => before.view === after.view || before.view === undefined,
  )
  const view = computed(() => drawn.value.view)
  const piecesIn = (table: unknown, held: unknown) => {
    const lying = table === undefined ? NO_PIECES : acting.heldPiecesOf(table, seat, held)
    return inOwnOrder(lying, order.pieces.value)
  }
  const sifted = (lying: readonly HeldPiece[]) => {
    const kind = sought.value
    return kind === undefined ? lying : lying.filter(({ kinds }) => kinds.includes(kind))
  }
  let shown = NO_PIECES
  const allPieces = computed(() => {
    const own = piecesIn(view.value, drawn.value.held)
    // The same pieces are the same value: what is carried moves with each move of a pointer.
    if (textOf(own) !== textOf(shown)) shown = own
    return shown
  })
  /** The same in all that is shown is the same value. */
  const unchanging = <Value>(of: (table: unknown, held: unknown) => Value | undefined) => {
    let last: { readonly value: Value | undefined; readonly text: string } | undefined
    return computed(() => {
      const table = view.value
      const value = table === undefined ? undefined : of(table, drawn.value.held)
      const text = JSON.stringify(value) ?? ''
      if (last?.text !== text) last = { value, text }
      return last.value
    })
  }
  return {
    view,
    held: computed(() => drawn.value.held),
    isCarrying: computed(() => acting.isCarrying(drawn.value.held)),
    acts: computed(() => drawn.value.acts),
    pieces: computed(() => sifted(allPieces.value)),
    allPieces,
    /** What keys go through: it lies in the hand now, drawn or not. */
    among: (table: unknown, held: unknown) => untracked(() => sifted(piecesIn(table, held))),
    choices: computed(() => (view.value === undefined ? NO_CHOICES : acting.choicesOf(view.value, seat))),
    pad: unchanging((table, held) => acting.padOf?.(table, seat, held)),
    draft: unchanging((table, held) => acting.draftOf?.(table, seat, held)),
    dispose,
  } satisfies DrawnHand & Record<string, unknown>
}

function textOf(pieces: readonly HeldPiece[]): string {
  return pieces
    .map(({ piece, turn, standing, sign }) => `${piece} ${turn} ${standing} ${sign?.en ?? ''}`)
    .join()
}
