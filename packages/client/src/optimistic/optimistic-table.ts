import type { CommandWish, FollowedMatch, LogEvent, OwnAction } from '@getaway/engine'
import { type AnyPlaying, createSeatedFollowing, type SeatedFollowing } from '@getaway/engine/following'
import type { Connection } from '../connection/connection.ts'
import { type FeedItem, isMatchItem } from '../connection/feed-item.ts'
import type { SentAction } from './action.ts'

/** A match for somebody who plays over a connection: what they do shows at once, and is confirmed or taken back. */
export interface OptimisticTable {
  /** Undefined until the first event has come. Its timeline tells which events are pending or just taken back. */
  readonly match: FollowedMatch | undefined
  /** What is recorded, without the player's pending actions. */
  readonly recorded: FollowedMatch | undefined
  readonly seat: number | undefined
  /** In the order in which they were done. */
  readonly pending: readonly SentAction[]
  /** Takes what the connection's feed tells, item by item. */
  take(item: FeedItem): void
  /** `at` is when the player did it, as for `send`. */
  act(command: CommandWish, options?: { readonly at?: number | undefined }): SentAction
}

export interface OptimisticTableOptions {
  readonly connection: Pick<Connection, 'send' | 'clock' | 'closed'>
  /** The rules that the first event names; a page loads them before it takes that event. */
  rulesOf(created: LogEvent): AnyPlaying
  /** Hears whenever something shows otherwise, or an action stands otherwise. */
  onChange?(): void
}

export function createOptimisticTable({
  connection,
  rulesOf,
  onChange = () => {},
}: OptimisticTableOptions): OptimisticTable {
  const { clock } = connection
  const following: SeatedFollowing = createSeatedFollowing({ rulesOf })
  const actions = new Map<OwnAction, Ending>()

  /** Tells those whose actions have come to their end, and then that something has changed. */
  const change = () => {
    for (const [own, { tell }] of actions) {
      const { standing } = own
      if (standing.type !== 'confirmed' && standing.type !== 'takenBack') continue
      actions.delete(own)
      tell(standing)
    }
    onChange()
  }
  const measured = (at: number | undefined) => {
    const now = clock.now()
    const rtt = clock.rtt() ?? null
    const claimed = (at === undefined ? now : clock.timeOf(at)) ?? null
    // Without a clock it is judged as if it came just after the last event.
    return { received: now === undefined ? 0 : now + Math.floor((rtt ?? 0) / 2), claimed, rtt }
  }

  // What is acknowledged waits for its event, and would wait for ever.
  void connection.closed.then(() => {
    if (following.pending.length === 0) return
    following.close(clock.now())
    change()
  })

  return {
    get match() {
      return following.match
    },
    get recorded() {
      return following.recorded
    },
    get seat() {
      return following.seat
    },
    get pending() {
      return following.pending.flatMap((own) => actions.get(own)?.action ?? [])
    },
    take(item) {
      if (isMatchItem(item) && following.take(item, clock.now())) change()
    },
    act(command, { at } = {}) {
      const wanted = measured(at)
      // Sent, whatever our own view has against it: it lags by the length of the line, and where two race the
      // service decides. The player is told of the doubt at once, in `standing`, and waits for nothing.
      const answer = connection.send(command, { at })
      const own = following.ask(command, wanted)
      const ending = endingOf(own, command)
      actions.set(own, ending)
      change()
      answer.then(
        (said) => {
          following.answer(own, said, clock.now())
          change()
        },
        () => {
          following.close(clock.now())
          change()
        },
      )
      return ending.action
    },
  }
}

interface Ending {
  readonly action: SentAction
  tell(standing: Awaited<SentAction['ended']>): void
}

function endingOf(own: OwnAction, command: CommandWish): Ending {
  let tell: Ending['tell'] = () => {}
  const ended = new Promise<Awaited<SentAction['ended']>>((resolve) => {
    tell = resolve
  })
  return {
    action: {
      command,
      get standing() {
        return own.standing
      },
      ended,
    },
    tell: (standing) => tell(standing),
  }
}
