import type { ServiceClock } from '../../clock.ts'
import type { Channel } from '../../live/channel/channel.ts'
import type { LostBy, Reader } from '../../live/channel/readers.ts'
import type { NodeLine } from '../line/node-line.ts'
import type { FeedNews } from '../match-wire.ts'

/**
 * Tells other nodes what an audience is shown of a match, once for all of them, and after the audience's delay: what
 * they may not know does not leave this process.
 */
export function openOutlet(
  channel: Channel,
  topic: string,
  line: Pick<NodeLine, 'publish' | 'isConnected'>,
  clock: ServiceClock,
): () => void {
  let sent = channel.head()
  const publish = (news: FeedNews, text = '') => line.publish(topic, news, text)
  const reader: Reader = {
    written: sent,
    // What waits is read from the channel when others can hear it again.
    isReady: () => line.isConnected(),
    write(frame, to) {
      const after = sent
      // The frame holds the same events: they have no more characters than it has bytes.
      const shown = channel.shownAfter(after, frame.length).slice(0, to - after)
      sent = to
      publish({ after, head: channel.head(), isOver: channel.isOpen(), at: clock.now() }, shown.join('\n'))
    },
    lost: (_why?: LostBy) => publish({ hasMoved: true }),
  }
  return channel.subscribe(reader)
}
