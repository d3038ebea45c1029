/** Lets a crowd in a few at a time: what players send comes in between, however many spectators come at once. */
export interface Turns {
  /** Resolves in this turn of the event loop, or in one after it. */
  take(): Promise<void>
}

export function createTurns(most: number): Turns {
  let taken = 0
  let waiting: (() => void)[] = []
  let isCounting = false

  const begin = () => {
    const now = waiting.slice(0, most)
    waiting = waiting.slice(most)
    taken = now.length
    isCounting = taken > 0
    for (const go of now) go()
    if (isCounting) setImmediate(begin)
  }
  return {
    take() {
      if (!isCounting) setImmediate(begin)
      isCounting = true
      if (taken < most) {
        taken++
        return Promise.resolve()
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
