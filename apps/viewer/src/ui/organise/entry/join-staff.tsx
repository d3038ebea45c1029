import { newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import { useMemo, useState } from 'preact/hooks'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { useOwnDesks } from '../../event/use-own-desks.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

interface Props {
  readonly event: string
  readonly invitation: string
}

/** Somebody was invited to the staff: nothing is taken before they say who they are. */
export function JoinStaff({ event, invitation }: Props) {
  const { player } = useApp()
  const desks = useOwnDesks()
  const say = useOrganiseWords()
  const act = useAct()
  // Chosen once: if the answer is lost, only the same token gets in.
  const token = useMemo(newToken, [])
  const client = useMemo(() => createTournamentClient({ url: location.origin }), [])
  const { key, name: ownName } = player.profile.peek()
  const [name, setName] = useState(ownName ?? '')
  const join = () =>
    act.run(async () => {
      await client.admitStaff(event, { invitation, token, name, ...(key !== undefined && { key }) })
      desks.keep(event, token)
    })
  return (
    <div class={styles.page}>
      <h1>{say('join.title')}</h1>
      <form
        class={styles.card}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void join()
        }}
      >
        <p>{say('join.more')}</p>
        <label class={styles.field}>
          <span>{say('field.organiser')}</span>
          <input
            required
            maxLength={40}
            value={name}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <small>{say('field.organiser.more')}</small>
        </label>
        <Why act={act} />
        <div class={styles.acts}>
          <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay}>
            {say('join.go')}
          </button>
        </div>
      </form>
    </div>
  )
}
