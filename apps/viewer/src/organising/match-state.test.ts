import { createTimeline, gameOf, unwrap } from '@getaway/engine'
import { playRandomMatch } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import { createMatchStateReader } from './match-state.ts'

const PAGE = 12
const { events } = playRandomMatch({ seed: 7, players: 2 })
const [created] = events

/** A service that has recorded so many events, and notes after which one it was asked. */
function openService() {
  const asked: number[] = []
  const service = { head: 0, asked }
  const readEvents = async (_: string, after = 0) => {
    asked.push(after)
    const page = events.slice(after, Math.min(after + PAGE, service.head))
    return { head: service.head, shown: page.map((event) => ({ event, reveals: [] })) }
  }
  return { service, client: { readEvents } as unknown as Parameters<typeof createMatchStateReader>[0] }
}

function stateAfter(count: number): unknown {
  if (!created) throw new Error('a match begins with game.created')
  const timeline = createTimeline(unwrap(gameOf(created)), created, events.slice(1, count))
  return timeline.stateAfter(timeline.length)
}

test('a match is read once, page by page, and then only what has come since', async () => {
  const { service, client } = openService()
  const reader = createMatchStateReader(client, 'm', 't')
  service.head = 3 * PAGE + 5
  expect(await reader.read()).toEqual(stateAfter(service.head))
  expect(service.asked.splice(0)).toEqual([0, PAGE, 2 * PAGE, 3 * PAGE])
  expect(await reader.read()).toEqual(stateAfter(service.head))
  expect(service.asked.splice(0)).toEqual([service.head])
  const before = service.head
  service.head = before + 4
  expect(await reader.read()).toEqual(stateAfter(service.head))
  // Whoever asks twice at once is answered twice, and reads nothing twice.
  const both = await Promise.all([reader.read(), reader.read()])
  expect(both).toEqual([stateAfter(service.head), stateAfter(service.head)])
  expect(service.asked).toEqual([before, service.head, service.head])
})

test('what was read before a line went down is not read again', async () => {
  const { service, client } = openService()
  let failures = 0
  const failing = {
    readEvents: async (id: string, after = 0) => {
      if (after === 2 * PAGE && failures++ === 0) throw new Error('cut')
      return client.readEvents(id, after)
    },
  } as unknown as typeof client
  const reader = createMatchStateReader(failing, 'm', 't')
  service.head = 3 * PAGE
  await expect(reader.read()).rejects.toThrow('cut')
  expect(await reader.read()).toEqual(stateAfter(service.head))
  expect(service.asked).toEqual([0, PAGE, 2 * PAGE])
})
