import type { ComponentChildren } from 'preact'
import type { ToldFault, ToldFaults, ToldFinding } from '../../feed/file/told-faults.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { useVerdictWords } from './use-verdict-words.ts'
import styles from './verdict.module.css'

interface Props {
  readonly told: ToldFaults
  /** What leads to the instant of an event; the words alone where there is none. */
  readonly wayTo: (seq: number, words: string) => ComponentChildren
}

/** What is wrong with a log; under each fault, folded away, what may be no more than its consequence. */
export function FindingList({ told: { faults, left }, wayTo }: Props) {
  const say = useVerdictWords()
  if (faults.length === 0) return null
  return (
    <>
      <ol class={styles.faults}>
        {faults.map((fault) => (
          <li key={keyOf(fault.cause)}>
            <Fault fault={fault} wayTo={wayTo} />
          </li>
        ))}
      </ol>
      {left > 0 && <p class={controlStyles.quiet}>{say('left', { count: left })}</p>}
    </>
  )
}

function Fault({ fault: { cause, following }, wayTo }: Pick<Props, 'wayTo'> & { readonly fault: ToldFault }) {
  const { language } = useApp()
  const say = useVerdictWords()
  const told = ({ seq, text }: ToldFinding) => (
    <>
      {wayTo(seq, say('event', { seq }))}
      <span>{text[language.value]}</span>
    </>
  )
  const count = following.length
  return (
    <>
      {told(cause)}
      {count > 0 && (
        <details>
          <summary>{say(count === 1 ? 'follows.one' : 'follows', { count })}</summary>
          <ol>
            {following.map((finding) => (
              <li key={keyOf(finding)}>{told(finding)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function keyOf({ seq, text }: ToldFinding): string {
  return `${seq} ${text.en}`
}
