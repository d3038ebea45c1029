import { classNames } from '../common/class-names.ts'
import { PageIcon } from '../common/icons.tsx'
import type { Said, Tone } from './tell-verdict.ts'
import { useSaid, useVerdictWords } from './use-verdict-words.ts'
import styles from './verdict.module.css'

const SIGNS: Readonly<Record<Tone, string>> = { good: 'right', plain: 'open', bad: 'wrong' }

interface Props {
  readonly said: Said
  /** The page is about it: the verdict is its first heading. */
  readonly isHeading?: boolean
}

/** The verdict, in one line and a sentence below it. */
export function VerdictLine({ said, isHeading = false }: Props) {
  const sayWhole = useSaid()
  const say = useVerdictWords()
  const { tone, more, values } = said
  const text = sayWhole(said)
  return (
    <div
      class={classNames(styles.verdict, styles[tone], isHeading && styles.large)}
      role={isHeading ? undefined : 'status'}
    >
      <PageIcon name={SIGNS[tone]} />
      <div>
        {isHeading ? <h1>{text}</h1> : <strong>{text}</strong>}
        {more && <p>{say(more, values)}</p>}
      </div>
    </div>
  )
}

/** What a verdict rests on. */
export function GroundList({ grounds }: { readonly grounds: readonly Said[] }) {
  const say = useVerdictWords()
  return (
    <ul class={styles.grounds}>
      {grounds.map(({ tone, word, more, values }) => (
        <li key={word} class={styles[tone]}>
          <PageIcon name={SIGNS[tone]} />
          <span>
            <strong>{say(word, values)}</strong>
            {more && `: ${say(more, values)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
