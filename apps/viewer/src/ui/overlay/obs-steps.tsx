import type { OverlayLayout } from '../../overlay/options.ts'
import styles from './fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

const STEPS = ['obs.add', 'obs.size', 'obs.css', 'obs.hidden', 'obs.permission', 'obs.once'] as const

/** What to set in OBS, as far as its documentation says it. */
export function ObsSteps({ layout }: { readonly layout: OverlayLayout }) {
  const say = useOverlayWords()
  const [width, height] = layout === '9:16' ? [1080, 1920] : [1920, 1080]
  return (
    <section class={styles.group}>
      <h2>{say('obs.title')}</h2>
      <ol class={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{say(step, { width, height })}</li>
        ))}
      </ol>
      <p class={styles.hint}>{say('obs.more')}</p>
    </section>
  )
}
