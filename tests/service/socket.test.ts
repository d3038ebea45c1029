import type { LogEvent } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import {
  commandFrame,
  createSeatedMatch,
  helloFrame,
  type SeatedMatch,
} from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

let service: Service
let table: SeatedMatch
const sockets: RawSocket[] = []

beforeAll(async () => {
  service = await startTestService()
  table = await createSeatedMatch(service)
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await service.close()
})

function dial(matchId = table.id): RawSocket {
  const socket = openRaw(service.address, matchId)
  sockets.push(socket)
  return socket
}

async function greet(token?: string, after?: { seq: number; hash: string }, matchId?: string) {
  const socket = dial(matchId)
  socket.say(helloFrame(token, after))
  return { socket, welcome: await socket.hear('welcome') }
}

const shownIn = (frames: readonly { type: string }[]): LogEvent[] =>
  frames
    .flatMap((frame) =>
      frame.type === 'events' ? (frame as unknown as { shown: { event: LogEvent }[] }).shown : [],
    )
    .map(({ event }) => event)

describe('hello', () => {
  test('a watcher is welcomed and gets all events', async () => {
    const { socket, welcome } = await greet()
    expect(welcome).toMatchObject({ protocol: 1, match: table.id, audience: 'public', resume: 'tail' })
    await socket.hear('events')
    expect(shownIn(socket.frames).map(({ seq }) => seq)).toEqual(
      Array.from({ length: welcome.head }, (_, n) => n + 1),
    )
    expect(Math.abs(welcome.now / 1000 - Date.now())).toBeLessThan(5_000)
  })

  test('a token makes it a seat', async () => {
    expect((await greet(table.tokens[1])).welcome.audience).toEqual({ seat: 1 })
  })

  test('who has all gets nothing, who has some the tail, who has another record everything', async () => {
    const readEvents = async () => (await table.client.readEvents(table.id)).shown.map(({ event }) => event)
    const [first, last] = await readEvents()
    if (!first || !last) throw new Error('no events')
    // Sockets of earlier tests close in their own time, and each departure is an event.
    const resumeFromLast = async () => (await greet(undefined, (await readEvents()).at(-1))).welcome.resume
    await expect.poll(resumeFromLast).toBe('nothing')
    const tail = await greet(undefined, first)
    expect(tail.welcome.resume).toBe('tail')
    await tail.socket.hear('events')
    expect(shownIn(tail.socket.frames)[0]?.seq).toBe(2)
    for (const after of [
      { seq: 1, hash: 'f'.repeat(64) },
      { seq: 999, hash: last.hash },
      { seq: 0, hash: last.hash },
    ]) {
      const again = await greet(undefined, after)
      expect(again.welcome.resume).toBe('restart')
      await again.socket.hear('events')
      expect(shownIn(again.socket.frames)[0]?.seq).toBe(1)
    }
  })

  const wrong: { name: string; say: object | string; code: string; retry?: boolean }[] = [
    { name: 'no JSON', say: '{"type":', code: 'bad-frame' },
    { name: 'no known frame', say: { type: 'hullo' }, code: 'bad-frame' },
    { name: 'another protocol', say: { type: 'hello', protocol: 2 }, code: 'bad-frame' },
    { name: 'a token that is none', say: helloFrame('x'), code: 'bad-frame' },
    { name: 'a token of nobody', say: helloFrame('A'.repeat(43)), code: 'no-such-token' },
    { name: 'a command first', say: commandFrame('1', { type: 'get-ready' }), code: 'too-early' },
  ]
  test.each(wrong)('$name: a goodbye that says why', async ({ say, code }) => {
    const socket = dial()
    socket.say(say)
    expect(await socket.hear('goodbye')).toMatchObject({ code, retry: false })
    expect((await socket.closed).code).toBe(1008)
  })

  test('a match that is not there', async () => {
    const socket = dial('nowhere')
    socket.say(helloFrame())
    expect(await socket.hear('goodbye')).toMatchObject({ code: 'no-match', retry: false })
  })

  test('a second hello, and a frame that is too long', async () => {
    const { socket } = await greet()
    socket.say(helloFrame())
    expect(await socket.hear('goodbye')).toMatchObject({ code: 'bad-frame' })
    const long = await greet()
    long.socket.say('x'.repeat(20_000))
    expect((await long.socket.closed).code).toBe(1009)
  })
})

