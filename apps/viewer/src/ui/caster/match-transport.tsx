import type { Viewing } from '../../viewing/viewing.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './control-bar.module.css'
import { useCasterWords } from './use-caster-words.ts'

/** Of a match that is over: where it is on air, and how it goes on. */
export function MatchTransport({ viewing }: { readonly viewing: Viewing }) {
  const say = useCasterWords()
  const { isPlaying } = viewing.playback.value
  const { start, end } = viewing.span.value
  const at = viewing.instant.value
  return (
    <div class={styles.transport}>
      <button
        type="button"
        class={controlStyles.plain}
        aria-label={say(isPlaying ? 'pause' : 'play')}
        onClick={viewing.toggle}
      >
        <PageIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(Math.ceil((end - start) / 1_000_000), 1)}
        value={Math.round((at - start) / 1_000_000)}
        aria-label={clockText(at - start)}
        onInput={({ currentTarget }) => viewing.seek(start + Number(currentTarget.value) * 1_000_000)}
      />
      <time>{clockText(at - start)}</time>
    </div>
  )
}
