import type { Frame, Receipt } from '../protocol/frames.ts'
import { inOrder, type ReceiptStore } from '../receipt-store.ts'

/** What became of a wish: recorded, as this event; or refused, by this clause if it was a rule. */
export type CommandAnswer =
  | { readonly type: 'ack'; readonly seq: number; readonly hash: string }
  | Pick<Frame<'refused'>, 'type' | 'code' | 'clause' | 'text'>

/** The service refuses for good what is said on a line while so many have no answer there. */
const MOST_ON_A_LINE = 32

/** What was asked for and not answered yet, and the receipts of what was recorded. */
export interface SentCommands {
  /** Remembers the frame until its answer comes. */
  wait(id: string, text: string): Promise<CommandAnswer>
  answer(frame: Frame<'ack'> | Frame<'refused'>): void
  /**
   * The frames to be said on this line now, word by word as they were first said, in order: no more of them
   * than it bears, the others as answers come. Each is given once.
   */
  due(): readonly string[]
  /** On another line nothing has been said yet. */
  changeLine(): void
  abandon(reason: Error): void
  /** In order of `seq`, with those that were kept from before. */
  receipts(): readonly Receipt[]
}

export function createSentCommands(keep: ReceiptStore): SentCommands {
  const waiting = new Map<string, Waiting>()
  /** Which of them have been said on this line. */
  const said = new Set<string>()
  const receipts = [...keep.load()]
  return {
    wait: (id, text) => new Promise((resolve, reject) => waiting.set(id, { text, resolve, reject })),
    answer(frame) {
      const wish = waiting.get(frame.id)
      if (!wish) return
      waiting.delete(frame.id)
      said.delete(frame.id)
      if (frame.type === 'ack') {
        const receipt = { seq: frame.seq, hash: frame.hash }
        receipts.push(receipt)
        keep.add(receipt)
      }
      wish.resolve(answerIn(frame))
    },
    due() {
      const texts: string[] = []
      for (const [id, { text }] of waiting) {
        if (said.size === MOST_ON_A_LINE) break
        if (said.has(id)) continue
        said.add(id)
        texts.push(text)
      }
      return texts
    },
    changeLine: () => said.clear(),
    abandon(reason) {
      for (const wish of waiting.values()) wish.reject(reason)
      waiting.clear()
      said.clear()
    },
    receipts: () => inOrder(receipts),
  }
}

interface Waiting {
  readonly text: string
  resolve(answer: CommandAnswer): void
  reject(reason: Error): void
}

function answerIn(frame: Frame<'ack'> | Frame<'refused'>): CommandAnswer {
  if (frame.type === 'ack') return { type: 'ack', seq: frame.seq, hash: frame.hash }
  const { type, code, clause, text } = frame
  return { type, code, clause, text }
}