describe('commands', () => {
  test('a watcher can’t act', async () => {
    const { socket } = await greet()
    socket.say(commandFrame('1', { type: 'get-ready' }))
    expect(await socket.hear('refused')).toMatchObject({ id: '1', code: 'not-seated', clause: null })
  })

  test('the same id again gets the first answer, another body is a conflict, and others are free', async () => {
    const { id, tokens } = await createSeatedMatch(service, 3)
    const { socket, welcome } = await greet(tokens[0], undefined, id)
    const ready = commandFrame('same', { type: 'get-ready' })
    socket.say(ready)
    socket.say(ready)
    const [first, again] = [await socket.hear('ack'), await socket.hear('ack')]
    expect(again).toEqual(first)
    // Before it the record says that the seat is connected.
    expect(first.seq).toBe(welcome.head + 2)
    socket.say(commandFrame('same', { type: 'leave' }))
    expect(await socket.hear('refused')).toMatchObject({ id: 'same', code: 'id-used' })
    const later = await greet(tokens[0], undefined, id)
    later.socket.say(ready)
    expect(await later.socket.hear('ack')).toEqual(first)
    const other = await greet(tokens[1], undefined, id)
    other.socket.say(ready)
    expect((await other.socket.hear('ack')).seq).toBe(first.seq + 2)
  })

  test('a refusal is not remembered', async () => {
    const { id, tokens } = await createSeatedMatch(service)
    const { socket } = await greet(tokens[0], undefined, id)
    socket.say(commandFrame('once', { type: 'place-marker', position: 1, symbol: 'star' }))
    expect(await socket.hear('refused')).toMatchObject({ id: 'once', clause: expect.stringMatching(/^C/) })
    socket.say(commandFrame('once', { type: 'get-ready' }))
    expect(await socket.hear('ack')).toMatchObject({ id: 'once' })
  })

  const nonsense: object[] = [
    { type: 'fly' },
    { type: 'place-tile', tile: 'r01' },
    { type: 'place-tile', tile: 'r01', x: 0.5, y: 0, rot: 0 },
    { type: 'place-marker', position: -1, symbol: 'star' },
    { type: 'place-marker', position: 1, symbol: '__proto__' },
  ]
  test.each(nonsense)('no command of the game: %j', async (command) => {
    const { socket } = await greet(table.tokens[0])
    socket.say(commandFrame('n', command))
    const { code, text } = await socket.hear('refused')
    expect(code).toBe('bad-command')
    expect(text.en).toMatch(/Not a command of this game: \S+/)
    expect(text.it).not.toBe(text.en)
  })

  test('an id that no database can keep ends its own line, and nobody else’s', async () => {
    const { id, tokens } = await createSeatedMatch(service)
    const [hostile, other] = await Promise.all(tokens.map((token) => greet(token, undefined, id)))
    if (!hostile || !other) throw new Error('nobody came')
    for (const bad of ['\u0000', '\ud800', '']) {
      const again = await greet(tokens[0], undefined, id)
      again.socket.say(commandFrame(bad, { type: 'get-ready' }))
      expect(await again.socket.hear('goodbye')).toMatchObject({ code: 'bad-frame' })
    }
    other.socket.say(commandFrame('fine', { type: 'get-ready' }))
    expect(await other.socket.hear('ack')).toMatchObject({ id: 'fine' })
  })

  test('a long record comes in pieces, in order, and then what is new', async () => {
    const { id, tokens } = await createSeatedMatch(service, 3)
    const { socket } = await greet(tokens[0], undefined, id)
    for (let n = 0; n < 60; n++) {
      socket.say(commandFrame(`r${n}`, { type: n % 2 === 0 ? 'get-ready' : 'leave' }))
      await socket.hear('ack')
    }
    const late = await greet(undefined, undefined, id)
    await waitFor(() => (shownIn(late.socket.frames).length === late.welcome.head ? true : undefined))
    socket.say(commandFrame('new', { type: 'get-ready' }))
    const { seq } = await socket.hear('ack')
    await waitFor(() => shownIn(late.socket.frames).find((event) => event.seq === seq))
    expect(shownIn(late.socket.frames).map((event) => event.seq)).toEqual(
      Array.from({ length: seq }, (_, n) => n + 1),
    )
    const pieces = late.socket.frames.filter((frame) => frame.type === 'events')
    expect(pieces.length).toBeGreaterThan(2)
  })

  test('an organiser’s command is not a player’s', async () => {
    const { socket } = await greet(table.tokens[0])
    socket.say(commandFrame('void', { type: 'abandon-game', reason: 'I am losing' }))
    expect(await socket.hear('refused')).toMatchObject({ id: 'void' })
  })

  test('the receipt is the event that everybody gets, with what was measured', async () => {
    const { id, tokens } = await createSeatedMatch(service, 2)
    const { socket, welcome } = await greet(tokens[1], undefined, id)
    const watcher = await greet(undefined, undefined, id)
    const other = await greet(tokens[0], undefined, id)
    for (const one of [socket, other.socket]) one.say(commandFrame('r', { type: 'get-ready' }))
    await socket.hear('ack')
    await other.socket.hear('ack')
    const dealt = await waitFor(() => shownIn(socket.frames).find(({ type }) => type === 'round.dealt'))
    const hand = (dealt.data as { start: Record<string, string[]> }).start['1'] ?? []
    const tiles = hand.map((tile, n) => ({ tile, x: 0, y: -1 - n, rot: 0 }))
    socket.say(commandFrame('s', { type: 'place-start', tiles }, 10_000))
    const ack = await socket.hear('ack')
    const seen = await waitFor(() => shownIn(watcher.socket.frames).find(({ seq }) => seq === ack.seq))
    expect(seen).toMatchObject({ hash: ack.hash, type: 'start.placed', by: 1 })
    expect(seen.timing).toMatchObject({ claimed: null, rtt: null, received: seen.at })
    // Nobody has seen what was not sent yet.
    expect(seen.timing?.seen).toBeLessThan(ack.seq)
    expect(seen.timing?.seen).toBeGreaterThanOrEqual(welcome.head)
  })

  test('more commands than wait for an answer are refused', async () => {
    const { socket } = await greet(table.tokens[0])
    for (let n = 0; n < 400; n++) socket.say(commandFrame(`many ${n}`, { type: 'get-ready' }))
    const last = await waitFor(() =>
      socket.frames.filter(({ type }) => type === 'refused' || type === 'ack').length === 400
        ? true
        : undefined,
    )
    expect(last).toBe(true)
    expect(socket.frames.filter((frame) => frame.type === 'ack')).toHaveLength(1)
  })
})

