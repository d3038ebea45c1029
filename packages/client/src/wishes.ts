import type { Frame, Receipt } from './protocol/frames.ts'
import { type ReceiptStore, union } from './receipt-store.ts'

/** What became of a wish: recorded, as this event; or refused, by this clause if it was a rule. */
export type Answer =
  | { readonly type: 'ack'; readonly seq: number; readonly hash: string }
  | Pick<Frame<'refused'>, 'type' | 'code' | 'clause' | 'text'>

/** What was asked for and not answered yet, and the receipts of what was recorded. */
export interface Wishes {
  /** Remembers the frame until its answer comes. */
  wait(id: string, text: string): Promise<Answer>
  answer(frame: Frame<'ack'> | Frame<'refused'>): void
  /** The frames without an answer, word by word as they were first said, in order. */
  open(): readonly string[]
  abandon(reason: Error): void
  /** In order of `seq`, with those that were kept from before. */
  receipts(): readonly Receipt[]
}

export function createWishes(keep: ReceiptStore): Wishes {
  const waiting = new Map<string, Waiting>()
  let receipts = union(keep.load(), [])
  return {
    wait: (id, text) => new Promise((resolve, reject) => waiting.set(id, { text, resolve, reject })),
    answer(frame) {
      const wish = waiting.get(frame.id)
      if (!wish) return
      waiting.delete(frame.id)
      if (frame.type === 'ack') {
        receipts = union(receipts, [{ seq: frame.seq, hash: frame.hash }])
        keep.save(receipts)
      }
      wish.resolve(answerIn(frame))
    },
    open: () => [...waiting.values()].map(({ text }) => text),
    abandon(reason) {
      for (const wish of waiting.values()) wish.reject(reason)
      waiting.clear()
    },
    receipts: () => receipts,
  }
}

interface Waiting {
  readonly text: string
  resolve(answer: Answer): void
  reject(reason: Error): void
}

function answerIn(frame: Frame<'ack'> | Frame<'refused'>): Answer {
  if (frame.type === 'ack') return { type: 'ack', seq: frame.seq, hash: frame.hash }
  const { type, code, clause, text } = frame
  return { type, code, clause, text }
}
