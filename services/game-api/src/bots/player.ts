import { type Connection, ConnectionClosed, type FeedItem } from '@getaway/client'
import type { Bot, LogEvent, Random, Result } from '@getaway/engine'
import {
  type AnyBotPlaying,
  createSeatedBot,
  middleStrength,
  type SeatedBot,
} from '@getaway/engine/following'
import { createDesertion } from './desertion.ts'
import { createEndlessness } from './endless.ts'
import type { Play } from './messages.ts'

interface Seated extends Pick<Play, 'seat' | 'strength' | 'pace'> {
  /** The rules of the match that this event opens. */
  readonly gameOf: (created: LogEvent) => Promise<Result<AnyBotPlaying>>
}

/**
 * Plays one seat to the end of its match, by what its feed shows and nothing else. Gives the code with which
 * the service sent it away, if it did.
 */
export async function playSeat(
  connection: Connection,
  seated: Seated,
  random: Random,
): Promise<string | undefined> {
  let bot: SeatedBot | undefined
  /** How far the record goes; until the bot is there, what it sees is long past. */
  let head = 0
  let timer: NodeJS.Timeout | undefined
  let fault: unknown
  let sentAway: string | undefined
  const isEndless = createEndlessness()
  const isDeserted = createDesertion()
  let hasLeft = false

  const see = async ({ event, reveals }: Extract<FeedItem, { type: 'shown' }>) => {
    bot ??= await seatedAt(event, seated, random)
    bot.see({ event, reveals }, now())
    if (event.seq >= head) schedule()
    const isWanted = !isEndless(event) && !isDeserted(event)
    // Who left long ago may have come back since.
    if (!isWanted && event.seq >= head && !hasLeft) leave()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (bot?.dueAt === undefined) return
    timer = setTimeout(() => act().catch(fail), Math.max(0, bot.dueAt - now()) / 1000)
  }
  const act = async () => {
    const acting = bot
    const command = acting?.act()
    if (!command) return
    const answer = await connection.send({ ...command })
    acting?.answered(answer.type === 'ack' ? answer.seq : undefined, now())
    schedule()
  }
  const leave = () => {
    hasLeft = true
    connection.send({ type: 'leave' }).catch(fail)
  }
  const fail = (error: unknown) => {
    if (!(error instanceof ConnectionClosed)) fault = error
    connection.close()
  }

  try {
    for await (const item of connection.items) {
      if (item.type === 'head') head = item.seq
      if (item.type === 'restart') bot = undefined
      if (item.type === 'over') sentAway = item.code
      if (item.type !== 'shown') continue
      await see(item)
      if (item.event.type === 'game.ended' || item.event.type === 'game.abandoned') connection.close()
    }
  } finally {
    // A bot that failed would hold its line for ever, beside the one that comes in its place.
    connection.close()
    clearTimeout(timer)
  }
  if (fault !== undefined) throw fault
  return sentAway
}

async function seatedAt(created: LogEvent, seated: Seated, random: Random): Promise<SeatedBot> {
  const { seat, strength, pace, gameOf } = seated
  const named = await gameOf(created)
  if (!named.ok) throw new Error(named.error)
  const game = named.value
  // An earlier version may have had other strengths: a bot that sat down as one of those plays on.
  const bot = game.bots[strength] ?? game.bots[middleStrength(game.bots)]
  if (!bot) throw new Error(`there is no bot for ${game.id}`)
  return createSeatedBot({ game, bot: atPace(bot, pace), seat, random })
}

/** Everything takes so many times as long: to think, and what is too near to be stopped. */
function atPace<State, Command>(bot: Bot<State, Command>, pace: number): Bot<State, Command> {
  return {
    intend(view, seat, random) {
      const intent = bot.intend(view, seat, random)
      if (!intent) return undefined
      // A bot that takes no time at all always has time to think again.
      const left = (leftMs: number) => (pace === 0 ? Number.POSITIVE_INFINITY : leftMs / pace)
      const stands = (now: State, leftMs: number) => intent.stands?.(now, left(leftMs)) ?? true
      return { ...intent, thinkMs: intent.thinkMs * pace, stands }
    },
  }
}

function now(): number {
  return performance.now() * 1000
}