describe('what an audience sees', () => {
  test('starting tiles are the runner’s alone until they lie', async () => {
    const { id, tokens } = await createSeatedMatch(service)
    const [chaser, runner, watcher] = await Promise.all(
      [tokens[0], tokens[1], undefined].map((token) => greet(token, undefined, id)),
    )
    if (!chaser || !runner || !watcher) throw new Error('nobody came')
    for (const { socket } of [chaser, runner]) socket.say(commandFrame('r', { type: 'get-ready' }))
    const dealtTo = ({ socket }: { socket: RawSocket }) =>
      waitFor(() => shownIn(socket.frames).find(({ type }) => type === 'round.dealt'))
    const deal = await dealtTo(runner)
    const hand = (deal.data as { start: Record<string, string[]> }).start['1'] ?? []
    expect(hand).toHaveLength(2)
    for (const other of [chaser, watcher]) {
      const masked = await dealtTo(other)
      expect(masked).toMatchObject({ hash: deal.hash, data: { hidden: true } })
      expect(masked.salt).toBeUndefined()
      expect(JSON.stringify(masked)).not.toMatch(/"[rsh]\d/)
    }
    const page = await table.client.readEvents(id)
    expect(JSON.stringify(page.shown.find(({ event }) => event.type === 'round.dealt'))).not.toMatch(
      /"[rsh]\d/,
    )
  })
})

test('a heartbeat tells the head and the time', async () => {
  const { socket, welcome } = await greet()
  const beat = await socket.hear('heartbeat')
  expect(beat.head).toBeGreaterThanOrEqual(welcome.head)
  expect(beat.now).toBeGreaterThan(welcome.now)
})

test('who says no hello is sent away in time', async () => {
  const socket = dial()
  expect(await socket.hear('goodbye')).toMatchObject({ code: 'no-hello' })
})

async function waitFor<T>(look: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 1000; tries++) {
    const found = look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nothing came')
}
