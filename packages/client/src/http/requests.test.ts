import { expect, test } from 'vitest'
import type { Client } from '../client.ts'
import { newToken } from '../random-text.ts'
import { imported, report, summary } from '../testing/answers.ts'
import { eventOf, hashOf } from '../testing/frames.ts'
import { openService } from '../testing/service.ts'

const token = newToken()
const other = newToken()
const created = {
  id: 'm1',
  invitations: [{ seat: 0, invitation: other }],
  host: token,
  organiser: null,
  watch: '/watch/m1',
  play: '/play/m1',
}
const wish = { game: 'chase', seats: [{ type: 'open' as const }, { type: 'open' as const }] }
const join = { invitation: other, token, name: 'Ann' }
const command = { id: 'c1', command: { type: 'void-round', round: 1, reason: 'cat' } }
const page = { head: 2, shown: [{ event: eventOf(2), reveals: [eventOf(1)] }] }
const games = [
  { id: 'chase', rules: 'chase/1', seats: { fewest: 2, most: 4 }, strengths: ['regular'], variants: {} },
]
const standings = {
  event: 'e/1',
  matches: 1,
  players: [{ name: 'Ann', key: null, played: 1, won: 1, marks: {} }],
}
const keys = [{ id: 'k1', publicKey: 'x', firstUsedAt: 1 }]
const list = { matches: [summary], next: null }

/** What the service says to it, what it is asked then, and what comes of it if that is not the answer. */
interface Case {
  readonly call: (client: Client) => Promise<unknown>
  readonly answer: unknown
  readonly asked: string
  readonly body?: unknown
  readonly as?: string
  readonly gives?: unknown
}

const cases: Record<string, Case> = {
  'a list is asked for by query': {
    call: (client) => client.listMatches({ status: 'live', limit: 5 }),
    answer: list,
    asked: 'GET /api/matches?status=live&limit=5',
    gives: [summary],
  },
  'a list of everything': {
    call: (client) => client.listMatches(),
    answer: list,
    asked: 'GET /api/matches',
    gives: [summary],
  },
  'a page of a search': {
    call: (client) => client.findMatches({ player: 'A n', day: '2026-11-18', after: '1.m1' }, { token }),
    answer: list,
    asked: 'GET /api/matches?player=A+n&day=2026-11-18&after=1.m1',
    as: token,
  },
  'an id can’t leave its place in the path': {
    call: (client) => client.readMatch('../a?b'),
    answer: summary,
    asked: 'GET /api/matches/..%2Fa%3Fb',
  },
  'a match is made': {
    call: (client) => client.createMatch(wish),
    answer: created,
    asked: 'POST /api/matches',
    body: wish,
  },
  'what may be asked for': {
    call: (client) => client.readCommands('m1', { token }),
    answer: { game: 'chase', rules: 'chase/1', commands: [{ type: 'leave', schema: { type: 'object' } }] },
    asked: 'GET /api/matches/m1/commands',
    as: token,
  },
  'a seat is taken': {
    call: (client) => client.joinSeat('m1', join),
    answer: { seat: 1, play: `/play/m1#k=${token}` },
    asked: 'POST /api/matches/m1/seats',
    body: join,
  },
  'a seat is open to somebody else': {
    call: (client) => client.inviteToSeat('m1', 1, { token }),
    answer: { seat: 1, invitation: other },
    asked: 'POST /api/matches/m1/seats/1/invitation',
    as: token,
  },
  'a seat is nobody’s any more': {
    call: (client) => client.revokeSeat('m1', 1, { token }),
    answer: undefined,
    asked: 'DELETE /api/matches/m1/seats/1/token',
    as: token,
  },
  'a seat has another token': {
    call: (client) => client.changeSeatToken('m1', 1, other, { token }),
    answer: undefined,
    asked: 'PUT /api/matches/m1/seats/1/token',
    body: { token: other },
    as: token,
  },
  'somebody shall see everything': {
    call: (client) => client.inviteObserver('m1', { role: 'caster' }, { token }),
    answer: { observer: 'o1', role: 'caster', invitation: other },
    asked: 'POST /api/matches/m1/observers/invitations',
    body: { role: 'caster' },
    as: token,
  },
  'somebody sees everything': {
    call: (client) => client.admitObserver('m1', join),
    answer: { observer: 'o1', role: 'caster' },
    asked: 'POST /api/matches/m1/observers',
    body: join,
  },
  'somebody sees it no more': {
    call: (client) => client.revokeObserver('m1', 'o/1', { token }),
    answer: undefined,
    asked: 'DELETE /api/matches/m1/observers/o%2F1',
    as: token,
  },
  'a command': {
    call: (client) => client.command('m1', command, { token }),
    answer: { seq: 3, hash: hashOf(3) },
    asked: 'POST /api/matches/m1/commands',
    body: command,
    as: token,
  },
  'events from the first': {
    call: (client) => client.readEvents('m1'),
    answer: page,
    asked: 'GET /api/matches/m1/events?after=0',
  },
  'events behind one, as a seat': {
    call: (client) => client.readEvents('m1', 1, { token }),
    answer: page,
    asked: 'GET /api/matches/m1/events?after=1',
    as: token,
  },
  'a result': {
    call: (client) => client.readResult('m1'),
    answer: report,
    asked: 'GET /api/matches/m1/result',
  },
  'a result under another policy': {
    call: (client) => client.readResult('m1', { policy: 'fair', cap: 120 }),
    answer: report,
    asked: 'GET /api/matches/m1/result?policy=fair&cap=120',
  },
  games: { call: (client) => client.listGames(), answer: { games }, asked: 'GET /api/games', gives: games },
  standings: {
    call: (client) => client.readStandings('e/1'),
    answer: standings,
    asked: 'GET /api/events/e%2F1/standings',
  },
  'addresses for other devices': {
    call: (client) => client.listAddresses(),
    answer: { addresses: ['http://192.168.1.20:3000'] },
    asked: 'GET /api/addresses',
    gives: ['http://192.168.1.20:3000'],
  },
  'the keys of seals': {
    call: (client) => client.readSealKeys(),
    answer: { keys },
    asked: 'GET /.well-known/getaway-keys.json',
    gives: keys,
  },
  'an import': {
    call: (client) => client.readImport('i1'),
    answer: imported,
    asked: 'GET /api/imports/i1',
  },
  'an import is deleted by its secret': {
    call: (client) => client.deleteImport('i1', other),
    answer: undefined,
    asked: 'DELETE /api/imports/i1',
    as: other,
  },
}

test.each(Object.entries(cases))('%s', async (_, { call, answer, asked, body, as, gives = answer }) => {
  const { client, requests } = await openService(
    answer === undefined ? { status: 204 } : { body: JSON.stringify(answer) },
  )
  expect(await call(client)).toEqual(gives)
  expect(requests).toHaveLength(1)
  const [{ line, headers, bytes }] = requests as [(typeof requests)[0]]
  expect(line).toBe(asked)
  expect(headers.authorization).toBe(as && `Bearer ${as}`)
  expect(bytes.length > 0 ? JSON.parse(String(bytes)) : undefined).toEqual(body)
})
