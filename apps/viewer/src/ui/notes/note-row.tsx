import { useState } from 'preact/hooks'
import { sayNote } from '../../language/note-words.ts'
import { LONGEST_NOTE, type Note, noteText } from '../../notes/note.ts'
import { useWordsOf } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import { PageIcon } from '../common/icons.tsx'
import styles from './notes.module.css'

interface Props {
  readonly note: Note
  readonly onGo: () => void
  /** Undefined: it is not one's own. */
  readonly onEdit?: (text: string) => void
  readonly onDelete?: () => void
}

/** A note, as plain text; its time leads to the instant. */
export function NoteRow({ note, onGo, onEdit, onDelete }: Props) {
  const say = useWordsOf(sayNote)
  const [draft, setDraft] = useState<string>()
  const at = clockText(note.into)
  if (draft !== undefined && onEdit)
    return (
      <li>
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            const text = noteText(draft)
            if (text !== '') onEdit(text)
            setDraft(undefined)
          }}
        >
          <input
            aria-label={say('label', { at })}
            maxLength={LONGEST_NOTE}
            value={draft}
            ref={(it) => it?.focus()}
            onInput={({ currentTarget }) => setDraft(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
          />
          <button type="submit">{say('save')}</button>
        </form>
      </li>
    )
  return (
    <li class={styles.row}>
      <button type="button" class={styles.time} onClick={onGo}>
        <time>{at}</time>
      </button>
      <p>{note.text}</p>
      {onEdit && (
        <button type="button" class={styles.sign} onClick={() => setDraft(note.text)}>
          <Pen />
          <span class={styles.spoken}>{say('edit', { at })}</span>
        </button>
      )}
      {onDelete && (
        <button type="button" class={styles.sign} onClick={onDelete}>
          <PageIcon name="wrong" />
          <span class={styles.spoken}>{say('delete', { at })}</span>
        </button>
      )}
    </li>
  )
}

function Pen() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 19l1-4L16.5 4.5l3 3L9 18z" fill="none" stroke="currentColor" stroke-width="1.8" />
    </svg>
  )
}
