import type { Move } from '../../games/game-table.ts'
import { clockText } from '../shared/clock-text.ts'

interface Props {
  readonly moves: readonly Move[]
  readonly start: number
  /** What is said of a move that is not confirmed yet. */
  readonly waits: string
}

/** Every move a button, and every chapter a heading; which one is present is not drawn here. */
export function MoveRows({ moves, start, waits }: Props) {
  return (
    <>
      {moves.map(({ seq, at, text, seat, kind, isPending }, index) => (
        <li key={seq} class={classOf(kind, isPending)}>
          <button
            type="button"
            tabIndex={-1}
            data-move={index}
            class={seat === undefined ? '' : `seat-${seat}`}
          >
            <time>{clockText(at - start)}</time>
            <span>{text}</span>
            {isPending && <span class="waits">{waits}</span>}
          </button>
        </li>
      ))}
    </>
  )
}

function classOf(kind: Move['kind'], isPending: boolean): string {
  const name = kind === 'chapter' ? 'chapter-move' : kind
  return isPending ? `${name} pending` : name
}
