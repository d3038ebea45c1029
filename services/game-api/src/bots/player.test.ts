import type { Connection, FeedItem } from '@getaway/client'
import { loadBotPlaying } from '@getaway/engine/following'
import { expect, test } from 'vitest'
import { playSeat } from './player.ts'

test('a bot that does not know the game fails, and lets go of its line', async () => {
  let isClosed = false
  const items = (async function* (): AsyncGenerator<FeedItem, void> {
    const event = {
      seq: 1,
      type: 'game.created',
      at: 1,
      by: 'server',
      data: { game: 'go' },
      hash: '',
    } as const
    yield { type: 'shown', event, reveals: [] }
  })()
  const connection: Pick<Connection, 'items' | 'close'> = {
    items,
    close() {
      isClosed = true
    },
  }
  const played = playSeat(
    connection as Connection,
    { seat: 0, strength: 'regular', pace: 1, gameOf: loadBotPlaying },
    () => 0,
  )
  await expect(played).rejects.toThrow()
  expect(isClosed).toBe(true)
})
