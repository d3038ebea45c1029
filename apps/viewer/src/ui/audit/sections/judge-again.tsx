import { useState } from 'preact/hooks'
import type { AuditSession } from '../../../audit/audit-session.ts'
import type { AuditedLog, RaceRules } from '../../../audit/audited-log.ts'
import { type OtherResult, whatDiffers } from '../../../audit/what-differs.ts'
import type { AnyAuditing, ToldStretch } from '../../../table/auditing.ts'
import { useApp } from '../../common/app-context.ts'
import { Choice } from '../../common/choice.tsx'
import controlStyles from '../../common/controls.module.css'
import styles from '../parts/audit.module.css'
import { seatName } from '../parts/seat-name.ts'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'

interface Props {
  readonly log: AuditedLog
  readonly session: AuditSession
  readonly auditing: AnyAuditing | undefined
  readonly stretches: readonly ToldStretch[] | undefined
}

const LARGEST_CAP = 250

/** The same log under another policy or cap, beside the recorded results. */
export function JudgeAgain({ log, session, auditing, stretches }: Props) {
  const say = useAuditWords()
  const [rules, setRules] = useState<RaceRules>({
    ...log.race,
    policy: log.race.policy === 'fair' ? 'arrival' : 'fair',
  })
  const [other, setOther] = useState<AuditedLog | 'busy'>()
  const judge = async () => {
    setOther('busy')
    setOther(await session.whatIf(rules))
  }
  const choose = (change: Partial<RaceRules>) => {
    setRules({ ...rules, ...change })
    setOther(undefined)
  }
  return (
    <Section id="what-if">
      <p class={controlStyles.quiet}>{say('what-if.text')}</p>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          judge().catch((error: unknown) => {
            setOther(undefined)
            reportError(error)
          })
        }}
      >
        <Choice
          name="other-policy"
          label={say('what-if.policy')}
          value={rules.policy}
          options={[
            { value: 'arrival', label: say('what-if.arrival') },
            { value: 'fair', label: say('what-if.fair') },
          ]}
          onChoose={(policy) => choose({ policy })}
        />
        {rules.policy === 'fair' && (
          <label class={styles.cap}>
            <span>{say('what-if.cap')}</span>
            <input
              type="number"
              min={0}
              max={LARGEST_CAP}
              step={1}
              required
              value={rules.capMs}
              onInput={({ currentTarget }) => choose({ capMs: currentTarget.valueAsNumber })}
            />
          </label>
        )}
        <button class={controlStyles.button} type="submit" disabled={other === 'busy'}>
          {say(other === 'busy' ? 'what-if.busy' : 'what-if.judge')}
        </button>
      </form>
      <div role="status">
        {other && other !== 'busy' && (
          <Difference log={log} other={other} auditing={auditing} stretches={stretches} />
        )}
      </div>
    </Section>
  )
}

function Difference({
  log,
  other,
  auditing,
  stretches = [],
}: Pick<Props, 'log' | 'auditing' | 'stretches'> & { readonly other: AuditedLog }) {
  const { language } = useApp()
  const say = useAuditWords()
  const otherwise = auditing?.stretchesOf(other.printed, other.outcome, language.value) ?? []
  const differing = whatDiffers(stretches, otherwise)
  const winnersOf = ({ outcome }: AuditedLog) =>
    outcome.winners.map((seat) => seatName(outcome, seat)).join(', ')
  const names = winnersOf(other)
  const winner =
    names === winnersOf(log)
      ? say('what-if.same.winner')
      : names === ''
        ? say('what-if.nobody')
        : say('what-if.winner', { names })
  const count = differing.length
  if (count === 0) return <p>{say('what-if.same')}</p>
  return (
    <>
      <p>
        <strong>{say(count === 1 ? 'what-if.differ.one' : 'what-if.differ', { count })}</strong> {winner}
      </p>
      <Beside differing={differing} />
    </>
  )
}

function Beside({ differing }: { readonly differing: readonly OtherResult[] }) {
  const say = useAuditWords()
  return (
    <div class={styles.scrolling}>
      <table class={styles.beside}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('what-if.recorded')}</th>
            <th scope="col">{say('what-if.other')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ title, recorded, other }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{recorded ?? say('what-if.none')}</td>
              <td>{other ?? say('what-if.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
