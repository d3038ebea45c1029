/** What was pushed, one after the other, to one reader, who may stop reading and go on later. */
export interface Queue<Item> {
  push(item: Item): void
  /** Nothing comes any more; what waits is still read. */
  end(): void
  readonly items: AsyncIterable<Item>
}

/** `onHandOut` hears of each item as the reader gets it. */
export function createQueue<Item>(onHandOut: (item: Item) => void): Queue<Item> {
  let waiting: Item[] = []
  /** Read up to here: removing an array's first element moves all others. */
  let read = 0
  let ended = false
  let readers: ((result: IteratorResult<Item, undefined>) => void)[] = []

  const handOut = (value: Item): IteratorResult<Item, undefined> => {
    onHandOut(value)
    return { done: false, value }
  }
  const next = (): IteratorResult<Item, undefined> | undefined => {
    if (read < waiting.length) {
      const item = waiting[read++] as Item
      if (read === waiting.length) {
        waiting = []
        read = 0
      }
      return handOut(item)
    }
    return ended ? { done: true, value: undefined } : undefined
  }

  return {
    push(item) {
      if (ended) return
      const reader = readers.shift()
      if (reader) reader(handOut(item))
      else waiting.push(item)
    },
    end() {
      ended = true
      for (const reader of readers) reader({ done: true, value: undefined })
      readers = []
    },
    items: {
      [Symbol.asyncIterator]: () => ({
        next: async () => next() ?? new Promise((resolve) => readers.push(resolve)),
      }),
    },
  }
}
