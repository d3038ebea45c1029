import { type MatchPlan, POLICIES } from '../../coming/new-match.ts'
import { Choice } from '../common/choice.tsx'
import controlStyles from '../common/controls.module.css'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './new-match.module.css'
import { usePlanningWords } from './use-planning-words.ts'

interface Props {
  readonly plan: MatchPlan
  readonly onPlan: (plan: MatchPlan) => void
}

const LARGEST_CAP = 250
const CAP_STEP = 10

/** How close races are decided (C10.2, C10.3). */
export function RaceChoices({ plan, onPlan }: Props) {
  const say = usePlanningWords()
  return (
    <ChoiceGroup title={say('new.races')} chosen={say(`policy.${plan.policy}`)}>
      <Choice
        name="policy"
        label={say('new.policy')}
        value={plan.policy}
        options={POLICIES.map((value) => ({ value, label: say(`policy.${value}`) }))}
        hint={say(`policy.${plan.policy}.more`)}
        onChoose={(policy) => onPlan({ ...plan, policy })}
      />
      {plan.policy === 'fair' && (
        <label class={styles.cap}>
          <span>
            {say('new.cap')} <b>{say('new.cap.ms', { ms: plan.capMs })}</b>
          </span>
          <input
            class={controlStyles.range}
            type="range"
            min={0}
            max={LARGEST_CAP}
            step={CAP_STEP}
            value={plan.capMs}
            style={{ '--share': `${(100 * plan.capMs) / LARGEST_CAP}%` }}
            aria-valuetext={say('new.cap.ms', { ms: plan.capMs })}
            onInput={({ currentTarget }) => onPlan({ ...plan, capMs: Number(currentTarget.value) })}
          />
        </label>
      )}
    </ChoiceGroup>
  )
}
