import { createTimeline, gameOf, unwrap } from '@getaway/engine'
import { playRandomMatch } from '@getaway/engine/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServiceClock } from '../../clock.ts'
import { createChannel } from '../../live/channel/channel.ts'
import { createContentPool } from '../../live/record/content-pool.ts'
import { MatchRecord } from '../../live/record/match-record.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { followEvents } from './follow-events.ts'

/** A match that is longer than what a stream holds. */
function longMatch() {
  for (let seed = 1; ; seed++) {
    const options = { victory: [{ perfect: 5 }] }
    const { events, lines } = playRandomMatch({ seed, players: 2, options, organiser: false })
    if (lines.join().length > 150_000) return events
  }
}
const events = longMatch()
const [created, ...more] = events
if (!created) throw new Error('a match begins with game.created')
const game = unwrap(gameOf(created))
const timeline = createTimeline(game, created)
for (const event of more) timeline.push(event)
const all = events.map((event, index) => ({
  event,
  line: JSON.stringify(event),
  after: timeline.stateAfter(index + 1),
}))

/** A channel on so much of the match; `push` records the rest. */
function open(count: number) {
  const record = new MatchRecord(createContentPool(sha256))
  for (const { line } of all.slice(0, count)) record.push(line, 0)
  const channel = createChannel({
    game,
    audience: 'public',
    record,
    delayUs: 0,
    clock: createServiceClock(),
    isPrompt: true,
    onFault(error) {
      throw error
    },
  })
  channel.catchUp(count)
  return {
    channel,
    push() {
      const fresh = all.slice(record.length)
      for (const { line } of fresh) record.push(line, 0)
      channel.grow(fresh)
    },
  }
}

test('who takes nothing is given nothing more, and misses nothing later', async () => {
  const { channel, push } = open(3)
  const stream = followEvents(channel, 0)
  await new Promise((resolve) => stream.once('readable', resolve))
  push()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const whole = channel.shownAfter(0).join('\n').length
  expect(whole).toBeGreaterThan(60_000)
  expect(stream.readableLength).toBeLessThan(60_000)
  let text = ''
  for await (const chunk of stream) text += chunk
  expect(text.trimEnd().split('\n')).toEqual(channel.shownAfter(0))
  expect(channel.size).toBe(0)
})

test('an empty line says every 15 s that the line stands', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { channel } = open(5)
  const stream = followEvents(channel, 0)
  onTestFinished(() => void stream.destroy())
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  const soon = () => new Promise((resolve) => setImmediate(resolve))
  await soon()
  const shown = `${channel.shownAfter(0).join('\n')}\n`
  expect(text).toBe(shown)
  vi.advanceTimersByTime(14_999)
  await soon()
  expect(text).toBe(shown)
  for (const lines of ['\n', '\n\n']) {
    vi.advanceTimersByTime(15_000)
    await soon()
    expect(text).toBe(shown + lines)
  }
})

test('a match that is put away ends the line', async () => {
  const { channel } = open(5)
  const stream = followEvents(channel, 3)
  const lines: string[] = []
  for await (const chunk of stream) {
    lines.push(...String(chunk).trimEnd().split('\n'))
    channel.close()
  }
  expect(lines).toEqual(channel.shownAfter(3))
})

test('a reader who goes away is forgotten', async () => {
  const { channel } = open(5)
  const stream = followEvents(channel, 0)
  await new Promise((resolve) => stream.once('readable', resolve))
  expect(channel.size).toBe(1)
  stream.destroy()
  await new Promise((resolve) => stream.once('close', resolve))
  expect(channel.size).toBe(0)
})

test('a match that was put away before anybody began to read ends the line as well', async () => {
  const { channel } = open(5)
  const stream = followEvents(channel, 3)
  channel.close()
  let text = ''
  for await (const chunk of stream) text += chunk
  expect(text.trimEnd().split('\n')).toEqual(channel.shownAfter(3))
})

test('what is shown is looked up about once, however long the match is', async () => {
  const { channel } = open(all.length)
  let looked = 0
  const shownAfter = channel.shownAfter.bind(channel)
  vi.spyOn(channel, 'shownAfter').mockImplementation((seq, most) => {
    const shown = shownAfter(seq, most)
    looked += shown.join('').length
    return shown
  })
  let length = 0
  for await (const chunk of followEvents(channel, 0)) length += chunk.length
  expect(length).toBeGreaterThan(60_000)
  expect(looked).toBeLessThan(2 * length)
})
