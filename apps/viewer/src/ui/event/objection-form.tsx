import { newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import { useMemo, useState } from 'preact/hooks'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useProblemText } from '../common/use-problem-text.ts'
import eventStyles from './event.module.css'
import styles from './objection-form.module.css'
import { useEventWords } from './use-event-words.ts'
import { useTimes } from './use-times.ts'

interface Props {
  readonly tournament: string
  readonly match: string
  readonly table: string
  /** Of the player's seat. */
  readonly token: string
  /** µs; undefined while the match runs. */
  readonly until: number | undefined
}

/** For a player of the match: says what was wrong with it, while there is time. */
export function ObjectionForm({ tournament, match, table, token, until }: Props) {
  const say = useEventWords()
  const problemText = useProblemText()
  const { timeOf } = useTimes()
  const client = useMemo(() => createTournamentClient({ url: location.origin }), [])
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [id, setId] = useState(newToken)
  const [state, setState] = useState<'idle' | 'sending' | 'done' | { readonly why: string }>('idle')
  const second = classNames(controlStyles.button, controlStyles.second)
  const send = async () => {
    if (state === 'sending') return
    setState('sending')
    try {
      await client.raiseObjection(tournament, { id, match, text }, { token })
      setId(newToken())
      setText('')
      setOpen(false)
      setState('done')
    } catch (error) {
      setState({ why: problemText(error) })
    }
  }
  if (!isOpen)
    return (
      <p class={styles.object}>
        <button
          type="button"
          class={second}
          aria-label={say('object.of', { table })}
          onClick={() => {
            setState('idle')
            setOpen(true)
          }}
        >
          {say('object')}
        </button>
        <span class={eventStyles.quiet} role="status">
          {state === 'done'
            ? say('object.done')
            : until !== undefined && say('object.until', { time: timeOf(until) })}
        </span>
      </p>
    )
  return (
    <form
      class={styles.objection}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        <span>{say('object.what')}</span>
        <textarea
          required
          maxLength={1000}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
            // Another text is another objection.
            setId(newToken())
          }}
        />
      </label>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {state.why}
        </p>
      )}
      <p class={styles.object}>
        <button type="submit" class={controlStyles.button} aria-disabled={state === 'sending'}>
          {say('object.send')}
        </button>
        <button type="button" class={second} onClick={() => setOpen(false)}>
          {say('object.cancel')}
        </button>
      </p>
    </form>
  )
}
