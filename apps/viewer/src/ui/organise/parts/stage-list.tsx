import { useState } from 'preact/hooks'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** The parts of the tournament, such as groups and a final; one without tables can be removed. */
export function StageList() {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [name, setName] = useState('')
  const { stages, tables } = desk.tournament
  return (
    <form
      class={styles.card}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await act.run(() => session.command({ type: 'add-stage', name }))) setName('')
      }}
    >
      <h2>{say('stages.title')}</h2>
      {stages.length > 0 && (
        <ul class={styles.list}>
          {stages.map((one) => {
            const count = tables.filter(({ stage }) => stage === one.stage).length
            return (
              <li key={one.stage}>
                <span>{one.name}</span>
                <small>{say('stages.tables', { count })}</small>
                {mayAct && count === 0 && (
                  <button
                    type="button"
                    class={classNames(controlStyles.button, controlStyles.second, styles.small)}
                    onClick={() =>
                      void act.run(() =>
                        session.command({ type: 'remove-stage', stage: one.stage, reason: '' }),
                      )
                    }
                  >
                    {say('remove')}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Why act={act} />
      {mayAct && (
        <div class={styles.acts}>
          <label class={styles.field}>
            <span>{say('stage.name')}</span>
            <input
              required
              maxLength={100}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <button type="submit" class={classNames(controlStyles.button, controlStyles.second)}>
            {say('stages.add')}
          </button>
        </div>
      )}
    </form>
  )
}
