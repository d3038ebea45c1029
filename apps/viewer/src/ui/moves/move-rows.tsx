import type { Move } from '../../games/game-table.ts'
import { clockText } from '../shared/clock-text.ts'

interface Props {
  readonly moves: readonly Move[]
  readonly start: number
}

/** Every move a button, and every chapter a heading; which one is present is not drawn here. */
export function MoveRows({ moves, start }: Props) {
  return (
    <>
      {moves.map(({ seq, at, text, seat, kind }, index) => (
        <li key={seq} class={kind === 'chapter' ? 'chapter-move' : kind}>
          <button
            type="button"
            tabIndex={-1}
            data-move={index}
            class={seat === undefined ? '' : `seat-${seat}`}
          >
            <time>{clockText(at - start)}</time>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </>
  )
}
