import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { firstPractice } from '../../coming/practice.ts'
import { GAMES_TO_PRACTISE, gameEntryOf } from '../../games/registry.ts'
import { sayPractice } from '../../language/practice-words.ts'
import type { Practice } from '../../own-tables/own-table.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useComingWords, useNamedWord } from '../common/use-coming-words.ts'
import styles from './practice-choice.module.css'

interface Props {
  readonly chosen: Practice
  readonly isStarting?: boolean
  readonly onDeal: (wanted: Practice) => void
  readonly children?: ComponentChildren
}

/** Another game, another role, another bot, and a new table with one press. */
export function PracticeChoice({ chosen, isStarting = false, onDeal, children }: Props) {
  const { language } = useApp()
  const say = useComingWords()
  const strengthWord = useNamedWord('strength')
  const [wanted, setWanted] = useState(chosen)
  const { roles, strengths } = gameEntryOf(wanted.game)?.practice ?? {}
  return (
    <section class={styles.practice} aria-label={sayPractice(language.value, 'title')}>
      {GAMES_TO_PRACTISE.length > 1 && (
        <select
          aria-label={sayPractice(language.value, 'game')}
          value={wanted.game}
          onChange={({ currentTarget }) => {
            const entry = gameEntryOf(currentTarget.value)
            // Strengths are called the same in all games; roles are not.
            const first = entry && firstPractice(entry)
            if (first) setWanted({ ...first, strength: wanted.strength })
          }}
        >
          {GAMES_TO_PRACTISE.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={sayPractice(language.value, 'role')}
        value={wanted.role}
        onChange={({ currentTarget }) => setWanted({ ...wanted, role: currentTarget.value })}
      >
        {roles?.map(({ id, words }) => (
          <option key={id} value={id}>
            {words[language.value]}
          </option>
        ))}
      </select>
      <select
        aria-label={sayPractice(language.value, 'strength')}
        value={wanted.strength}
        onChange={({ currentTarget }) => setWanted({ ...wanted, strength: currentTarget.value })}
      >
        {strengths?.map((strength) => (
          <option key={strength} value={strength}>
            {say('new.bot', { strength: strengthWord(strength) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        class={classNames(controlStyles.button, controlStyles.second)}
        aria-disabled={isStarting}
        onClick={() => onDeal(wanted)}
      >
        {isStarting ? say('new.creating') : sayPractice(language.value, 'deal')}
      </button>
      {children}
    </section>
  )
}
