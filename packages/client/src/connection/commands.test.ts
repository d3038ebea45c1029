import { describe, expect, test } from 'vitest'
import { ack, events, goodbye, heartbeat, receiptOf, refused, welcome } from '../testing/frames.ts'
import type { Visit } from '../testing/scripted-server.ts'
import { openSeats } from '../testing/table.ts'

async function openLiveTable() {
  const table = await openSeats()
  const visit = await table.server.visit()
  visit.say(welcome(2, 'tail'), events(1, 2))
  await table.until('#2')
  return { ...table, visit }
}

test('a wish is said with what its player had been handed, and answered', async () => {
  const { visit, connection } = await openLiveTable()
  const answer = connection.send({ type: 'take-pile', pile: 1 })
  const { id, ...said } = await visit.command()
  expect(said).toEqual({ type: 'command', command: { type: 'take-pile', pile: 1 }, seen: 2, claimed: null })
  visit.say(ack(id, 3))
  expect(await answer).toEqual({ type: 'ack', ...receiptOf(3) })
  expect(connection.receipts()).toEqual([receiptOf(3)])
})

test('what came and was not read yet has not been seen', async () => {
  const { visit, connection, until } = await openLiveTable()
  visit.say(events(3), heartbeat(9), events(4))
  await until('head 9')
  void connection.send({ type: 'get-ready' }).catch(() => {})
  expect((await visit.command()).seen).toBe(3)
})

test('answers come in any order, each to its wish; a refusal is a value and no receipt', async () => {
  const { visit, connection } = await openLiveTable()
  const answers = ['one', 'two', 'three'].map((type) => connection.send({ type }))
  const [one, two, three] = [await visit.command(), await visit.command(), await visit.command()]
  expect(new Set([one.id, two.id, three.id]).size).toBe(3)
  visit.say(ack(three.id, 5), ack('nobody’s', 9), refused(one.id), ack(two.id, 4), ack(two.id, 4))
  expect(await Promise.all(answers)).toEqual([
    { type: 'refused', code: 'cell-taken', clause: 'C4.2', text: { en: 'taken', it: 'occupata' } },
    { type: 'ack', ...receiptOf(4) },
    { type: 'ack', ...receiptOf(5) },
  ])
  expect(connection.receipts()).toEqual([receiptOf(4), receiptOf(5)])
})

describe('a line that is cut', () => {
  test('what has no answer is said again word by word, in order, and nothing else', async () => {
    const { visit, connection, server, clock, until } = await openLiveTable()
    const answers = ['one', 'two', 'three'].map((type) => connection.send({ type }))
    const [one, two, three] = [await visit.command(), await visit.command(), await visit.command()]
    visit.say(ack(two.id, 3))
    await answers[1]
    visit.cut()
    await until('offline')
    const later = connection.send({ type: 'four' })
    clock.pass(250)
    const next = await server.visit()
    next.say(welcome(3, 'tail'), events(3))
    expect(await next.command()).toEqual(one)
    expect(await next.command()).toEqual(three)
    const four = await next.command()
    expect(four.command).toEqual({ type: 'four' })
    next.say(ack(one.id, 4), ack(three.id, 5), ack(four.id, 6))
    expect(await Promise.all([...answers, later])).toMatchObject([
      { seq: 4 },
      { seq: 3 },
      { seq: 5 },
      { seq: 6 },
    ])
  })

  test('a wish waits for the welcome', async () => {
    const { visit, connection, server, clock, until } = await openLiveTable()
    visit.say(goodbye(true))
    await until('offline')
    clock.pass(250)
    const next = await server.visit()
    const answer = connection.send({ type: 'get-ready' })
    next.say(welcome(2, 'nothing'))
    const { id } = await next.command()
    next.say(ack(id, 3))
    expect(await answer).toMatchObject({ seq: 3 })
    void connection.send({ type: 'leave' }).catch(() => {})
    expect((await next.command()).command).toEqual({ type: 'leave' })
  })
})

describe('many wishes at once', () => {
  const LINE_BEARS = 32
  const wishes = Array.from({ length: 70 }, (_, n) => ({ type: 'wish', n }))

  /** Answers the oldest as soon as the line is full, and only then; gives what it was asked, in order. */
  async function serve(visit: Visit): Promise<unknown[]> {
    const asked: unknown[] = []
    const open: string[] = []
    let next = visit.command()
    for (let seq = 3; asked.length < wishes.length; ) {
      const said = await Promise.race([next, pause(20)])
      if (said) {
        asked.push(said.command)
        open.push(said.id)
        next = visit.command()
      }
      expect(open.length).toBeLessThanOrEqual(LINE_BEARS)
      if (!said || asked.length === wishes.length)
        for (const id of open.splice(0, 20)) visit.say(ack(id, seq++))
    }
    for (const [index, id] of open.entries()) visit.say(ack(id, 100 + index))
    return asked
  }

  test('no more are on the line without an answer than it bears; the rest follow in order', async () => {
    const { visit, connection } = await openLiveTable()
    const answers = Promise.all(wishes.map((wish) => connection.send(wish)))
    expect(await serve(visit)).toEqual(wishes)
    expect((await answers).map(({ type }) => type)).toEqual(wishes.map(() => 'ack'))
  })

  test('on the next line they begin anew with the oldest', async () => {
    const { visit, connection, server, clock, until } = await openLiveTable()
    const answers = Promise.all(wishes.map((wish) => connection.send(wish)))
    for (let n = 0; n < LINE_BEARS; n++) await visit.command()
    visit.cut()
    await until('offline')
    clock.pass(250)
    const next = await server.visit()
    next.say(welcome(2, 'nothing'))
    expect(await serve(next)).toEqual(wishes)
    expect((await answers).map(({ type }) => type)).toEqual(wishes.map(() => 'ack'))
  })

  const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
})
