import { joinSeat as joinSeatSchema, type MatchSummary, newMatch } from '@getaway/client/protocol'
import { lineOf } from '@getaway/engine'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BotHost } from '../bots/bot-host.ts'
import type { Hub } from '../live/hub.ts'
import { isMatchId } from '../live/match-id.ts'
import { sha256 } from '../live/secrets.ts'
import { joinSeat } from '../seats/seat-office.ts'
import { newSecret } from '../seats/tokens.ts'
import { type Database, listMatches, type MatchRow, matchOf, readAllEvents } from '../store/index.ts'
import { noMatch, Problem, parsed } from './problem.ts'

const numeral = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most))
const listQuery = v.object({
  status: v.exactOptional(v.picklist(['live', 'over'])),
  limit: v.exactOptional(numeral(100), '20'),
})
const pageQuery = v.object({ after: v.exactOptional(numeral(999_999_999), '0') })

const MOST_SHOWN = 1_000

export interface MatchRoutes {
  readonly database: Database
  readonly hub: Hub
  readonly bots: BotHost
}

/** Everything of a match that is asked for once: the socket is for what goes on. */
export function matchRoutes(app: FastifyInstance, { database, hub, bots }: MatchRoutes): void {
  app.post('/api/matches', async (request, reply) => {
    const wish = parsed(newMatch, request.body, 'body')
    bots.check(wish)
    const invitations = wish.seats.flatMap(({ type }, seat) =>
      type === 'open' ? [{ seat, invitation: newSecret() }] : [],
    )
    const seats = wish.seats.map((_, seat) => {
      const own = invitations.find((one) => one.seat === seat)
      return { seat, invitationHash: own ? sha256(own.invitation) : null }
    })
    const created = await hub.create(wish, seats)
    if (typeof created === 'string') throw new Problem(400, 'bad-request', created)
    await bots.seat(created.id, wish.seats)
    return reply
      .code(201)
      .header('location', `/api/matches/${created.id}`)
      .send({ id: created.id, invitations })
  })

  app.get('/api/matches', async (request) => {
    const { status, limit } = parsed(listQuery, request.query, 'query')
    const rows = await listMatches(database.db, { over: status && status === 'over', limit })
    return { matches: rows.map(summaryOf) }
  })

  app.get('/api/matches/:id', async (request) => {
    const id = idOf(request.params)
    const row = await matchOf(database.db, id)
    if (!row) throw noMatch(id)
    return summaryOf(row)
  })

  app.post('/api/matches/:id/seats', async (request) => {
    const id = idOf(request.params)
    const join = parsed(joinSeatSchema, request.body, 'body')
    const joined = await hub.withMatch(id, (match) => joinSeat(database, match, join))
    if (!joined) throw noMatch(id)
    return joined
  })

  app.get('/api/matches/:id/events', async (request, reply) => {
    const { after } = parsed(pageQuery, request.query, 'query')
    const id = idOf(request.params)
    const match = await hub.open(id)
    if (!match) throw noMatch(id)
    const shown = match.shownBehind('public', after).slice(0, MOST_SHOWN)
    return reply.type('application/json').send(`{"head":${match.last().seq},"shown":[${shown.join(',')}]}`)
  })

  app.get('/api/matches/:id/log', async (request, reply) => {
    const id = idOf(request.params)
    const row = await matchOf(database.db, id)
    if (!row) throw noMatch(id)
    if (!row.over)
      throw new Problem(
        409,
        'match-running',
        'the log opens when the match is over; until then there are its events',
      )
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="${row.game}-${id}.getaway.jsonl"`)
      .send(await logOf(database, id))
  })
}

function idOf(params: unknown): string {
  const { id } = params as { readonly id: string }
  if (!isMatchId(id)) throw noMatch(id)
  return id
}

async function logOf(database: Database, id: string): Promise<string> {
  let text = ''
  for await (const { body, hash } of readAllEvents(database.db, id)) text += `${lineOf(body, hash)}\n`
  return text
}

function summaryOf({ id, game, createdAt, seq, over, summary }: MatchRow): MatchSummary {
  const players = summary.players.map(({ name, bot, marks }) => ({ name, bot, marks }))
  return { id, game, status: over ? 'over' : 'live', createdAt, head: seq, players, winner: summary.winner }
}
