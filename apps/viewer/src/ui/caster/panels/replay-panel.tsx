import { SHOW_SPEEDS } from '@getaway/client/protocol'
import { useSignal } from '@preact/signals'
import type { ViewingCourse } from '../../../viewing/course.ts'
import { Choice } from '../../common/choice.tsx'
import { clockText } from '../../common/clock-text.ts'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { ActButton, Panel } from './panel.tsx'
import { lastSeconds, replayOf } from './replays.ts'

interface Props {
  readonly controls: Controls
  readonly course: ViewingCourse
}

/** As many as fit; older ones are on the match's own timeline. */
const MOST = 12
const LAST_S = 10

/** What happened once more, slowly: key moments, the newest first, and the last seconds. */
export function ReplayPanel({ controls, course }: Props) {
  const say = useCasterWords()
  const { start } = controls.viewing.span.value
  const speed = useSignal<(typeof SHOW_SPEEDS)[number]>(0.5)
  const moments = course.strip.value.flags
    .filter(({ kind }) => kind.isKeyMoment)
    .slice(-MOST)
    .toReversed()
  const standing = controls.direction.value.replay
  return (
    <Panel title={say('replays')}>
      <Choice
        name="speed"
        label={say('speed')}
        value={String(speed.value)}
        options={SHOW_SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        onChoose={(value) => {
          speed.value = SHOW_SPEEDS.find((one) => String(one) === value) ?? 1
        }}
      />
      <ActButton onPress={() => controls.choose(lastSeconds(controls.now(), LAST_S, start, speed.value))}>
        {say('replays.last', { seconds: LAST_S })}
      </ActButton>
      {moments.length === 0 && <p class={styles.hint}>{say('replays.none')}</p>}
      {moments.map(({ at, label }, nth) => (
        <ActButton
          key={`${at} ${label}`}
          shortcut={nth === 0 ? 'R' : undefined}
          state={controls.stateOf(
            (act) => act.type === 'replay' && act.from < at && at < act.until,
            standing !== undefined && standing.from < at && at < standing.until,
          )}
          onPress={() => controls.choose(replayOf(at, controls.now(), start, speed.value))}
        >
          <time>{clockText(at - start)}</time> {label}
        </ActButton>
      ))}
    </Panel>
  )
}
