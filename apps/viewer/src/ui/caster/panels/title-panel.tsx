import { useSignal } from '@preact/signals'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { Panel } from './panel.tsx'

const LONGEST = { headline: 100, detail: 240 } as const

/** Words of the caster's own. */
export function TitlePanel({ controls }: { readonly controls: Controls }) {
  const say = useCasterWords()
  const headline = useSignal('')
  const detail = useSignal('')
  const [first, second] = [headline.value.trim(), detail.value.trim()]
  const cue = (event: Event) => {
    event.preventDefault()
    if (first !== '') controls.choose({ type: 'title', headline: first, ...(second && { detail: second }) })
  }
  const field = (name: 'headline' | 'detail', text: typeof headline) => (
    <input
      value={text.value}
      maxLength={LONGEST[name]}
      placeholder={say(`titles.${name}`)}
      aria-label={say(`titles.${name}`)}
      onInput={({ currentTarget }) => {
        text.value = currentTarget.value
      }}
    />
  )
  return (
    <Panel title={say('titles')}>
      <form class={styles.form} onSubmit={cue}>
        {field('headline', headline)}
        {field('detail', detail)}
        <button type="submit" class={styles.small} disabled={first === ''}>
          {say(controls.isDirect.value ? 'take' : 'titles.cue')}
        </button>
      </form>
    </Panel>
  )
}
