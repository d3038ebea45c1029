import type { TournamentView } from '@getaway/client/protocol'
import { fingerprint } from '@getaway/engine'
import { useState } from 'preact/hooks'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { ReasonField } from '../common/reason-field.tsx'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

type Player = TournamentView['players'][number]

/** A player of the list, who can be renamed, withdrawn and taken back. */
export function PlayerLine({ player: { player, name, key, hasWithdrawn } }: { readonly player: Player }) {
  const { session, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [isOpen, setOpen] = useState(false)
  const [called, setCalled] = useState(name)
  const [reason, setReason] = useState('')
  const second = classNames(controlStyles.button, controlStyles.second, styles.small)
  const done = async (run: () => Promise<unknown>) => {
    if (!(await act.run(run))) return
    setOpen(false)
    setReason('')
  }
  return (
    <li>
      <span>
        <span class={hasWithdrawn ? styles.gone : undefined}>{name}</span>{' '}
        {key !== null && <small>{say('player.key', { key: fingerprint(key) ?? key })}</small>}
        {hasWithdrawn && <small> {say('player.withdrawn')}</small>}
      </span>
      {mayAct && (
        <button
          type="button"
          class={second}
          aria-expanded={isOpen}
          aria-label={say('player.change.of', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {say('player.change')}
        </button>
      )}
      {isOpen && (
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void done(() => session.command({ type: 'change-player', player, name: called, key, reason }))
          }}
        >
          <label class={styles.field}>
            <span>{say('player.name')}</span>
            <input
              required
              maxLength={40}
              value={called}
              onInput={({ currentTarget }) => setCalled(currentTarget.value)}
            />
          </label>
          <ReasonField reason={reason} onReason={setReason} />
          <Why act={act} />
          <div class={styles.acts}>
            <button type="submit" class={classNames(controlStyles.button, styles.small)}>
              {say('save')}
            </button>
            <button
              type="button"
              class={second}
              onClick={() =>
                void done(() =>
                  session.command({
                    type: hasWithdrawn ? 'return-player' : 'withdraw-player',
                    player,
                    reason,
                  }),
                )
              }
            >
              {say(hasWithdrawn ? 'player.return' : 'player.withdraw')}
            </button>
          </div>
        </form>
      )}
    </li>
  )
}
