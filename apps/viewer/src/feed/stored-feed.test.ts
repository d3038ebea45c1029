import type { Client, FeedItem } from '@getaway/client'
import { expect, it } from 'vitest'
import { createStoredFeed } from './stored-feed.ts'

const event = (seq: number) => ({ seq, type: 'seat.ready', at: seq })

/** Notes with which token each page was asked for. */
function clientWith(opens: (token: string | undefined) => boolean, asked: (string | undefined)[]) {
  return {
    async readEvents(_: string, after = 0, as: { readonly token?: string | undefined } = {}) {
      asked.push(as.token)
      if (!opens(as.token)) throw new Error('no such token')
      return { shown: [{ event: event(after + 1) }], head: 3 }
    },
  } as unknown as Pick<Client, 'readEvents'>
}

async function taken(client: Pick<Client, 'readEvents'>, token?: string): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = []
  for await (const item of createStoredFeed(client, 'm', token).items) items.push(item)
  return items
}

it('reads page by page with the token of a seat', async () => {
  const asked: (string | undefined)[] = []
  const items = await taken(
    clientWith((token) => token === 'mine', asked),
    'mine',
  )
  expect(items.map((item) => (item.type === 'shown' ? item.event.seq : item.type))).toEqual([
    'restart',
    1,
    2,
    3,
  ])
  expect(asked).toEqual(['mine', 'mine', 'mine'])
})

it('a token that opens nothing any more is left away: what everybody may have is there', async () => {
  const asked: (string | undefined)[] = []
  const items = await taken(
    clientWith((token) => token === undefined, asked),
    'old',
  )
  expect(items).toHaveLength(4)
  expect(asked[0]).toBe('old')
  expect(asked.slice(1)).toEqual([undefined, undefined, undefined])
})

it('what nobody gets fails', async () => {
  await expect(
    taken(
      clientWith(() => false, []),
      undefined,
    ),
  ).rejects.toThrow('no such token')
})
