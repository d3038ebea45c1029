import { SPEEDS, within } from '../playback/playback.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { clockText } from './clock-text.ts'
import { useWords } from './desk.ts'
import { Icon } from './icons.tsx'
import { TimelineStrip } from './timeline-strip.tsx'

/** Play, pause, step, speed, the strip, and the way back to live. */
export function Transport({ viewing }: { readonly viewing: Viewing }) {
  const say = useWords()
  const { isPlaying, isFollowing, speed } = viewing.playback.value
  const { isLive } = viewing.span.value
  const isAtEnd = isFollowing && viewing.reception.value === 'well'
  return (
    <div class="transport">
      <TimelineStrip viewing={viewing} />
      <div class="controls">
        <button type="button" class="round" aria-label={say('control.back')} onClick={() => viewing.step(-1)}>
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="round big"
          aria-label={say(isPlaying ? 'control.pause' : 'control.play')}
          onClick={viewing.toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button type="button" class="round" aria-label={say('control.on')} onClick={() => viewing.step(1)}>
          <Icon name="on" />
        </button>
        <Position viewing={viewing} />
        <span class="gap" />
        {isLive && (
          <button
            type="button"
            class={isAtEnd ? 'live at-end' : 'live'}
            aria-pressed={isFollowing}
            onClick={viewing.follow}
          >
            <i />
            {say(isFollowing ? 'control.live' : 'control.to-live')}
          </button>
        )}
        {!isFollowing && (
          <label class="speed">
            <span class="spoken">{say('control.speed')}</span>
            <select value={speed} onChange={(event) => viewing.setSpeed(Number(event.currentTarget.value))}>
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  )
}

/** Alone, so that the clock draws nothing else anew. */
function Position({ viewing }: { readonly viewing: Viewing }) {
  const span = viewing.span.value
  const { start, end } = span
  return (
    <span class="position">
      <b>{clockText(within(span, viewing.instant.value) - start)}</b> / {clockText(end - start)}
    </span>
  )
}
