import { MOODS } from '@getaway/engine/following'
import { LENGTHS, type MatchPlan, TABLE_SIZES } from '../../coming/new-match.ts'
import { Choice } from '../common/choice.tsx'
import { Switch } from '../common/switch.tsx'
import { useNamedWord } from '../common/use-coming-words.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './new-match.module.css'
import { usePlanningWords } from './use-planning-words.ts'

interface Props {
  readonly plan: MatchPlan
  /** By the names that the service has for them. */
  readonly variants: readonly string[]
  readonly onPlan: (plan: MatchPlan) => void
}

/** By which rules it is played, and at which table. */
export function RuleChoices({ plan, variants, onPlan }: Props) {
  const say = usePlanningWords()
  const variantWord = useNamedWord('variant')
  const chosen = [
    say(`length.${plan.length}`),
    say(`size.${plan.tableSize}.more`),
    ...(plan.mood === 'warm' ? [] : [say(`mood.${plan.mood}`)]),
    ...plan.variants.map((variant) => variantWord(variant)),
  ]
  return (
    <ChoiceGroup title={say('new.rules')} chosen={chosen.join(' · ')}>
      <Choice
        name="length"
        label={say('new.length')}
        value={plan.length}
        options={LENGTHS.map((value) => ({ value, label: say(`length.${value}`) }))}
        hint={say(`length.${plan.length}.more`)}
        onChoose={(length) => onPlan({ ...plan, length })}
      />
      <Choice
        name="table-size"
        label={say('new.size')}
        value={plan.tableSize}
        options={TABLE_SIZES.map((value) => ({ value, label: say(`size.${value}`) }))}
        hint={say(`size.${plan.tableSize}.more`)}
        onChoose={(tableSize) => onPlan({ ...plan, tableSize })}
      />
      <Choice
        name="mood"
        label={say('new.mood')}
        value={plan.mood}
        options={MOODS.map((value) => ({ value, label: say(`mood.${value}`) }))}
        onChoose={(mood) => onPlan({ ...plan, mood })}
      />
      <div class={styles.switches}>
        {variants.map((variant) => (
          <Switch
            key={variant}
            isOn={plan.variants.includes(variant)}
            name={variantWord(variant)}
            hint={variantWord(variant, '.more')}
            onSwitch={(isOn) =>
              onPlan({
                ...plan,
                variants: [...plan.variants.filter((one) => one !== variant), ...(isOn ? [variant] : [])],
              })
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
