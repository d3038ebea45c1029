import { type MatchPlan, waitsForPeople } from '../../coming/new-match.ts'
import { Switch } from '../common/switch.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './new-match.module.css'
import { usePlanningWords } from './use-planning-words.ts'

interface Props {
  readonly plan: MatchPlan
  readonly onPlan: (plan: MatchPlan) => void
}

/** In seconds. */
const DELAYS = [0, 10, 30, 60, 120, 300, 900]
const LONGEST_EVENT = 200

/** Who else may come: strangers, spectators, the public of a tournament. */
export function GuestChoices({ plan, onPlan }: Props) {
  const say = usePlanningWords()
  const delayWord = (seconds: number) => {
    if (seconds === 0) return say('delay.none')
    return seconds < 60 ? say('delay.s', { count: seconds }) : say('delay.min', { count: seconds / 60 })
  }
  const chosen = [
    ...(plan.isOpen && waitsForPeople(plan) ? [say('new.open')] : []),
    `${say('new.delay')} ${delayWord(plan.delayS)}`,
    ...(plan.event.trim() === '' ? [] : [plan.event.trim()]),
  ]
  return (
    <ChoiceGroup title={say('new.audience')} chosen={chosen.join(' · ')}>
      {waitsForPeople(plan) && (
        <div class={styles.switches}>
          <Switch
            isOn={plan.isOpen}
            name={say('new.open')}
            hint={say('new.open.more')}
            onSwitch={(isOpen) => onPlan({ ...plan, isOpen })}
          />
        </div>
      )}
      <label class={styles.row}>
        <span>{say('new.delay')}</span>
        <select
          value={plan.delayS}
          onChange={({ currentTarget }) => onPlan({ ...plan, delayS: Number(currentTarget.value) })}
        >
          {DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {delayWord(seconds)}
            </option>
          ))}
        </select>
      </label>
      <label class={styles.row}>
        <span>{say('new.event')}</span>
        <input
          value={plan.event}
          maxLength={LONGEST_EVENT}
          placeholder={say('new.event.like')}
          autocomplete="off"
          onInput={({ currentTarget }) => onPlan({ ...plan, event: currentTarget.value })}
        />
      </label>
    </ChoiceGroup>
  )
}
