import type { AuditVerdict } from '@getaway/engine'
import type { Viewing } from '../../viewing/viewing.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './audited.module.css'

type Fault = AuditVerdict['faults'][number]
type Finding = Fault['cause']

interface Props {
  readonly faults: readonly Fault[]
  /** Where an event leads to its instant. */
  readonly viewing?: Viewing
}

/** What is wrong with a log; under each fault, folded away, what may be no more than its consequence. */
export function FaultList({ faults, viewing }: Props) {
  const say = useFrontWords()
  const jump = (seq: number) => {
    const at = viewing && instantOf(viewing, seq)
    if (at !== undefined) viewing?.seek(at)
  }
  const told = ({ seq, what }: Finding) => (
    <>
      <button type="button" disabled={!viewing} onClick={() => jump(seq)}>
        {say('audit.event', { seq })}
      </button>
      <span lang="en">{what}</span>
    </>
  )
  if (faults.length === 0) return null
  return (
    <ol class={styles.findings}>
      {faults.map(({ cause, following }) => (
        <li key={`${cause.seq} ${cause.what}`}>
          {told(cause)}
          {following.length > 0 && (
            <details>
              <summary>
                {say(following.length === 1 ? 'audit.follows.one' : 'audit.follows', {
                  count: following.length,
                })}
              </summary>
              <ol>
                {following.map((finding) => (
                  <li key={`${finding.seq} ${finding.what}`}>{told(finding)}</li>
                ))}
              </ol>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function instantOf({ known }: Viewing, seq: number): number | undefined {
  const { timeline } = known.peek() ?? {}
  for (let index = 0; timeline && index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === seq) return event.at
  }
  return undefined
}
