import type { OfferedGame } from '@getaway/client'
import { useState } from 'preact/hooks'
import { type EditedSettings, editedSettings, settingsChange } from '../../../organising/settings-change.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { GameDefaults } from '../common/game-defaults.tsx'
import { LogoChoice } from '../common/logo-choice.tsx'
import { ObjectionTime } from '../common/objection-time.tsx'
import { useGames } from '../common/use-games.ts'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { OwnKey } from './own-key.tsx'
import { StaffList } from './staff-list.tsx'
import { StageList } from './stage-list.tsx'

/** What the tournament is called and begins with, its stages, its staff, and the key to this desk. */
export function SettingsPart() {
  const { games } = useGames()
  const say = useOrganiseWords()
  return (
    <div class={styles.columns}>
      <div class={styles.form}>
        {games ? (
          <Form games={games} />
        ) : (
          <p class={styles.quiet} role="status">
            {say('desk.opening')}
          </p>
        )}
      </div>
      <div class={styles.form}>
        <StageList />
        <StaffList />
        <OwnKey />
      </div>
    </div>
  )
}

function Form({ games }: { readonly games: readonly OfferedGame[] }) {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [edited, setEdited] = useState<EditedSettings>({})
  const [isDone, setDone] = useState(false)
  const now = { ...desk.tournament, defaults: desk.defaults }
  const { name, logo, objectionS, defaults } = editedSettings(now, edited, games)
  const change = settingsChange(now, edited, games)
  const edit = (more: EditedSettings) => setEdited({ ...edited, ...more })
  const hasChanges = Object.keys(change).length > 0
  return (
    <form
      class={styles.card}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!hasChanges) return
        const command = { type: 'change-tournament', ...change, reason: '' } as const
        const isSaved = await act.run(() => session.command(command))
        setDone(isSaved)
        if (isSaved) setEdited({})
      }}
    >
      <h2>{say('settings.title')}</h2>
      <label class={styles.field}>
        <span>{say('field.name')}</span>
        <input
          required
          maxLength={100}
          value={name}
          disabled={!mayAct}
          onInput={({ currentTarget }) => edit({ name: currentTarget.value })}
        />
      </label>
      <LogoChoice logo={logo} onLogo={(next) => edit({ logo: next })} />
      <GameDefaults games={games} defaults={defaults} onDefaults={(next) => edit({ defaults: next })} />
      <ObjectionTime seconds={objectionS} onSeconds={(seconds) => edit({ objectionS: seconds })} />
      <Why act={act} />
      {mayAct && (
        <div class={styles.acts}>
          <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay || !hasChanges}>
            {say('save')}
          </button>
          <span class={styles.quiet} role="status">
            {isDone && !hasChanges ? say('act.done') : say('settings.later')}
          </span>
        </div>
      )}
    </form>
  )
}
