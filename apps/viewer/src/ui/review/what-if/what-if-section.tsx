import { useState } from 'preact/hooks'
import { sayOther } from '../../../language/other-words.ts'
import type { RaceRule } from '../../../review/what-if/other-course.ts'
import { useBroadcasting } from '../../broadcast/use-broadcasting.ts'
import { useWordsOf } from '../../common/app-context.ts'
import { Choice } from '../../common/choice.tsx'
import controlStyles from '../../common/controls.module.css'
import { useLookedBack } from '../looked-back.ts'
import { OtherResult } from './other-result.tsx'
import { useOtherCourse } from './use-other-course.ts'
import styles from './what-if.module.css'

const LARGEST_CAP = 250

/** The same match under the other policy, or another cap: folded when it is asked for. */
export function WhatIfSection() {
  const { course, timeline } = useLookedBack()
  const known = course.viewing.known.value
  const say = useWordsOf(sayOther)
  const played = known?.game.raceOf(timeline.stateAfter(0)) ?? { policy: 'arrival', capMs: 0 }
  const [isOpen, setOpen] = useState(false)
  const [rule, setRule] = useState<RaceRule>({
    policy: played.policy === 'fair' ? 'arrival' : 'fair',
    capMs: played.capMs,
  })
  const other = useOtherCourse(rule, isOpen)
  // Where nobody can be faster than anybody else, time decides nothing.
  const broadcasting = useBroadcasting(course.viewing)
  if (!broadcasting || broadcasting.raceTypes.size === 0) return null
  return (
    <details
      class={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{say('title')}</h2>
      </summary>
      <p class={controlStyles.quiet}>{say('text')}</p>
      <div class={styles.rule}>
        <Choice
          name="what-if-policy"
          label={say('policy')}
          value={rule.policy}
          options={[
            { value: 'arrival', label: say('arrival') },
            { value: 'fair', label: say('fair') },
          ]}
          onChoose={(policy) => setRule({ ...rule, policy })}
        />
        {rule.policy === 'fair' && (
          <label class={styles.cap}>
            <span>{say('cap')}</span>
            <input
              type="number"
              min={0}
              max={LARGEST_CAP}
              step={1}
              value={rule.capMs}
              onChange={({ currentTarget }) => {
                const { valueAsNumber } = currentTarget
                if (currentTarget.checkValidity() && Number.isInteger(valueAsNumber))
                  setRule({ ...rule, capMs: valueAsNumber })
              }}
            />
          </label>
        )}
      </div>
      {other && <OtherResult played={played} rule={rule} other={other} />}
    </details>
  )
}
