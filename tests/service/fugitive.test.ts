import { createClient, newToken } from '@getaway/client'
import {
  createAuditor,
  type LogEvent,
  middleStrength,
  printedReportOf,
  type Random,
  seededRandom,
} from '@getaway/engine'
import { type FugitiveReport, fugitive, type Match, type Variant } from '@getaway/engine/fugitive'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../support/audit.ts'
import { fugitiveAtRandom } from '../support/play/random-play/fugitive.ts'
import { SEED, sampled, seeds } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'
import { recordSocket, sleep } from '../support/service/recorder.ts'
import { seeMatch } from '../support/service/seen-match.ts'
import { startTestService } from '../support/service/service.ts'

const OPEN = { type: 'open' } as const
const SITTING = ['Ada', 'Ben']
const STRENGTH = middleStrength(fugitive.bots)

let service: Service
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const client = () => createClient({ url: service.address })

/** Two people sit down; seat 0 flees. */
async function seated(options: object = {}) {
  const { id, invitations } = await client().createMatch({
    game: 'fugitive',
    seats: [OPEN, OPEN],
    options: { fugitive: 0, ...options },
  })
  const tokens: string[] = []
  for (const { seat, invitation } of invitations) {
    const token = newToken()
    const joined = await client().joinSeat(id, { invitation, token, name: SITTING[seat] ?? '' })
    expect(joined).toEqual({ seat, play: `/play/${id}#k=${token}` })
    tokens.push(token)
  }
  return { id, tokens }
}

/** Somebody who knows what they want, and now and then asks for what may not be. */
function wishOf(view: unknown, seat: number, random: Random) {
  if (random(8) === 0) return fugitiveAtRandom.wish(view, seat, random, 0)
  const match = view as Match
  return match.table ? fugitive.bots[STRENGTH]?.intend(match, seat, random)?.command : { type: 'get-ready' }
}

/** Record, result, summary and audit say the same. */
async function checkRecord(id: string, variant: Variant | null): Promise<readonly LogEvent[]> {
  const text = await client().readLog(id)
  const [{ publicKey: key } = { publicKey: '' }] = await client().readSealKeys()
  const auditor = createAuditor({ key })
  auditor.push(new TextEncoder().encode(text))
  const audit = auditor.finish()
  const { report, outcome, isOver } = audit
  expect({ ...report, isOver }, text).toMatchObject({ findings: [], seal: 'valid', isOver: true })
  expect(await client().readResult(id)).toEqual(JSON.parse(JSON.stringify(printedReportOf(audit))))
  const { reason, winner, ...rest } = report as unknown as FugitiveReport
  expect(rest).toMatchObject({ variant, status: 'ended' })
  const log = eventsOf(text)
  expect(log.find(({ type }) => type === 'game.ended')?.data).toEqual({ winner, reason })
  const summary = await client().readMatch(id)
  expect(summary).toMatchObject({
    game: 'fugitive',
    status: 'over',
    head: log.length,
    winner: outcome.winner,
  })
  expect(summary.players.map(({ marks }) => marks)).toEqual(outcome.players.map(({ marks }) => marks))
  return log
}

