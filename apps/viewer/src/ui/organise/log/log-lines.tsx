import type { ToldLine } from '../../../organising/told-log.ts'
import { useTimes } from '../../event/use-times.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { useToldLine } from '../use-told-line.ts'
import styles from './log.module.css'

/** What was done, when, by whom, and why. */
export function LogLines({ lines }: { readonly lines: readonly ToldLine[] }) {
  const say = useOrganiseWords()
  const { momentOf } = useTimes()
  const tell = useToldLine()
  if (lines.length === 0) return <p class={styles.none}>{say('log.none')}</p>
  return (
    <ol class={styles.lines}>
      {lines.map((line) => (
        <li key={line.seq}>
          <time dateTime={new Date(line.at / 1000).toISOString()}>{momentOf(line.at)}</time>
          <p>
            {tell(line)}
            {line.reason !== undefined && <q>{line.reason}</q>}
          </p>
          <small>{line.who ?? say('log.service')}</small>
        </li>
      ))}
    </ol>
  )
}
