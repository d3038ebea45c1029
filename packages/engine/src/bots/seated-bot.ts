import type { Bot, Intent } from '../bot.ts'
import { createFollowing } from '../following/following.ts'
import type { Reading, Wish } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import type { Random } from '../random.ts'
import type { Shown } from '../redact.ts'

/** A bot in its seat: follows its own feed, and has something in mind or not. Times in µs. */
export interface SeatedBot<Event extends LogEvent = LogEvent, Command extends Wish = Wish> {
  /** What its seat is shown, in `seq` order from `game.created` on. */
  see(shown: Shown<Event>, now: number): void
  /** When it wants to act, as far as it has seen. */
  readonly dueAt: number | undefined
  /** What it wishes, now that it is due; nothing more until that is answered. */
  act(): Command | undefined
  /** Its wish was recorded with that `seq`, or refused (undefined). */
  answered(seq: number | undefined, now: number): void
}

export interface BotSeat<State, Event extends LogEvent, Command extends Wish> {
  readonly game: Reading<State, Event>
  readonly bot: Bot<State, Command>
  readonly seat: number
  readonly random: Random
}

export function createSeatedBot<State, Event extends LogEvent, Command extends Wish>({
  game,
  bot,
  seat,
  random,
}: BotSeat<State, Event, Command>): SeatedBot<Event, Command> {
  const following = createFollowing<State, Event>({ rulesOf: () => game })
  /** Its own last action: it does not think on before it has seen that. */
  let awaited = 0
  let intent: Intent<State, Command> | undefined
  let dueAt: number | undefined

  const think = (now: number) => {
    const { match } = following
    if (!match || match.seq < awaited) return
    const view = match.state
    if (intent && (intent.stands?.(view, ((dueAt ?? now) - now) / 1000) ?? true)) return
    intent = bot.intend(view, seat, random)
    dueAt = intent && now + intent.thinkMs * 1000
  }

  return {
    see(shown, now) {
      following.take({ type: 'shown', ...shown })
      think(now)
    },
    get dueAt() {
      return dueAt
    },
    act() {
      const command = intent?.command
      intent = undefined
      dueAt = undefined
      awaited = Number.POSITIVE_INFINITY
      return command
    },
    answered(seq, now) {
      awaited = seq ?? 0
      think(now)
    },
  }
}
