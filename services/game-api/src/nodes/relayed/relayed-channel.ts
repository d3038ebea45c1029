import type { Audience, LogEvent, Outcome } from '@getaway/engine'
import type { Channel } from '../../live/channel/channel.ts'
import { Frames } from '../../live/channel/frames.ts'
import { type LostBy, type Reader, Readers } from '../../live/channel/readers.ts'
import type { FeedNews, FeedPage } from '../match-wire.ts'
import { RelayedFeed } from './relayed-feed.ts'

export interface RelayedChannelOptions {
  readonly audience: Audience
  /** Asks the owner for what comes after an event. */
  readonly page: (after: number) => Promise<{ readonly page: FeedPage; readonly texts: readonly string[] }>
  readonly onFault: (error: unknown) => void
  /** So many were written to what the owner told at that instant of its clock. */
  readonly onWritten: (readers: number, bytes: number, toldAt: number | undefined) => void
}

/** A match of another node as one audience is shown it: told once to this node, however many read it here. */
export class RelayedChannel implements Channel {
  readonly audience: Audience
  readonly #options: RelayedChannelOptions
  readonly #feed = new RelayedFeed()
  readonly #frames = new Frames(this.#feed)
  readonly #readers: Readers
  #delayUs = 0
  #toldAt: number | undefined
  #catchingUp: Promise<void> | undefined
  #isClosed = false

  constructor(options: RelayedChannelOptions) {
    const { audience, onFault } = options
    this.audience = audience
    this.#options = options
    const isPrompt = audience !== 'public'
    const onWritten = (count: number, bytes: number) => options.onWritten(count, bytes, this.#toldAt)
    this.#readers = new Readers({ feed: this.#feed, frames: this.#frames, isPrompt, onFault, onWritten })
  }

  get delayUs(): number {
    return this.#delayUs
  }

  get size(): number {
    return this.#readers.size
  }

  head(): number {
    return this.#feed.head
  }

  isOpen(): boolean {
    return this.#feed.isOver
  }

  /** Only the owner knows it without asking; nobody here does. */
  gathering(): Outcome | undefined {
    return undefined
  }

  holds({ seq, hash }: Pick<LogEvent, 'seq' | 'hash'>): boolean {
    return this.#feed.hashAt(seq) === hash
  }

  shownAfter(seq: number, most?: number): readonly string[] {
    return this.#feed.after(seq, most)
  }

  subscribe(reader: Reader): () => void {
    if (this.#isClosed) queueMicrotask(() => reader.lost())
    const leave = this.#readers.add(reader)
    if (this.#isClosed) leave()
    return leave
  }

  /** News of the owner; what is missing before it is asked for. */
  hear(news: FeedNews, text: string): void {
    if ('hasMoved' in news) return
    this.#toldAt = news.at
    if (this.#feed.take(news.after, linesOf(text))) this.#grown(news)
    else this.catchUp().catch(() => {})
  }

  /** The owner says how far it is. */
  hearHead(head: number): void {
    if (head > this.#feed.head) this.catchUp().catch(() => {})
  }

  /** Asks for all that is missing; rejects where the owner does not answer. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readOn().finally(() => {
      this.#catchingUp = undefined
    })
    return this.#catchingUp
  }

  close(why?: LostBy): void {
    this.#isClosed = true
    this.#frames.clear()
    this.#readers.close(why)
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const { page, texts } = await this.#options.page(this.#feed.head)
      this.#delayUs = page.delayUs
      this.#feed.take(page.after, texts)
      this.#grown(page)
      // Nothing more came: the owner, a new one perhaps, is not further than that.
      if (texts.length === 0 || this.#feed.head >= page.head) return
    }
  }

  #grown({ head, isOver }: { readonly head: number; readonly isOver: boolean }): void {
    this.#feed.isOver ||= isOver && this.#feed.head >= head
    this.#frames.clear()
    this.#readers.tell()
  }
}

export function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n')
}
