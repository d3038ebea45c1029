import { useComputed } from '@preact/signals'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { spokenOf, toldAt } from '../table/story-told.ts'
import plateStyles from './plate.module.css'
import styles from './told-story.module.css'

/** What the table shows of its own accord, and how far it has come; undefined while it shows nothing. */
export function useToldStory(viewing: Viewing) {
  const { language } = useApp()
  const story = useComputed(() => {
    const [table, plan] = [viewing.table.value, viewing.told.plan.value]
    return table && plan ? table.storyOf(plan, language.value) : undefined
  })
  // Of each instant only how far the story has come: the page changes with its lines.
  const told = useComputed(() => (story.value ? toldAt(story.value, viewing.posed.value) : undefined))
  return useComputed(() =>
    story.value && told.value !== undefined ? { story: story.value, told: told.value } : undefined,
  )
}

type Told = NonNullable<ReturnType<typeof useToldStory>['value']>

/** A story that goes by quickly: its title and how far it is, and in words only what one would not want to miss. */
export function ToldStory({ story, told }: Told) {
  const past = story.lines.slice(0, told)
  const tone = past.findLast((line) => line.tone === 'wrong' || line.tone === 'score')?.tone
  const text = spokenOf(past)
  return (
    <section
      class={classNames(plateStyles.plate, styles.story, styles[tone ?? 'plain'])}
      aria-label={story.title}
    >
      <span class={plateStyles.slabs} aria-hidden="true" />
      <div class={plateStyles.words}>
        <p class={styles.title} data-alone={text === ''}>
          {story.title}
        </p>
        {text !== '' && <p class={styles.line}>{text}</p>}
        <p class={controlStyles.spoken} aria-live="polite">
          {text}
        </p>
        <ol class={styles.ticks} aria-hidden="true">
          {story.lines.map(({ at, tone }, index) => (
            <li key={`${at} ${index}`} class={index < told ? styles[tone] : undefined} />
          ))}
        </ol>
      </div>
    </section>
  )
}
