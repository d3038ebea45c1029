/** How soon to ask again: with every frame, some times a second, or (undefined) when woken. */
export type Pace = 'at every frame' | 'now and then' | undefined

export interface Ticker {
  /** Asks at the next frame. */
  wake(): void
  /** Asks at once. */
  beat(): void
  /** Asks nothing while it rests, and at once when that is over. */
  rest(isResting: boolean): void
  dispose(): void
}

const NOW_AND_THEN = 200

/** Asks what time it is as often as the answer wants; frames rest in hidden tabs by themselves. */
export function createTicker(tick: (now: number) => Pace): Ticker {
  let frame: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isResting = false

  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    if (timer !== undefined) clearTimeout(timer)
    frame = undefined
    timer = undefined
  }
  const wake = () => {
    if (isResting) return
    if (timer !== undefined) clearTimeout(timer)
    timer = undefined
    frame ??= requestAnimationFrame(run)
  }
  const beat = () => {
    if (isResting) return
    const pace = tick(performance.now())
    if (pace === 'at every frame') wake()
    else if (pace === 'now and then') timer ??= setTimeout(wake, NOW_AND_THEN)
  }
  const run = () => {
    frame = undefined
    beat()
  }

  return {
    wake,
    beat,
    rest(wanted) {
      if (wanted === isResting) return
      isResting = wanted
      if (isResting) stop()
      else beat()
    },
    dispose: stop,
  }
}
