import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { StoryLine as Line } from '../../table/story.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { type BoxSize, useSize } from '../common/use-size.ts'
import { Key } from '../keys/key.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { spokenOf, toldAt } from './story-told.ts'
import footStyles from './table-foot.module.css'

interface Props {
  readonly viewing: Viewing
  readonly isSkippable: boolean
  readonly onSize?: (size: BoxSize) => void
}

/** What the table shows of its own accord, told line by line as it does. */
export function StoryPanel({ viewing, isSkippable, onSize }: Props) {
  const { language } = useApp()
  const say = useWords()
  const host = useRef<HTMLElement>(null)
  const story = useComputed(() => {
    const [table, plan] = [viewing.table.value, viewing.told.plan.value]
    return table && plan ? table.storyOf(plan, language.value) : undefined
  })
  // Of each instant only how far the story has come: the page changes with its lines.
  const told = useComputed(() => (story.value ? toldAt(story.value, viewing.posed.value) : undefined))
  const isTold = told.value !== undefined
  const skip = () => viewing.lookAs({ skipped: story.peek()?.key })
  useSize(host, onSize, isTold)
  useKeys({ skip }, isTold && isSkippable)

  const lines = (isTold && story.value?.lines) || []
  const past = lines.slice(0, told.value ?? 0)
  const now = past.at(-1)
  return (
    <>
      <p class={controlStyles.spoken} aria-live="polite">
        {spokenOf(past)}
      </p>
      {story.value && isTold && (
        <section
          class={classNames(footStyles.story, footStyles[now?.tone ?? 'plain'])}
          aria-label={story.value.title}
          ref={host}
        >
          <div>
            <h2>{story.value.title}</h2>
            <p aria-hidden="true">
              <Sign tone={now?.tone ?? 'plain'} />
              {now?.text}
            </p>
          </div>
          {isSkippable && (
            <button
              type="button"
              class={classNames(controlStyles.button, footStyles.skip)}
              aria-label={say('story.skip.name', { title: story.value.title })}
              onClick={skip}
            >
              {say('story.skip')} <Key of="skip" />
            </button>
          )}
          <ol class={footStyles.storyTicks} aria-hidden="true">
            {lines.map(({ at, tone }, index) => (
              <li key={`${at} ${index}`} class={index < past.length ? footStyles[tone] : undefined} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

const SIGNS: Readonly<Record<Line['tone'], string>> = {
  plain: '',
  right: 'm5 12.5 4.5 4.5L19 7',
  wrong: 'M6 6l12 12M18 6 6 18',
  score: 'M6 4h12v4a6 6 0 0 1-12 0zM12 14v4M8 20h8M6 5H3v2a3 3 0 0 0 3 3M18 5h3v2a3 3 0 0 1-3 3',
}

function Sign({ tone }: { readonly tone: Line['tone'] }) {
  return (
    <svg viewBox="0 0 24 24" class={footStyles.storySign} aria-hidden="true">
      <path d={SIGNS[tone]} />
    </svg>
  )
}
