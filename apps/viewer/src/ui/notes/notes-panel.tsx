import { useEffect, useState } from 'preact/hooks'
import { sayNote } from '../../language/note-words.ts'
import { LONGEST_NOTE, MOST_NOTES, type Note, noteText } from '../../notes/note.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWordsOf } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import { NoteRow } from './note-row.tsx'
import styles from './notes.module.css'
import { ShareNotes } from './share-notes.tsx'
import { useNotes } from './use-notes.ts'

export interface NotesPanelProps {
  readonly course: ViewingCourse
  /** Of the match, wherever its log lies. */
  readonly match: string
  /** Notes that came with the link, still packed. */
  readonly taken: string | undefined
  /** Where others find the match; undefined: nowhere, its log is only here. */
  readonly address: string | undefined
  /** What stands beside it matters more. */
  readonly isFolded?: boolean
  /** Is told where notes stand, to mark them elsewhere. */
  readonly onNotes?: (notes: readonly Note[]) => void
}

/** What somebody wrote down at instants of the match, and what came with a link. */
export function NotesPanel({ course, match, taken, address, isFolded = false, onNotes }: NotesPanelProps) {
  const say = useWordsOf(sayNote)
  const notes = useNotes(match, taken)
  const { own, sent, isLost, problem } = notes
  const [draft, setDraft] = useState('')
  const [isOpen, setOpen] = useState(!isFolded)
  useEffect(() => {
    if (sent.length > 0) setOpen(true)
  }, [sent])
  const { start } = course.viewing.span.value
  // Who has not seen what a note is about is not told of it.
  const isKnown = ({ into }: Note) => start + into <= course.knownUntil.value
  const [shownOwn, shownSent] = [own.filter(isKnown), sent.filter(isKnown)]
  const marks = [...shownOwn, ...shownSent]
  useEffect(() => onNotes?.(marks), [marks.map(({ into, text }) => `${into} ${text}`).join('\n')])
  const go = ({ into }: Note) => course.goTo(start + into)
  const into = Math.max(0, Math.round(course.viewing.instant.value - start))
  const label = say('label', { at: clockText(into) })
  return (
    <details
      class={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{say('title')}</h3>
        {marks.length > 0 && <small>{marks.length}</small>}
      </summary>
      <section class={styles.notes} aria-label={say('title')}>
        {sent.length > 0 && (
          <div class={styles.sent}>
            <h4>{say('sender')}</h4>
            <ul>
              {shownSent.map((note) => (
                <NoteRow key={`${note.into} ${note.text}`} note={note} onGo={() => go(note)} />
              ))}
            </ul>
            <p class={styles.acts}>
              <button type="button" onClick={notes.takeSent}>
                {say('sender.keep')}
              </button>
              <button type="button" onClick={notes.dropSent}>
                {say('sender.drop')}
              </button>
            </p>
          </div>
        )}
        {shownOwn.length > 0 && (
          <ul>
            {shownOwn.map((note) => (
              <NoteRow
                key={`${note.into} ${note.text}`}
                note={note}
                onGo={() => go(note)}
                onEdit={(text) => notes.edit(note, text)}
                onDelete={() => notes.remove(note)}
              />
            ))}
          </ul>
        )}
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            const text = noteText(draft)
            if (text === '') return
            notes.add({ into, text })
            setDraft('')
          }}
        >
          <input
            aria-label={label}
            placeholder={`${label} – ${say('placeholder')}`}
            maxLength={LONGEST_NOTE}
            value={draft}
            onInput={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <button type="submit" disabled={noteText(draft) === ''}>
            {say('add')}
          </button>
        </form>
        <ShareNotes match={match} notes={notes} address={address} />
        <p role="status" class={controlStyles.quiet}>
          <small>{problem ? say(problem, { count: MOST_NOTES }) : say(isLost ? 'hint.lost' : 'hint')}</small>
        </p>
      </section>
    </details>
  )
}
