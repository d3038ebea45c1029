import type { OfferedGame } from '@getaway/client'
import { newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import { useMemo, useState } from 'preact/hooks'
import { hasTable } from '../../../games/registry.ts'
import { firstDefaults, optionsOf, type TableDefaults } from '../../../organising/table-defaults.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { useProblemText } from '../../common/use-problem-text.ts'
import { useOwnDesks } from '../../event/use-own-desks.ts'
import styles from '../common/forms.module.css'
import { GameDefaults } from '../common/game-defaults.tsx'
import { LogoChoice } from '../common/logo-choice.tsx'
import { ObjectionTime } from '../common/objection-time.tsx'
import { useGames } from '../common/use-games.ts'
import { Why } from '../common/why.tsx'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

const FIRST_OBJECTION_S = 900

/** A new tournament, on one screen. */
export function NewTournament() {
  const say = useOrganiseWords()
  const problemText = useProblemText()
  const { games, failure } = useGames()
  if (games) return <Form games={games} />
  return (
    <p class={failure === undefined ? controlStyles.quiet : controlStyles.warning} role="status">
      {failure === undefined ? say('desk.opening') : problemText(failure)}
    </p>
  )
}

function Form({ games }: { readonly games: readonly OfferedGame[] }) {
  const { router, player } = useApp()
  const desks = useOwnDesks()
  const say = useOrganiseWords()
  const act = useAct()
  // Chosen once: asked again after a lost answer, the service finds the tournament that it made.
  const token = useMemo(newToken, [])
  const client = useMemo(() => createTournamentClient({ url: location.origin }), [])
  const { key, name: ownName } = player.profile.peek()
  const [name, setName] = useState('')
  const [organiser, setOrganiser] = useState(ownName ?? '')
  const [logo, setLogo] = useState<string | null>(null)
  const [objectionS, setObjectionS] = useState(FIRST_OBJECTION_S)
  const first = games.find(({ id }) => hasTable(id)) ?? games[0]
  const [defaults, setDefaults] = useState<TableDefaults>(() => firstDefaults(first?.id ?? ''))
  const create = async () => {
    const offer = games.find(({ id }) => id === defaults.game)
    await act.run(async () => {
      const { id } = await client.createTournament({
        ...{ token, name, organiser, logo, objectionS },
        ...(key !== undefined && { key }),
        defaults: { game: defaults.game, options: optionsOf(defaults, offer) },
      })
      desks.keep(id, token, name.trim())
      router.go({ page: 'organise', event: id })
    })
  }
  return (
    <form
      class={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <h2>{say('new.title')}</h2>
      <div class={styles.columns}>
        <label class={styles.field}>
          <span>{say('field.name')}</span>
          <input
            required
            maxLength={100}
            value={name}
            autocomplete="off"
            placeholder={say('field.name.like')}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label class={styles.field}>
          <span>{say('field.organiser')}</span>
          <input
            required
            maxLength={40}
            value={organiser}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setOrganiser(currentTarget.value)}
          />
          <small>{say('field.organiser.more')}</small>
        </label>
        <GameDefaults games={games} defaults={defaults} onDefaults={setDefaults} />
        <ObjectionTime seconds={objectionS} onSeconds={setObjectionS} />
        <LogoChoice logo={logo} onLogo={setLogo} />
      </div>
      <Why act={act} />
      <div class={styles.acts}>
        <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay}>
          {say('new.create')}
        </button>
        <p class={styles.quiet}>{say('new.more')}</p>
      </div>
    </form>
  )
}
