import { createRequire } from 'node:module'
import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService } from '../support/service/service.ts'

const extend = createRequire(import.meta.url)('../../examples/nodecg-getaway/extension/index.js') as (
  nodecg: unknown,
) => void

interface Shown {
  readonly status: string
  readonly seq: number
  readonly last: string
  readonly players: readonly { readonly name: string; readonly marks: Readonly<Record<string, number>> }[]
  readonly winners: readonly number[]
}

/** As NodeCG documents it; NodeCG itself is not here. */
function createReplicant<Value>(value?: Value) {
  const listeners: ((value: Value | undefined) => void)[] = []
  let now = value
  return {
    on(_: 'change', listener: (value: Value | undefined) => void) {
      listeners.push(listener)
      listener(now)
    },
    get value() {
      return now
    },
    set value(next) {
      now = next
      for (const listener of listeners) listener(next)
    },
  }
}

let service: Service
beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0 })
})
afterAll(() => service?.close())

test('the sample bundle for NodeCG follows a match to its winner, and stops when another one is chosen', async () => {
  const wanted = createReplicant({ service: service.address, match: '' })
  const shown = createReplicant<Shown>()
  extend({
    Replicant: (name: string) => (name === 'wanted' ? wanted : shown),
    log: { warn: () => {} },
  })
  expect(shown.value).toBeUndefined()
  const { id } = await createClient({ url: service.address }).createMatch({
    game: 'chase',
    seats: ['Ada', 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name }) as const),
  })
  wanted.value = { service: service.address, match: id }
  await expect.poll(() => shown.value?.status, { timeout: 60_000 }).toBe('over')
  expect(shown.value?.players.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  expect(shown.value?.winners).toHaveLength(1)
  await expect.poll(() => shown.value?.last, { timeout: 20_000 }).toBe('game.sealed')
  wanted.value = { service: service.address, match: '' }
  expect(shown.value).toBeUndefined()
})
