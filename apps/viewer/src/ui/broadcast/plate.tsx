import type { ComponentChildren } from 'preact'
import { type Dressing, UNDRESSED } from '../../broadcast/dressing.ts'
import { inDress } from './in-dress.ts'
import styles from './plate.module.css'

interface Props {
  /** Whom the words are about. */
  readonly seats: readonly number[]
  readonly dressing?: Dressing
  /** A headline, and what stands under it. */
  readonly children: ComponentChildren
}

/** What stands on a plate of words; the element around it has the class `plate`. */
export function PlateWords({ seats, dressing = UNDRESSED, children }: Props) {
  return (
    <>
      <span class={styles.slabs} aria-hidden="true">
        {seats.map((seat) => (
          <i key={seat} style={inDress(dressing, seat)} />
        ))}
      </span>
      <span class={styles.words}>{children}</span>
    </>
  )
}
