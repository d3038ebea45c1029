import type { ToldMove } from '../../table/told-move.ts'
import { classNames } from '../common/class-names.ts'
import { clockText } from '../common/clock-text.ts'
import { inSeatColour } from '../common/in-colour.ts'
import styles from './move-list.module.css'

interface Props {
  readonly moves: readonly ToldMove[]
  readonly start: number
  /** What is said of a move that is not confirmed yet. */
  readonly waits: string
  /** What the table tells of later is not told yet. */
  readonly until: number
}

const KINDS: Readonly<Record<ToldMove['kind'], string | undefined>> = {
  chapter: styles.chapterMove,
  act: undefined,
  late: styles.late,
  decision: styles.decision,
}

/** Every move a button, and every chapter a heading; which one is present is not drawn here. */
export function MoveRows({ moves, start, waits, until }: Props) {
  const toldOf = (later: ToldMove['fault']) => (isTold(later, until) ? later?.text : undefined)
  return (
    <>
      {moves.map((move, index) => {
        const { seq, at, text, seat, kind, isPending } = move
        const [fault, shown] = [toldOf(move.fault), toldOf(move.shown)]
        return (
          <li
            key={seq}
            class={classNames(isPending ? styles.pending : KINDS[kind], fault !== undefined && styles.fault)}
          >
            <button
              type="button"
              tabIndex={-1}
              data-move={index}
              style={seat === undefined ? undefined : inSeatColour(seat)}
            >
              <time>{clockText(at - start)}</time>
              <span>{text}</span>
              {isPending && <span class={styles.waits}>{waits}</span>}
              {shown !== undefined && <span class={styles.shown}>{shown}</span>}
              {fault !== undefined && <span class={styles.wrong}>{fault}</span>}
            </button>
          </li>
        )
      })}
    </>
  )
}

export function isTold(later: ToldMove['fault'], until: number): boolean {
  return later !== undefined && later.knownFrom <= until
}
