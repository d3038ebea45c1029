import type { ShowAct } from '@getaway/client/protocol'
import type { StoryCard } from '../../../table/broadcasting.ts'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { ActButton, Panel } from './panel.tsx'

interface Props {
  readonly controls: Controls
  /** What the game offers now, the weightiest first. */
  readonly stories: readonly StoryCard[]
  readonly actOf: (story: StoryCard) => ShowAct
  readonly onLeave: (story: StoryCard) => void
}

/** What the game would tell, to take or to leave. */
export function StoryPanel({ controls, stories, actOf, onLeave }: Props) {
  const say = useCasterWords()
  const standing = controls.direction.value.graphic
  return (
    <Panel title={say('stories')}>
      {stories.length === 0 && <p class={styles.hint}>{say('stories.none')}</p>}
      {stories.map((story, nth) => (
        <div class={styles.story} key={story.key}>
          <ActButton
            shortcut={nth === 0 ? 'A' : undefined}
            state={controls.stateOf(
              (act) => act.type === 'card' && act.card === story.key,
              standing?.type === 'card' && standing.card === story.key,
            )}
            onPress={() => controls.choose(actOf(story))}
          >
            <strong>{story.headline}</strong>
            {story.detail && <small>{story.detail}</small>}
            {story.audience === 'casters' && <em>{say('stories.hidden')}</em>}
          </ActButton>
          <button
            type="button"
            class={styles.leave}
            aria-label={`${say('stories.leave')}: ${story.headline}`}
            title={say('stories.leave')}
            onClick={() => onLeave(story)}
          >
            ×
          </button>
        </div>
      ))}
    </Panel>
  )
}
