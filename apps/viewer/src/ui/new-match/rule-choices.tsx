import { MOODS } from '@getaway/engine/following'
import { chosenOf, type MatchPlan } from '../../coming/new-match.ts'
import type { GamePlanning } from '../../table/planning.ts'
import { useApp } from '../common/app-context.ts'
import { Choice } from '../common/choice.tsx'
import { Switch } from '../common/switch.tsx'
import { useVariantWord } from '../common/use-planning.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './new-match.module.css'
import { usePlanningWords } from './use-planning-words.ts'

interface Props {
  readonly plan: MatchPlan
  readonly planning: GamePlanning
  /** By the names that the service has for them. */
  readonly variants: readonly string[]
  readonly onPlan: (plan: MatchPlan) => void
}

/** By which rules it is played, and at which table. */
export function RuleChoices({ plan, planning, variants, onPlan }: Props) {
  const say = usePlanningWords()
  const { language } = useApp()
  const variantWord = useVariantWord(plan.game)
  const { choices, isOneVariant } = planning
  const values = choices.map((choice) => ({ choice, value: chosenOf(plan, choice) }))
  const chosen = [
    ...values.map(({ value }) => value.words[language.value]),
    ...(plan.mood === 'warm' ? [] : [say(`mood.${plan.mood}`)]),
    ...plan.variants.map((variant) => variantWord(variant).name),
  ]
  return (
    <ChoiceGroup title={say('new.rules')} chosen={chosen.join(' · ')}>
      {values.map(({ choice: { choice, words, values: all }, value }) => (
        <Choice
          key={choice}
          name={choice}
          label={words[language.value]}
          value={value.value}
          options={all.map((one) => ({ value: one.value, label: one.words[language.value] }))}
          hint={value.more[language.value]}
          onChoose={(next) => onPlan({ ...plan, choices: { ...plan.choices, [choice]: next } })}
        />
      ))}
      {isOneVariant && (
        <label class={styles.row}>
          <span>{say('new.variant')}</span>
          <select
            value={plan.variants[0] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onPlan({ ...plan, variants: value === '' ? [] : [value] })
            }
          >
            <option value="">{say('new.variant.none')}</option>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {variantWord(variant).name}
              </option>
            ))}
          </select>
          {plan.variants[0] !== undefined && <small>{variantWord(plan.variants[0]).hint}</small>}
        </label>
      )}
      <Choice
        name="mood"
        label={say('new.mood')}
        value={plan.mood}
        options={MOODS.map((value) => ({ value, label: say(`mood.${value}`) }))}
        onChoose={(mood) => onPlan({ ...plan, mood })}
      />
      {!isOneVariant && variants.length > 0 && (
        <div class={styles.switches}>
          {variants.map((variant) => (
            <Switch
              key={variant}
              isOn={plan.variants.includes(variant)}
              {...variantWord(variant)}
              onSwitch={(isOn) =>
                onPlan({
                  ...plan,
                  variants: [...plan.variants.filter((one) => one !== variant), ...(isOn ? [variant] : [])],
                })
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
