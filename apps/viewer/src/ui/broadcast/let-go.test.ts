import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FeedItem } from '@getaway/client'
import { createRedactor, createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { effect, signal } from '@preact/signals'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { createInstantReplays } from './instant-replays.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What outlives every match on the page of an overlay or a TV. */
const page = { motion: signal('full' as const), skipsPauses: signal(false), language: signal('en' as const) }

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), 4),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => void vi.unstubAllGlobals())

function matchItems(): FeedItem[] {
  const { events } = playRandomMatch({ seed: 5, players: 2, organiser: false, most: 60 })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const redactor = createRedactor(chase, 'public')
  const timeline = createTimeline(chase, created)
  const shown = [redactor.show(created, timeline.stateAfter(0))]
  for (const event of rest) {
    timeline.push(event)
    shown.push(redactor.show(event, timeline.stateAfter(timeline.length)))
  }
  return [{ type: 'restart' }, ...shown.map((one) => ({ type: 'shown' as const, ...one }))]
}

/** A match is on until it has all come; nothing here holds it afterwards. */
async function watchOne(leave: (viewing: Viewing, stopReplays: () => void) => void) {
  const stream = matchItems()
  async function* items() {
    yield* stream
  }
  const { motion, skipsPauses, language } = page
  const feed = { items: items(), close() {} }
  const viewing = createViewing({ feed, from: 'live', motion, skipsPauses })
  const stopReplays = createInstantReplays(viewing, language, () => true).start()
  await vi.waitFor(() => expect(viewing.known.peek()?.seq).toBe(stream.length - 1), 20_000)
  const match = viewing.known.peek()
  if (!match) throw new Error('no match has come')
  leave(viewing, stopReplays)
  return { match: new WeakRef(match), viewing: new WeakRef(viewing) }
}

type Left = Awaited<ReturnType<typeof watchOne>>

function heldOf(left: Left): readonly string[] {
  return Object.entries(left).flatMap(([name, one]) => (one.deref() ? [name] : []))
}

/** What a reference was asked for stays until the end of a task. */
async function collected() {
  for (let nth = 0; nth < 3; nth++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collect()
  }
}

it('a match that was on is let go, although what it listened to goes on', async () => {
  const left = await watchOne((viewing, stopReplays) => {
    stopReplays()
    viewing.dispose()
  })
  await collected()
  expect(heldOf(left)).toEqual([])
})

it('one that goes on listening would be found', async () => {
  let stopListening = () => {}
  const left = await watchOne((viewing, stopReplays) => {
    stopReplays()
    viewing.dispose()
    stopListening = effect(() => void [page.language.value, viewing.known.value])
  })
  await collected()
  expect(heldOf(left)).toContain('match')
  stopListening()
})