describe(`Fugitive over the service (SEED=${SEED})`, () => {
  test.concurrent.each(sampled([null, 'catch-up-events'] as const, 1))(
    'people play it to its end over sockets: %s',
    async (variant) => {
      for (const seed of seeds(1)) {
        const { id, tokens } = await seated({ variant })
        const played = await Promise.all(
          tokens.map((token, seat) =>
            playRandomly(client().connect(id, { token }), seat, seededRandom(seed + seat), wishOf),
          ),
        )
        const log = await checkRecord(id, variant)
        const chain = log.map(({ seq, hash }) => ({ seq, hash }))
        for (const { events } of played) {
          expect(events.map(({ seq, hash }) => ({ seq, hash }))).toEqual(chain)
        }
        const acts = log.filter(({ by }) => typeof by === 'number')
        expect(played.flatMap(({ receipts }) => receipts)).toHaveLength(acts.length)
      }
    },
  )

  test.concurrent.each(sampled([null, 'random-events'] as const, 1))(
    'bots of the service play it to its end: %s',
    async (variant) => {
      const event = newToken().slice(0, 12)
      const { id } = await client().createMatch({
        game: 'fugitive',
        seats: SITTING.map((name) => ({ type: 'bot' as const, strength: STRENGTH, name })),
        options: { variant, event: { id: event } },
      })
      while ((await client().readMatch(id)).status !== 'over') await sleep(50)
      await checkRecord(id, variant)
      const found = (game: string) => client().listMatches({ game, event })
      expect((await found('fugitive')).map((one) => one.id)).toEqual([id])
      expect(await found('chase')).toEqual([])
    },
  )

  test('a refused placement is answered to the fugitive alone, and nobody is shown anything', async () => {
    const { id, tokens } = await seated()
    const others = [
      recordSocket(service.address, id, { who: 'the marshal', audience: { seat: 1 }, token: tokens[1] }),
      recordSocket(service.address, id, { who: 'a watcher', audience: 'public' }),
    ]
    const connections = tokens.map((token) => client().connect(id, { token }))
    const [mine, theirs] = connections.map((connection) => seeMatch<Match>(connection))
    for (const connection of connections) await connection.send({ type: 'get-ready' })
    await mine?.until(({ table }) => table !== undefined, 'the deal')
    const head = mine?.head() ?? 0

    const refusals = [
      { wish: { type: 'place', card: 41 }, code: 'card-not-in-hand', clause: 'F4.1' },
      { wish: { type: 'place', card: 42, sprint: [1] }, code: 'too-far', clause: 'F4.1' },
      { wish: { type: 'place', card: 2, sprint: [42] }, code: 'escape-is-no-sprint', clause: 'F4.2' },
      { wish: { type: 'pass' }, code: 'must-place', clause: 'F3.1' },
    ]
    for (const { wish, code, clause } of refusals) {
      const answer = await connections[0]?.send(wish)
      expect(answer).toMatchObject({ type: 'refused', code, clause, text: { en: expect.any(String) } })
    }
    await expect(
      client().command(id, { id: 'far', command: { type: 'place', card: 42 } }, { token: tokens[0] ?? '' }),
    ).rejects.toMatchObject({ status: 409, code: 'too-far', clause: 'F4.1' })
    await connections[0]?.send({ type: 'place', card: 2 })
    await theirs?.until(({ table }) => table?.row.length === 1, 'the hideout')

    expect(theirs?.events.at(-1)).toMatchObject({
      seq: head + 1,
      type: 'hideout.placed',
      data: { card: null, sprint: [], hidden: true },
    })
    for (const { heard, stop } of others) {
      expect(heard.length).toBeGreaterThan(1)
      const text = heard.map(({ raw }) => raw).join('\n')
      expect(text).not.toMatch(/refused|F4\.|too-far|card-not-in-hand|must-place/)
      stop()
    }
    for (const connection of connections) connection.close()
  })

  test('F3.5: with a clock nobody waits for ever: a draw is done for a player, and who leaves has lost', async () => {
    const { id, tokens } = await seated({ turnS: 1 })
    const watcher = recordSocket(service.address, id, { who: 'a watcher', audience: 'public' })
    const connections = tokens.map((token) => client().connect(id, { token }))
    const [mine, theirs] = connections.map((connection) => seeMatch<Match>(connection))
    for (const connection of connections) await connection.send({ type: 'get-ready' })
    await mine?.until(({ table }) => table !== undefined, 'the deal')
    // The fugitive's own time may run out on a busy machine: then a hideout was placed for them.
    await connections[0]?.send({ type: 'place', card: 2 })
    await theirs?.until(({ table }) => table?.turn.who === 'marshal', 'the marshal’s turn')
    await theirs?.until(({ clock }) => clock?.lapses.some(({ seat }) => seat === 1) === true, 'the draw')
    const drawn = theirs?.events.find(
      ({ type, data }) => type === 'step.lapsed' && 'deck' in (data as object),
    )
    expect(drawn?.data).toEqual({ seat: 1, deck: 1, card: expect.any(Number) })
    await connections[1]?.send({ type: 'leave' })
    await mine?.until(({ over }) => over !== undefined, 'the end')
    for (const connection of connections) connection.close()
    await watcher.done

    expect(watcher.complaints).toEqual([])
    const seen = watcher.shown.find(({ event }) => event.seq === drawn?.seq)
    expect(seen?.event.data).toEqual({ seat: 1, deck: 1, card: null, hidden: true })
    const log = await checkRecord(id, null)
    expect(log[0]?.data).toMatchObject({ format: 'getaway-log/2', additions: [{ name: 'turn-clock' }] })
    expect(log.find(({ type }) => type === 'game.ended')?.data).toEqual({ winner: 0, reason: 'given-up' })
    expect(await client().readMatch(id)).toMatchObject({ winners: [0] })
  })

  test.each([
    { seats: 2, options: { variant: 'fog' }, detail: 'options.variant' },
    { seats: 2, options: { variants: {} }, detail: 'options.variants' },
    { seats: 2, options: { fugitive: 2 }, detail: 'options.fugitive' },
    { seats: 2, options: { turnS: -5 }, detail: 'options.turnS' },
    { seats: 3, options: {}, detail: 'fugitive is for 2 players, not 3' },
  ])('is not opened for $seats with $options', async ({ seats, options, detail }) => {
    const wish = { game: 'fugitive', seats: Array.from({ length: seats }, () => OPEN), options }
    await expect(client().createMatch(wish)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(detail),
    })
  })
})
