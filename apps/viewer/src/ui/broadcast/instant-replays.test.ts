import { signal } from '@preact/signals'
import { afterEach, expect, it } from 'vitest'
import { FOLLOWING, type Span } from '../../playback/playback.ts'
import { createInstantReplays, type ReplayedViewing } from './instant-replays.ts'

const S = 1_000_000
/** The table rests then: the check of the last round has been told. */
const END = 20.2 * S
let stop: (() => void) | undefined
afterEach(() => stop?.())

/** A live match whose last round has ended, followed until shortly before its end. */
function setOut(instantNow: number) {
  const instant = signal(instantNow)
  const span = signal<Span>({ start: 0, end: instantNow, isLive: true })
  const playback = signal(FOLLOWING)
  const ending = { at: 10 * S, knownFrom: 10 * S, label: 'Captured', kind: { isEnding: true } }
  const viewing = {
    known: signal({ timeline: {} }),
    table: signal({
      storyOf: () => undefined,
      stripOf: () => ({ chapters: [], ticks: [{ at: 10 * S, side: 'below' }], flags: [ending] }),
    }),
    plan: signal({ restsAt: END }),
    playback,
    instant,
    span,
    toggle() {
      playback.value = { ...playback.peek(), isPlaying: !playback.peek().isPlaying }
    },
    seek(to: number) {
      instant.value = to
    },
    setSpeed() {},
    follow() {},
  } as unknown as ReplayedViewing
  const { shown, start } = createInstantReplays(viewing, signal('en'), () => true)
  stop = start()
  /** As a viewing does: first what there is to see, then where one is in it. */
  const arrive = () => {
    span.value = { start: 0, end: END, isLive: false }
    playback.value = { ...FOLLOWING, isFollowing: false, isPlaying: false, instant: END }
    instant.value = END
  }
  return { shown, instant, arrive }
}

it.each([3_000_000, 300_000, 200_000, 16_000, 1])(
  'at its end a match is shown once more, also where the last step to it was %i µs',
  (step) => {
    const { shown, instant, arrive } = setOut(END - step)
    expect(shown.value.replay).toBeUndefined()
    arrive()
    expect(shown.value.replay).toMatchObject({ label: 'Captured', at: 10 * S })
    expect(instant.value).toBe(8.1 * S)
  },
)
