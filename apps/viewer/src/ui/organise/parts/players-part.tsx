import { useState } from 'preact/hooks'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { saveFile } from '../../common/save-file.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { CsvImport } from './csv-import.tsx'
import { PlayerLine } from './player-line.tsx'

/** The players: entered from a table or one by one, renamed, withdrawn, and exported. */
export function PlayersPart() {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [name, setName] = useState('')
  const { players } = desk.tournament
  const exportAll = () =>
    act.run(async () => {
      const { client, event, token } = session
      const csv = await client.exportPlayers(event, { token })
      saveFile(new File([csv], `${event}-players.csv`, { type: 'text/csv' }))
    })
  return (
    <div class={styles.columns}>
      <section class={styles.card} aria-labelledby="players-list">
        <h2 id="players-list">{say('players.title', { count: players.length })}</h2>
        {players.length === 0 && <p class={styles.quiet}>{say('players.none')}</p>}
        {players.length > 0 && (
          <ul class={styles.list}>
            {players.map((player) => (
              <PlayerLine key={player.player} player={player} />
            ))}
          </ul>
        )}
        <Why act={act} />
        <div class={styles.acts}>
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => void exportAll()}
          >
            <PageIcon name="save" />
            {say('players.export')}
          </button>
        </div>
      </section>
      {mayAct && (
        <div class={styles.form}>
          <CsvImport />
          <form
            class={styles.card}
            onSubmit={async (event) => {
              event.preventDefault()
              if (await act.run(() => session.command({ type: 'enter-player', name, key: null }))) setName('')
            }}
          >
            <h2>{say('players.one')}</h2>
            <label class={styles.field}>
              <span>{say('player.name')}</span>
              <input
                required
                maxLength={40}
                value={name}
                autocomplete="off"
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            <div class={styles.acts}>
              <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay}>
                {say('players.enter')}
              </button>
            </div>
          </form>
        </div>
      )}
    </div>
  )
}
