import { useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useTimes } from '../../event/use-times.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { LogLines } from '../log/log-lines.tsx'
import { useLog } from '../log/use-log.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** What was done at this table and said about it, and how long objections may come; an organiser may raise one for a player. */
export function TableHistory({ row: { table } }: { readonly row: BoardRow }) {
  const { mayAct, session } = useDesk()
  const say = useOrganiseWords()
  const { timeOf } = useTimes()
  const { lines } = useLog()
  const own = lines?.filter(({ match }) => match === table.match)
  const until = table.result?.objectionsUntil
  const mayObject = mayAct && (until === undefined || session.now() <= until)
  return (
    <div class={styles.form}>
      {until !== undefined && (
        <p class={styles.quiet}>
          {say(session.now() <= until ? 'objections.until' : 'objections.past', { time: timeOf(until) })}
        </p>
      )}
      {own === undefined ? (
        <p class={styles.quiet} role="status">
          {say('desk.opening')}
        </p>
      ) : (
        <LogLines lines={own.toReversed()} />
      )}
      {mayObject && <ObjectionForm match={table.match} />}
    </div>
  )
}

/** For a player who says it to the organiser. */
function ObjectionForm({ match }: { readonly match: string }) {
  const { session } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [text, setText] = useState('')
  return (
    <form
      class={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await act.run(() => session.command({ type: 'raise-objection', match, seat: null, text })))
          setText('')
      }}
    >
      <label class={styles.field}>
        <span>{say('objection.raise')}</span>
        <textarea
          required
          maxLength={1000}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Why act={act} />
      <div class={styles.acts}>
        <button
          type="submit"
          class={classNames(controlStyles.button, controlStyles.second)}
          aria-disabled={act.isUnderWay}
        >
          {say('objection.record')}
        </button>
      </div>
    </form>
  )
}
