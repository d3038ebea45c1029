import * as v from 'valibot'
import { createLine, type LineOptions } from '../connection/line.ts'
import { createQueue } from '../connection/queue.ts'
import { PROTOCOL } from '../protocol/frames.ts'
import { type AiredAct, type ShowServerFrame, showServerFrame } from '../protocol/shows.ts'

/** What a show tells its readers. */
export type ShowItem =
  /** The present state, whenever a line stands: what was known before is forgotten. */
  | { readonly type: 'show'; readonly match: string; readonly acts: readonly AiredAct[] }
  | { readonly type: 'act'; readonly act: AiredAct }
  /** To the caster: how many screens show it. */
  | { readonly type: 'readers'; readonly count: number }
  /** `missing`: the service knows no such show now; it is asked again and again, because its caster may make it again. */
  | { readonly type: 'status'; readonly status: ShowStatus }

export type ShowStatus = 'connecting' | 'live' | 'offline' | 'missing'

export interface ShowReader {
  /** For one reader. */
  readonly items: AsyncIterable<ShowItem>
  close(): void
}

export interface ShowReaderOptions extends Omit<LineOptions, 'listener'> {
  readonly key: string
}

/** Reads a show for as long as it is wanted, over as many lines as that takes. */
export function createShowReader({ key, ...way }: ShowReaderOptions): ShowReader {
  let status: ShowStatus | undefined
  const queue = createQueue<ShowItem>(() => {})
  const enter = (next: ShowStatus) => {
    // While a missing show is asked for again, it is missing.
    if (next === status || (status === 'missing' && next !== 'live')) return
    status = next
    queue.push({ type: 'status', status })
  }
  const hear = (frame: ShowServerFrame) => {
    switch (frame.type) {
      case 'show':
        enter('live')
        return queue.push({ type: 'show', match: frame.match, acts: frame.acts })
      case 'act': {
        const { type, ...act } = frame
        return queue.push({ type, act })
      }
      case 'readers':
        return queue.push({ type: 'readers', count: frame.count })
      case 'heartbeat':
        return line.settle()
      case 'goodbye':
        if (frame.code === 'no-such-show') enter('missing')
        return frame.code === 'restarting' ? line.renew() : line.renewLater()
    }
  }
  const line = createLine({
    ...way,
    listener: {
      connecting: () => enter('connecting'),
      open: () => line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, key })),
      message(data) {
        const frame = frameIn(data)
        if (frame) hear(frame)
      },
      lost: () => enter('offline'),
    },
  })
  return {
    items: queue.items,
    close() {
      line.close()
      queue.end()
    },
  }
}

/** Undefined: of a newer service, and not for us. */
function frameIn(data: unknown): ShowServerFrame | undefined {
  try {
    const { success, output } = v.safeParse(showServerFrame, JSON.parse(String(data)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
