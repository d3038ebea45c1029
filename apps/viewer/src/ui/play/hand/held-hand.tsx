import { heightOf } from '@getaway/faces/drawing'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { handleRow } from '../../../input/handle-row.ts'
import { hearGestures } from '../../../input/hear-gestures.ts'
import type { TableSurface } from '../../../input/table-surface.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import type { HeldPiece } from '../../../table/acting.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { NO_SIZE, useSize } from '../../common/use-size.ts'
import { Face } from './face.tsx'
import { gridFor, placeIn } from './grid-for.ts'
import styles from './held-hand.module.css'

interface Props {
  readonly hand: PlayerHand
  readonly surface: TableSurface
}

const APART = 6
const LARGEST = 112

/** The pieces in the player's own hand, as large as they can be: taken up by a tap, dragged to the table, put in order. */
export function HeldHand({ hand, surface }: Props) {
  const { language } = useApp()
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const size = useSignal(NO_SIZE)
  const lifted = useSignal<HeldPiece | undefined>(undefined)
  const enlarged = useSignal<HeldPiece | undefined>(undefined)
  useSize(
    box,
    (next) => {
      size.value = next
    },
    true,
  )
  const pieces = hand.drawn.pieces.value
  const tall = pieces[0] ? heightOf(pieces[0].drawing) / 100 : 1
  const grid = useMemo(
    () => ({ ...gridFor(pieces.length, size.value, APART, LARGEST, tall), tall }),
    [pieces.length, size.value, tall],
  )
  const newest = useRef(grid)
  newest.current = grid

  useEffect(() => {
    const [around, element] = [box.current, list.current]
    if (!around || !element) return
    const inWindow = ({ x, y }: { readonly x: number; readonly y: number }) => {
      const { left, top } = around.getBoundingClientRect()
      return { x: x + left, y: y + top }
    }
    const shown = () => hand.drawn.pieces.peek()
    const pieceOf = (piece: string | undefined) => shown().find((one) => one.piece === piece)
    const row = handleRow(
      {
        pieceAt(at) {
          const { x, y } = inWindow(at)
          const under = document.elementFromPoint(x, y)
          return under?.closest<HTMLElement>('[data-piece]')?.dataset.piece
        },
        placeAt(at) {
          const { left, top, right, bottom } = around.getBoundingClientRect()
          const { x, y } = inWindow(at)
          if (x < left || x > right || y < top || y > bottom) return undefined
          const inner = element.getBoundingClientRect()
          const inGrid = { x: x - inner.left, y: y - inner.top }
          return placeIn(newest.current, shown().length, APART, inGrid, newest.current.tall)
        },
        tablePointAt: (at) => surface.pointAt(inWindow(at)),
        lift(piece, at) {
          lifted.value = pieceOf(piece)
          if (!at || !ghost.current) return
          const { x, y } = inWindow(at)
          ghost.current.style.translate = `${x}px ${y}px`
        },
        enlarge(piece) {
          enlarged.value = pieceOf(piece)
        },
      },
      () => ({
        isCarrying: hand.isCarrying,
        get isPressed() {
          return hand.isPressed
        },
        set isPressed(is) {
          hand.isPressed = is
        },
        carried: shown().find(({ standing }) => standing === 'carried')?.piece,
        move: hand.move,
        put: hand.put,
      }),
    )
    return hearGestures(around, row)
  }, [hand, surface])

  return (
    <section class={styles.held} ref={box} aria-label={sayOfPlay(language.value, 'hand')}>
      <ul
        ref={list}
        class={styles.grid}
        style={{
          '--columns': grid.columns,
          '--size': `${grid.size}px`,
          '--tall': grid.tall,
          '--apart': `${APART}px`,
        }}
      >
        {pieces.map((piece) => (
          <li key={piece.piece}>
            <button
              type="button"
              data-piece={piece.piece}
              class={classNames(styles.piece, styles[piece.standing])}
              aria-pressed={piece.standing === 'carried' || piece.standing === 'chosen'}
              aria-label={piece.say(language.value)}
              onClick={({ detail, timeStamp }) => {
                // Pointers are heard as gestures; this is a key, or a screen reader.
                if (detail !== 0) return
                if (piece.standing === 'carried') return hand.move({ type: 'turn', by: 1 }, timeStamp)
                hand.move({ type: 'grasp', piece: piece.piece, at: undefined }, timeStamp)
                hand.move({ type: 'pick' }, timeStamp)
              }}
            >
              <Face drawing={piece.drawing} turn={piece.turn} />
              {piece.sign && (
                <span class={styles.sign} aria-hidden="true">
                  {piece.sign[language.value]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {pieces.length === 0 && <p class={styles.none}>{sayOfPlay(language.value, 'none-of-kind')}</p>}
      <div
        ref={ghost}
        class={styles.lifted}
        style={{ '--size': `${grid.size}px`, '--tall': grid.tall }}
        aria-hidden="true"
      >
        {lifted.value && <Face drawing={lifted.value.drawing} turn={lifted.value.turn} />}
      </div>
      {enlarged.value && !hand.isCarrying && (
        <div class={styles.enlarged} style={{ '--tall': grid.tall }} aria-hidden="true">
          <Face drawing={enlarged.value.drawing} turn={enlarged.value.turn} />
        </div>
      )}
    </section>
  )
}
