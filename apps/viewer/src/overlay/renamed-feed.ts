import type { FeedItem } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Feed } from '../feed/feed.ts'

/** The same match with other names, by seat: on the table, in the graphics and in all that is told. */
export function renamedFeed(feed: Feed, names: readonly (string | undefined)[]): Feed {
  if (!names.some(Boolean)) return feed
  async function* items(): AsyncGenerator<FeedItem, void> {
    for await (const item of feed.items) {
      yield item.type === 'shown'
        ? {
            ...item,
            event: renamed(item.event, names),
            reveals: item.reveals.map((event) => renamed(event, names)),
          }
        : item
    }
  }
  return { ...feed, items: items() }
}

/** Players are named where a match is created, and where they take their seats; an open seat stays open. */
function renamed(event: LogEvent, names: readonly (string | undefined)[]): LogEvent {
  const data: unknown = event.data
  if (!isRecord(data)) return event
  if (event.type === 'seat.taken') return { ...event, data: named(data, names) } as LogEvent
  if (event.type !== 'game.created' || !Array.isArray(data.players)) return event
  return {
    ...event,
    data: { ...data, players: data.players.map((player) => named(player, names)) },
  } as LogEvent
}

function named(player: unknown, names: readonly (string | undefined)[]): unknown {
  if (!isRecord(player) || typeof player.name !== 'string') return player
  const name = typeof player.seat === 'number' ? names[player.seat] : undefined
  return name === undefined ? player : { ...player, name }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
