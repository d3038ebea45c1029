import { useEffect, useRef } from 'preact/hooks'
import { helpOf, type KeyGroup } from '../../input/keys/key-table.ts'
import { isKeyWord, type KeyWord, sayOfKeys } from '../../language/key-words.ts'
import type { Word } from '../../language/words.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { KeysOf } from './key.tsx'
import styles from './key-help.module.css'

interface Props {
  readonly onClose: () => void
}

/** All keys of the page. */
export function KeyHelp({ onClose }: Props) {
  const { keys, language } = useApp()
  const sayOfPage = useWords()
  const say = (key: Word | KeyWord) => (isKeyWord(key) ? sayOfKeys(language.value, key) : sayOfPage(key))
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const groups = helpOf(keys.focus, keys.rows)
  const table = (named: KeyGroup) => {
    const found = groups.find(({ group }) => group === named)
    return (
      found && (
        <section>
          <h3>
            {say(named)}
            {found.place && ` – ${say(`keys.on-${found.place}`)}`}
          </h3>
          <dl>
            {found.rows.map(({ row, place }) => (
              <div key={Object.keys(row.keys)[0]}>
                <dt>
                  <KeysOf row={row} />
                </dt>
                <dd>
                  {typeof row.says === 'string' ? say(row.says) : row.says[language.value]}
                  {place && ` (${say(`keys.on-${place}`)})`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class={styles.keyHelp}
      ref={dialog}
      aria-labelledby="keys-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class={styles.keySheet}>
        <header>
          <h2 id="keys-title">{say('keys.title')}</h2>
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => dialog.current?.close()}
          >
            {say('keys.close')}
          </button>
        </header>
        <div class={styles.keyColumns}>
          <div>
            {table('keys.casting')}
            {table('keys.hand')}
            {table('keys.playing')}
            {table('keys.looking')}
          </div>
          {table('keys.moving')}
        </div>
      </div>
    </dialog>
  )
}
