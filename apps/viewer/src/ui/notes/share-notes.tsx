import { useState } from 'preact/hooks'
import { sayNote } from '../../language/note-words.ts'
import { notesFile } from '../../notes/note-file.ts'
import { notesHash } from '../../notes/note-link.ts'
import { useWordsOf } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { saveFile } from '../common/save-file.ts'
import styles from './notes.module.css'
import type { Notes } from './use-notes.ts'

interface Props {
  readonly match: string
  readonly notes: Notes
  readonly address: string | undefined
}

/** Notes for others: in a link, behind `#`, or as a file; and those of others from a file. */
export function ShareNotes({ match, notes, address }: Props) {
  const say = useWordsOf(sayNote)
  const [link, setLink] = useState<string | 'copied'>()
  const { own, setProblem } = notes
  const share = async () => {
    const hash = await notesHash(own)
    if (hash === undefined) return setProblem('share.long')
    const whole = `${location.origin}${address}${hash}`
    try {
      await navigator.clipboard.writeText(whole)
      setLink('copied')
    } catch {
      setLink(whole)
    }
  }
  return (
    <p class={styles.acts}>
      {own.length > 0 && address !== undefined && (
        <button type="button" onClick={() => share().catch(reportError)}>
          {say(link === 'copied' ? 'copied' : 'share')}
        </button>
      )}
      {own.length > 0 && (
        <button type="button" onClick={() => saveFile(notesFile(match, own))}>
          {say('file')}
        </button>
      )}
      <label class={controlStyles.file}>
        {say('import')}
        <input
          type="file"
          class={controlStyles.spoken}
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) notes.takeFile(file).catch(reportError)
          }}
        />
      </label>
      {link !== undefined && link !== 'copied' && (
        <input
          class={classNames(styles.link)}
          readOnly
          value={link}
          aria-label={say('link')}
          ref={(it) => it?.select()}
        />
      )}
    </p>
  )
}
