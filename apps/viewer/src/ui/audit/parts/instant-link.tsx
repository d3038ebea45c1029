import { clockText } from '../../common/clock-text.ts'
import styles from './audit.module.css'
import type { WayTo } from './way.ts'

interface Props {
  readonly wayTo: WayTo
  /** Undefined: nowhere in particular. */
  readonly at: number | undefined
  /** When the match began. */
  readonly start: number
  /** In place of the clock. */
  readonly words?: string
}

/** An instant of the match, which leads to its replay where there is one. */
export function InstantLink({ wayTo, at, start, words }: Props) {
  const told = words ?? (at === undefined ? '–' : clockText(Math.max(0, at - start)))
  const href = at === undefined ? undefined : wayTo(at)
  if (href === undefined) return <span class={styles.instant}>{told}</span>
  return (
    <a class={styles.instant} href={href}>
      {told}
    </a>
  )
}
