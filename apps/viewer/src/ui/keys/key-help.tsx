import { useEffect, useRef } from 'preact/hooks'
import type { Word } from '../../language/words.ts'
import { useWords } from '../shared/app-context.ts'
import { classNames } from '../shared/class-names.ts'
import controlStyles from '../shared/controls.module.css'
import styles from './key-help.module.css'

interface Props {
  readonly onClose: () => void
}

/** A key is a few signs; several ways to the same are told apart. */
type Row = readonly [keys: readonly string[], what: Word]

const PLAYING: readonly Row[] = [
  [['key.space', 'K'], 'keys.play'],
  [['L'], 'keys.forwards'],
  [['J'], 'keys.backwards'],
  [['<', '>'], 'keys.speed'],
]
const MOVING: readonly Row[] = [
  [['←', '→'], 'keys.step'],
  [['⇧ ←', '⇧ →'], 'keys.flag'],
  [['[', ']'], 'keys.chapter'],
  [['0', '…', '9'], 'keys.tenth'],
  [['Home'], 'keys.home'],
  [['End'], 'keys.end'],
]
const LOOKING: readonly Row[] = [
  [['+', '−'], 'keys.zoom'],
  [['C'], 'keys.view'],
  [['F'], 'control.full'],
  [['S'], 'keys.skip'],
  [['H'], 'help.title'],
  [['?'], 'keys.help'],
]

/** All keys of the page. */
export function KeyHelp({ onClose }: Props) {
  const say = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const nameOf = (key: string) =>
    key === 'key.space'
      ? say('key.space')
      : key === 'Home'
        ? say('key.home')
        : key === 'End'
          ? say('key.end')
          : key
  const table = (title: Word, rows: readonly Row[]) => (
    <section>
      <h3>{say(title)}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (key === '…' ? <i key={key}>–</i> : <kbd key={key}>{nameOf(key)}</kbd>))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
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
            {table('keys.playing', PLAYING)}
            {table('keys.looking', LOOKING)}
          </div>
          {table('keys.moving', MOVING)}
        </div>
      </div>
    </dialog>
  )
}
