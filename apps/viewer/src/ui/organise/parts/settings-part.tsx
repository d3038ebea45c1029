import { useState } from 'preact/hooks'
import { defaultsOf, firstDefaults, optionsOf } from '../../../organising/table-defaults.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { GameDefaults, type Offer } from '../common/game-defaults.tsx'
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

function Form({ games }: { readonly games: readonly Offer[] }) {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { tournament } = desk
  const [name, setName] = useState(tournament.name)
  const [logo, setLogo] = useState(tournament.logo)
  const [objectionS, setObjectionS] = useState(tournament.objectionS)
  const [defaults, setDefaults] = useState(
    () => defaultsOf(desk.defaults, games) ?? firstDefaults(games[0]?.id ?? ''),
  )
  const [isDone, setDone] = useState(false)
  const offer = games.find(({ id }) => id === defaults.game)
  const wanted = { game: defaults.game, options: optionsOf(defaults, offer) }
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const change = {
    ...(name.trim() !== tournament.name && { name: name.trim() }),
    ...(logo !== tournament.logo && { logo }),
    ...(objectionS !== tournament.objectionS && { objectionS }),
    ...(!isSame(wanted, desk.defaults) && { defaults: wanted }),
  }
  const hasChanges = Object.keys(change).length > 0
  return (
    <form
      class={styles.card}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!hasChanges) return
        setDone(await act.run(() => session.command({ type: 'change-tournament', ...change, reason: '' })))
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
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <LogoChoice logo={logo} onLogo={setLogo} />
      <GameDefaults games={games} defaults={defaults} onDefaults={setDefaults} />
      <ObjectionTime seconds={objectionS} onSeconds={setObjectionS} />
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
