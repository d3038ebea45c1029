import { classNames } from '../common/class-names.ts'
import styles from './control-room.module.css'
import { useCasterWords } from './use-caster-words.ts'
import type { Controls } from './use-controls.ts'

/** Between preview and programme: what was tried goes on air, or not. */
export function Mixer({ controls }: { readonly controls: Controls }) {
  const say = useCasterWords()
  const isReady = controls.cued.value !== undefined
  return (
    <div class={styles.mixer}>
      <button
        type="button"
        class={classNames(styles.take, isReady && styles.ready)}
        title={say('take.more')}
        aria-disabled={!isReady}
        onClick={controls.take}
      >
        {say('take')}
        <kbd>T</kbd>
      </button>
      <button type="button" class={styles.small} aria-disabled={!isReady} onClick={controls.drop}>
        {say('drop')} <kbd>Esc</kbd>
      </button>
      <label class={styles.direct} title={say('direct.more')}>
        <input
          type="checkbox"
          checked={controls.isDirect.value}
          onChange={({ currentTarget }) => {
            controls.isDirect.value = currentTarget.checked
          }}
        />
        <span>{say('direct')}</span>
      </label>
    </div>
  )
}
