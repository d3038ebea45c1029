import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, ConnectionClosed } from '@getaway/client'
import {
  type AnyGame,
  createTimeline,
  gameOf,
  type LogEvent,
  type Random,
  type Timeline,
} from '@getaway/engine'
import type { Play } from './messages.ts'

type Wish = { readonly type: string }

/** Plays one seat to the end of its match, by what its feed shows and nothing else. */
export async function playSeat(
  connection: Connection,
  { seat, strength, pace }: Pick<Play, 'seat' | 'strength' | 'pace'>,
  random: Random,
): Promise<void> {
  let game: AnyGame | undefined
  let timeline: Timeline<unknown> | undefined
  let isBusy = false
  /** What it is thinking of doing, and how to stop it. */
  let thought: { readonly command: Wish; readonly drop: AbortController } | undefined

  const see = (event: LogEvent, reveals: readonly LogEvent[]) => {
    if (!timeline) {
      const named = gameOf(event)
      if (typeof named === 'string') throw new Error(named)
      game = named
      timeline = createTimeline(named, event)
      return
    }
    for (const reveal of reveals) timeline.learn(reveal)
    timeline.push(event)
  }
  const view = () => timeline?.stateAfter(timeline.length)
  const bot = () => game?.bots[strength]

  /** One thing after the other: thinks, acts, hears the answer, thinks again. */
  const act = async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (;;) {
        const intent = bot()?.intend(view(), seat, random)
        if (!intent) return
        thought = { command: intent.command, drop: new AbortController() }
        const { signal } = thought.drop
        await sleep(intent.thinkMs * pace, undefined, { signal }).catch(() => {})
        thought = undefined
        if (!signal.aborted) await connection.send(intent.command)
      }
    } catch (error) {
      if (!(error instanceof ConnectionClosed)) throw error
    } finally {
      isBusy = false
    }
  }
  const reconsider = () => {
    if (thought && bot()?.stillWants?.(view(), seat, thought.command) === false) thought.drop.abort()
  }

  /** How far the record goes; before one is there, what one sees is long past. */
  let head = 0
  let fault: unknown
  const fail = (error: unknown) => {
    fault = error
    connection.close()
  }
  for await (const item of connection.items) {
    if (item.type === 'restart') timeline = undefined
    if (item.type === 'head') head = item.seq
    if (item.type === 'shown') see(item.event, item.reveals)
    if (item.type !== 'shown' || item.event.seq < head) continue
    if (game?.isOver(view())) connection.close()
    else {
      reconsider()
      act().catch(fail)
    }
  }
  if (fault !== undefined) throw fault
}
