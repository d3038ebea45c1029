import { gunzipSync } from 'node:zlib'
import { type Client, createClient, newToken } from '@getaway/client'
import { createTournamentClient, type TournamentClient } from '@getaway/client/tournaments'
import { createArchiveAuditor, createTournamentAuditor } from '@getaway/engine/tournament'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRaw } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'
import { describedFetch, documentOf } from './described.ts'

let service: Service
let client: Client
let desk: TournamentClient
let wishes = 0
const wish = () => `wish ${++wishes}`

beforeAll(async () => {
  service = await startTestService()
  const fetch = describedFetch(await documentOf(service.address))
  client = createClient({ url: service.address, fetch })
  desk = createTournamentClient({ url: service.address, fetch })
})
afterAll(() => service.close())

/** A tournament with a stage and two players. */
async function created(more: object = {}) {
  const token = newToken()
  const { id } = await desk.createTournament({
    token,
    name: 'Spring cup',
    organiser: 'Olga',
    defaults: { game: 'chase', options: { firstChaser: 0 } },
    objectionS: 0,
    ...more,
  })
  const as = { token }
  const ask = (command: Parameters<TournamentClient['commandTournament']>[1]['command']) =>
    desk.commandTournament(id, { id: wish(), command }, as)
  await ask({ type: 'add-stage', name: 'Group A' })
  await desk.importPlayers(id, { id: wish(), csv: 'Ada\nBen\nCleo\n' }, as)
  const open = (table: object = {}) =>
    desk.openTable(
      id,
      {
        id: wish(),
        stage: 1,
        name: 'Table 1',
        seats: [
          { type: 'player', player: 1 },
          { type: 'player', player: 2 },
        ],
        ...table,
      },
      as,
    )
  const abandon = (match: string) =>
    desk.actInMatch(id, match, { id: wish(), command: { type: 'abandon-game', reason: 'rain' } }, as)
  return { id, token, as, ask, open, abandon }
}

/** Sits down by the link of a seat. */
async function sit(id: string, as: { token: string }, match: string, seat: number, more: object = {}) {
  const links = await desk.readLinks(id, as, match)
  const invitation = links[seat]?.invitation ?? ''
  const token = newToken()
  await client.joinSeat(match, { invitation, token, name: `somebody ${seat}`, ...more })
  return token
}

const sealedResult = (id: string, table = 0) =>
  expect.poll(async () => (await desk.readTournament(id)).tables[table]?.result?.status)

describe('a tournament', () => {
  test('is found again by the token that made it, and read by everybody', async () => {
    const { id, token } = await created()
    expect(id).toMatch(/^spring-cup-[a-z0-9]{6}$/)
    const again = await desk.createTournament({ token, name: 'Spring cup', organiser: 'Olga' })
    expect(again).toEqual({ id, isKnown: true })
    expect(await desk.readTournament(id)).toMatchObject({
      id,
      name: 'Spring cup',
      status: 'open',
      stages: [{ stage: 1, name: 'Group A' }],
      players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
      tables: [],
      standings: { matches: 0 },
    })
  })

  test('is one, however often it is asked for at once', async () => {
    const token = newToken()
    const ask = () => desk.createTournament({ token, name: 'Spring cup', organiser: 'Olga' })
    const made = await Promise.all([ask(), ask(), ask()])
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  test('answers 304 as long as it stays the same', async () => {
    const { id, as, ask } = await created()
    for (const path of [`/api/tournaments/${id}`, `/api/tournaments/${id}/desk`]) {
      const url = `${service.address}${path}`
      const headers = { authorization: `Bearer ${as.token}` }
      const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
      const known = { ...headers, 'if-none-match': tag }
      expect((await fetch(url, { headers: known })).status).toBe(304)
      await ask({ type: 'add-stage', name: 'Finals' })
      expect((await fetch(url, { headers: known })).status).toBe(200)
    }
  })

  test('a wish that is sent twice is done once; its id is not free for another', async () => {
    const { id, as } = await created()
    const sent = { id: 'same', command: { type: 'add-stage', name: 'B' } } as const
    const receipt = await desk.commandTournament(id, sent, as)
    expect(await desk.commandTournament(id, sent, as)).toEqual(receipt)
    const other = { id: 'same', command: { type: 'add-stage', name: 'C' } } as const
    await expect(desk.commandTournament(id, other, as)).rejects.toMatchObject({ code: 'id-used' })
    expect((await desk.readTournament(id)).stages).toHaveLength(2)
  })

  test('a refusal has words in both languages', async () => {
    const { ask } = await created()
    await expect(ask({ type: 'remove-stage', stage: 7, reason: '' })).rejects.toMatchObject({
      status: 409,
      code: 'no-stage',
      problem: { text: { en: expect.any(String), it: expect.any(String) } },
    })
  })

  test.each([
    [{ logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, /logo/],
    [{ logo: 'data:image/png;base64,PHN2Zz4=' }, /logo: must be a PNG/],
    [{ name: 'a\u202eb' }, /name/],
    [{ defaults: { game: 'chess', options: {} } }, /defaults.game/],
    [{ defaults: { game: 'chase', options: { firstChaser: 9 } } }, /defaults/],
  ])('%j is refused by its place', async (more, place) => {
    await expect(created(more)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(place) })
  })

  test('is nobody’s without its token', async () => {
    const { id } = await created()
    const stranger = { token: newToken() }
    await expect(desk.readDesk(id, stranger)).rejects.toMatchObject({ status: 401 })
    await expect(desk.readTournament('nothing')).rejects.toMatchObject({ code: 'no-tournament' })
    await expect(desk.readDesk('nothing', stranger)).rejects.toMatchObject({ code: 'no-tournament' })
  })

  test('its log is a chain that reads back to what is told', async () => {
    const { id, open } = await created()
    await open()
    const auditor = createTournamentAuditor()
    auditor.push(Buffer.from(await desk.readTournamentLog(id)))
    const { state, findings, chain, hash } = auditor.finish()
    expect({ findings, chain }).toEqual({ findings: [], chain: { ok: true, brokenAt: null } })
    expect((await desk.readTournament(id)).head.hash).toBe(hash)
    expect(state.tables).toHaveLength(1)
  })
})

describe('its matches', () => {
  test('are those that its organisers open; anybody else’s are refused, and other events are free', async () => {
    const { id, open } = await created()
    const { match } = await open()
    const seats = [{ type: 'open' }, { type: 'open' }] as const
    const options = (event: string) => ({
      game: 'chase',
      seats: [...seats],
      options: { event: { id: event } },
    })
    await expect(client.createMatch(options(id))).rejects.toMatchObject({ code: 'of-a-tournament' })
    await expect(client.createMatch(options('garden party'))).resolves.toBeDefined()
    expect((await client.findMatches({ event: id })).matches.map((one) => one.id)).toEqual([match])
    expect(await client.readMatch(match)).toMatchObject({ event: id })
  })

  test('have links that stay the same, for organisers only, until one is reissued', async () => {
    const { id, as, ask, open } = await created()
    const { match } = await open({
      seats: [
        { type: 'player', player: 1 },
        { type: 'bot', strength: 'regular' },
      ],
    })
    const links = await desk.readLinks(id, as, match)
    expect(links).toMatchObject([
      {
        seat: 0,
        player: 1,
        name: 'Ada',
        isTaken: false,
        join: expect.stringContaining(`/play/${match}#i=0.`),
      },
      { seat: 1, player: null, isTaken: true, invitation: null, join: null },
    ])
    expect(await desk.readLinks(id, as)).toEqual(links)
    await expect(desk.readLinks(id, { token: newToken() })).rejects.toMatchObject({ status: 401 })
    await ask({ type: 'reissue-invitation', match, seat: 0, reason: 'lost' })
    const [fresh] = await desk.readLinks(id, as, match)
    expect(fresh?.invitation).not.toBe(links[0]?.invitation)
    const join = { token: newToken(), name: 'Mallory' }
    await expect(
      client.joinSeat(match, { ...join, invitation: links[0]?.invitation ?? '' }),
    ).rejects.toMatchObject({ code: 'no-such-invitation' })
    await client.joinSeat(match, { ...join, invitation: fresh?.invitation ?? '' })
  })

  test('a table that is opened twice by the same wish is one', async () => {
    const { id, open } = await created()
    const opened = await open({ id: 'one table' })
    expect(await open({ id: 'one table' })).toEqual(opened)
    expect((await desk.readTournament(id)).tables).toHaveLength(1)
  })

  test.each([
    [{ stage: 9 }, 'no-stage'],
    [{ seats: [{ type: 'player', player: 9 }, { type: 'open' }] }, 'no-player'],
    [
      {
        seats: [
          { type: 'player', player: 1 },
          { type: 'player', player: 1 },
        ],
      },
      'player-here',
    ],
    [{ seats: [{ type: 'bot', strength: 'divine' }, { type: 'open' }] }, 'no-such-bot'],
    [{ options: { firstChaser: 'me' } }, 'bad-request'],
    [{ game: 'chess' }, 'bad-request'],
  ])('a table with %j is none: %s', async (table, code) => {
    const { id, open } = await created()
    await expect(open(table)).rejects.toMatchObject({ code })
    expect((await desk.readTournament(id)).tables).toEqual([])
    expect((await client.findMatches({ event: id })).matches).toEqual([])
  })

  test('their logs name the staff from the beginning, and the staff sees and acts', async () => {
    const { id, as, open, abandon } = await created()
    const { match } = await open()
    const { shown } = await client.readEvents(match)
    expect(shown.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({
        type: 'observer.admitted',
        data: { role: 'organiser', name: 'Olga' },
      }),
    )
    const socket = openRaw(service.address, match)
    socket.say(helloFrame(as.token))
    expect((await socket.hear('welcome')).audience).toBe('organiser')
    socket.close()
    await abandon(match)
    await sealedResult(id).toBe('abandoned')
    expect((await desk.readTournament(id)).tables[0]?.acts).toMatchObject([
      { type: 'game.abandoned', reason: 'rain', organiser: 'Olga' },
    ])
  })

  test('what an organiser did past the desk is in the tournament’s log all the same', async () => {
    const { id, as, open } = await created()
    const { match } = await open()
    await client.command(match, { id: 'x', command: { type: 'abandon-game', reason: 'snow' } }, as)
    await sealedResult(id).toBe('abandoned')
    expect((await desk.readTournament(id)).tables[0]?.acts).toMatchObject([{ reason: 'snow' }])
  })

  test.each([
    ['two hours', 7_200, {}, [7_700, 7_800]],
    ['a month', 30 * 86_400, {}, [7 * 86_400, 7 * 86_400]],
    ['the past', -60, {}, [600, 600]],
    ['two hours, and its own word on it', 7_200, { idleS: 60 }, [60, 60]],
  ] as const)(
    'a table for %s from now waits so long for its players',
    async (_, inS, options, [least, most]) => {
      const { as, open } = await created()
      const { match } = await open({ startsAt: (Date.now() + inS * 1_000) * 1_000, options })
      const { shown } = await client.readEvents(match, 0, as)
      const data = shown[0]?.event.data as { readonly options: { readonly idleS?: number } } | undefined
      const idleS = data?.options.idleS ?? 600
      expect(idleS).toBeGreaterThanOrEqual(least)
      expect(idleS).toBeLessThanOrEqual(most)
    },
  )

  test('the desk tells who is there, who is late and who is not', async () => {
    const { id, as, open } = await created()
    const { match } = await open({ startsAt: 1_000_000 })
    const token = await sit(id, as, match, 0)
    const connection = client.connect(match, { token })
    const seats = async () => (await desk.readDesk(id, as)).live[0]?.seats
    await expect.poll(async () => (await seats())?.[0]?.isConnected).toBe(true)
    await client.command(match, { id: 'r', command: { type: 'get-ready' } }, { token })
    expect(await seats()).toMatchObject([
      { seat: 0, isTaken: true, isReady: true, lateS: null },
      { seat: 1, isTaken: false, isConnected: false, lateS: expect.any(Number) },
    ])
    connection.close()
    await expect.poll(async () => (await seats())?.[0]?.isConnected).toBe(false)
  })

  test('an act is previewed before it is done', async () => {
    const { id, as, open } = await created()
    const { match } = await open()
    const preview = await desk.previewAct(id, match, { type: 'abandon-game', reason: 'rain' }, as)
    expect(preview.match?.before).toEqual(preview.match?.after)
    expect((await client.readMatch(match)).status).toBe('waiting')
    const unfit = desk.previewAct(id, match, { type: 'void-round', round: 1, reason: 'x' }, as)
    await expect(unfit).rejects.toMatchObject({ status: 409 })
  })
})

describe('players', () => {
  test('come from a table and go into one; a wrong line is named, and then nobody is entered', async () => {
    const { id, as } = await created()
    const wrong = await desk.importPlayers(id, { id: wish(), csv: 'Dora\nAda\nDora\n' }, as)
    const en = expect.stringContaining('Line 1')
    expect(wrong.errors).toEqual([
      { line: 3, problem: en, text: { en, it: expect.stringContaining('riga 1') } },
    ])
    const dry = await desk.importPlayers(id, { id: wish(), csv: 'Dora\nAda\n', isDryRun: true }, as)
    expect(dry).toEqual({
      entered: [{ line: 1, name: 'Dora' }],
      known: [{ line: 2, name: 'Ada' }],
      errors: [],
    })
    expect((await desk.readTournament(id)).players).toHaveLength(3)
    await desk.importPlayers(id, { id: wish(), csv: 'Dora\nAda\n' }, as)
    expect(await desk.exportPlayers(id, as)).toContain('"4","Dora","",""')
  })

  test('a seat that is replaced: the token is worth nothing, and the new player is credited from then on', async () => {
    const { id, as, ask, open } = await created()
    const { match } = await open()
    const before = await sit(id, as, match, 0)
    const other = await sit(id, as, match, 1)
    const creditsNow = async () => (await desk.readTournament(id)).tables[0]?.seats[0]?.credits
    // Before anything is dealt nobody has played.
    await ask({ type: 'replace-seat', match, seat: 0, player: 3, reason: 'ill' })
    await expect(client.readEvents(match, 0, { token: before })).rejects.toMatchObject({ status: 401 })
    expect(await creditsNow()).toMatchObject([{ player: 3, from: 1 }])
    const second = await sit(id, as, match, 0)
    for (const token of [second, other])
      await client.command(match, { id: 'r', command: { type: 'get-ready' } }, { token })
    await expect
      .poll(async () => (await client.readEvents(match, 0, as)).shown.map(({ event }) => event.type))
      .toContain('round.dealt')
    await ask({ type: 'replace-seat', match, seat: 0, player: 1, reason: 'ill, too' })
    const credits = await creditsNow()
    expect(credits).toMatchObject([
      { player: 3, from: 1 },
      { player: 1, from: expect.any(Number) },
    ])
    expect(credits?.[1]?.from).toBeLessThanOrEqual((await client.readMatch(match)).head + 1)
    expect(await sit(id, as, match, 0)).toBeDefined()
  })

  test('of two replacements at once the later counts, and its link opens the seat', async () => {
    const { id, as, ask, open } = await created()
    const { match } = await open()
    const before = await sit(id, as, match, 0)
    await Promise.all([
      ask({ type: 'replace-seat', match, seat: 0, player: 3, reason: 'ill' }),
      ask({ type: 'replace-seat', match, seat: 0, player: 'seated', reason: 'away' }),
    ])
    await expect(client.readEvents(match, 0, { token: before })).rejects.toMatchObject({ status: 401 })
    expect((await desk.readLinks(id, as, match))[0]?.invitation).toEqual(expect.any(String))
    expect(await sit(id, as, match, 0)).toBeDefined()
  })

  test('object with the token of their seat, in time', async () => {
    const { id, as, ask, open, abandon } = await created({ objectionS: 3_600 })
    const { match } = await open()
    const token = await sit(id, as, match, 1)
    await abandon(match)
    await sealedResult(id).toBe('abandoned')
    const raise = (objection: string) =>
      desk.raiseObjection(id, { id: objection, match, text: 'We were winning.' }, { token })
    const raised = await raise('o1')
    expect(await raise('o1')).toEqual(raised)
    await expect(desk.raiseObjection(id, { id: 'x', match, text: 'We won.' }, as)).rejects.toMatchObject({
      code: 'not-yours',
    })
    await expect(desk.raiseObjection(id, { id: 'x', match, text: ' ' }, { token })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('text must say something'),
    })
    expect((await desk.readTournament(id)).objections).toMatchObject([{ seat: 1, answer: null }])
    await ask({ type: 'answer-objection', objection: 1, upheld: true, text: 'You were.' })
    await ask({ type: 'change-tournament', objectionS: 0, reason: 'the day is over' })
    await expect(raise('o2')).rejects.toMatchObject({ code: 'too-late' })
  })
})

describe('rulings', () => {
  test('change standings only, are previewed, and can be taken back', async () => {
    const { id, as, ask, open, abandon } = await created()
    const { match } = await open()
    await sit(id, as, match, 0)
    await sit(id, as, match, 1)
    const ruling = { type: 'make-ruling', match, winners: [1], reason: 'rule 7' } as const
    const command = { ...ruling, counts: true, marks: null }
    await expect(ask(command)).rejects.toMatchObject({ code: 'match-running' })
    await abandon(match)
    await sealedResult(id).toBe('abandoned')
    const none = (await desk.readTournament(id)).standings
    expect(none.matches).toBe(0)
    const preview = await desk.previewCommand(id, command, as)
    expect(preview).toMatchObject({
      before: none,
      after: { matches: 1, players: [{ name: 'Ben', won: 1 }, {}, {}] },
    })
    expect((await desk.readTournament(id)).standings).toEqual(none)
    await ask(command)
    expect((await desk.readTournament(id)).standings).toEqual(preview.after)
    expect(await client.readStandings(id)).toMatchObject({ matches: 1, players: [{ name: 'Ben' }, {}, {}] })
    await ask({ type: 'withdraw-ruling', ruling: 1, reason: 'a mistake' })
    expect((await desk.readTournament(id)).standings).toEqual(none)
    expect((await client.readMatch(match)).winners).toEqual([])
  })
})

describe('the staff', () => {
  test('is invited, named in every match, and revoked', async () => {
    const { id, as, open } = await created()
    const { match } = await open()
    const sent = { id: 'carla', role: 'caster' } as const
    const invited = await desk.inviteStaff(id, sent, as)
    expect(await desk.inviteStaff(id, sent, as)).toEqual(invited)
    expect((await desk.readDesk(id, as)).staff).toContainEqual(
      expect.objectContaining({ person: invited.person, invitation: invited.invitation }),
    )
    const caster = { token: newToken() }
    const join = { invitation: invited.invitation, token: caster.token, name: 'Carla' }
    await desk.admitStaff(id, join)
    expect(await desk.admitStaff(id, join)).toEqual({ person: invited.person, role: 'caster' })
    const late = (await open({ name: 'Table 2' })).match
    for (const one of [match, late]) {
      const { shown } = await client.readEvents(one, 0, caster)
      const named = shown.filter(({ event }) => event.type === 'observer.admitted')
      expect(named.map(({ event }) => (event.data as { name: string }).name)).toEqual(
        expect.arrayContaining(['Olga', 'Carla']),
      )
      expect(named).toHaveLength(2)
    }
    await expect(desk.readLinks(id, caster)).rejects.toMatchObject({ code: 'not-yours' })
    expect((await desk.readDesk(id, caster)).staff.every(({ invitation }) => invitation === null)).toBe(true)
    await desk.revokeStaff(id, invited.person, { id: wish(), reason: 'went home' }, as)
    await expect(desk.readDesk(id, caster)).rejects.toMatchObject({ status: 401 })
    await expect(client.readEvents(match, 0, caster)).rejects.toMatchObject({ status: 401 })
  })

  test('an organiser who was invited prints the same links, and takes over when the first is revoked', async () => {
    const { id, as, open } = await created()
    const { match } = await open()
    const links = await desk.readLinks(id, as)
    const { invitation } = await desk.inviteStaff(id, { id: wish(), role: 'organiser' }, as)
    const other = { token: newToken() }
    await desk.admitStaff(id, { invitation, token: other.token, name: 'Otto' })
    expect(await desk.readLinks(id, other)).toEqual(links)
    const { person } = await desk.readDesk(id, as)
    await desk.revokeStaff(id, person, { id: wish() }, other)
    await expect(desk.readDesk(id, as)).rejects.toMatchObject({ status: 401 })
    const act = { id: wish(), command: { type: 'abandon-game', reason: 'rain' } }
    await desk.actInMatch(id, match, act, other)
    const last = (await desk.readDesk(id, other)).person
    await expect(desk.revokeStaff(id, last, { id: wish() }, other)).rejects.toMatchObject({
      code: 'last-organiser',
    })
  })

  test('has no name twice, since acts stand in the log under a name', async () => {
    const { id, as } = await created()
    const { invitation } = await desk.inviteStaff(id, { id: wish(), role: 'organiser' }, as)
    const join = { invitation, token: newToken() }
    await expect(desk.admitStaff(id, { ...join, name: 'Olga' })).rejects.toMatchObject({
      code: 'staff-name-taken',
      problem: { text: { en: expect.any(String), it: expect.any(String) } },
    })
    await desk.admitStaff(id, { ...join, name: 'Otto' })
  })

  test('an organiser who is revoked comes back by no invitation that they have seen', async () => {
    const { id, as, open } = await created()
    const { match } = await open()
    const first = await desk.inviteStaff(id, { id: wish(), role: 'organiser' }, as)
    const otto = { token: newToken() }
    await desk.admitStaff(id, { invitation: first.invitation, token: otto.token, name: 'Otto' })
    const { invitation } = await desk.inviteStaff(id, { id: wish(), role: 'caster' }, otto)
    const socket = openRaw(service.address, match)
    socket.say(helloFrame(otto.token))
    await socket.hear('welcome')
    const goodbye = socket.hear('goodbye')
    await desk.revokeStaff(id, first.person, { id: wish(), reason: 'a quarrel' }, as)
    expect((await goodbye).code).toBe('token-revoked')
    const join = { invitation, token: newToken(), name: 'Eve' }
    await expect(desk.admitStaff(id, join)).rejects.toMatchObject({ code: 'no-such-invitation' })
    expect((await desk.readDesk(id, as)).staff.map(({ status }) => status).toSorted()).toEqual([
      'admitted',
      'revoked',
      'revoked',
    ])
  })

  test('does not play, and players do not join it', async () => {
    const key = newToken()
    const { id, as, open } = await created({ key })
    const { match } = await open()
    const [link] = await desk.readLinks(id, as, match)
    const join = { invitation: link?.invitation ?? '', name: 'Olga' }
    await expect(client.joinSeat(match, { ...join, token: newToken(), key })).rejects.toMatchObject({
      code: 'observes-here',
    })
    await expect(client.joinSeat(match, { ...join, token: as.token })).rejects.toMatchObject({
      code: 'token-used',
    })
    const player = { token: newToken(), key: newToken() }
    await client.joinSeat(match, { ...join, ...player })
    const { invitation } = await desk.inviteStaff(id, { id: wish(), role: 'organiser' }, as)
    for (const who of [player, { token: newToken(), key: player.key }, { token: player.token }])
      await expect(desk.admitStaff(id, { invitation, name: 'Eve', ...who })).rejects.toMatchObject({
        code: 'plays-here',
      })
  })
})

describe('with a delay', () => {
  test('the public knows of a table, and all that came after it, one delay later; the staff at once', async () => {
    const { id, as, ask, open, abandon } = await created()
    const before = await desk.readTournament(id)
    const delayMs = 3_600_000
    const { match } = await open({ options: { spectators: { delayMs } } })
    await ask({ type: 'add-stage', name: 'Finals' })
    await abandon(match)
    await expect
      .poll(async () => (await desk.readDesk(id, as)).tournament.tables[0]?.result?.status)
      .toBe('abandoned')
    expect(await desk.readTournament(id)).toEqual(before)
    expect((await desk.readTournamentLog(id)).trim().split('\n')).toHaveLength(before.head.seq)
    expect((await client.readStandings(id)).matches).toBe(0)
    expect((await desk.readTournamentLog(id, as)).trim().split('\n').length).toBeGreaterThan(before.head.seq)
    await ask({ type: 'close-tournament' })
    await expect(desk.readArchive(id)).rejects.toMatchObject({ code: 'tournament-open' })
    expect((await desk.readArchive(id, as)).length).toBeGreaterThan(0)
  })
})

describe('the archive', () => {
  test('is verified from its bytes alone, by the key of this service', async () => {
    const { id, as, ask, open, abandon } = await created()
    const { match } = await open()
    await expect(desk.readArchive(id)).rejects.toMatchObject({ code: 'tournament-open' })
    await abandon(match)
    await ask({ type: 'close-tournament' })
    const [{ publicKey = '' } = {}] = await client.readSealKeys()
    const bytes = gunzipSync(await desk.readArchive(id))
    const auditor = createArchiveAuditor({ key: publicKey })
    auditor.push(bytes)
    expect(auditor.finish()).toMatchObject({
      id,
      seal: 'valid',
      log: { seal: 'valid' },
      findings: [],
      verdict: { kind: 'sound' },
      matches: [{ match, verdict: 'sound' }],
    })
    expect(gunzipSync(await desk.readArchive(id, as))).toEqual(bytes)
    await expect(ask({ type: 'add-stage', name: 'B' })).rejects.toMatchObject({ code: 'tournament-closed' })
  })
})

describe('bounds', () => {
  test('an address has so many open tournaments, and more when one is closed', async () => {
    const small = await startTestService('Postgres', { openTournamentsPerAddress: 1 })
    try {
      const own = createTournamentClient({ url: small.address })
      const make = (token: string) => own.createTournament({ token, name: 'Cup', organiser: 'Olga' })
      const token = newToken()
      const { id } = await make(token)
      await expect(make(newToken())).rejects.toMatchObject({ status: 429, code: 'too-many-tournaments' })
      expect(await make(token)).toEqual({ id, isKnown: true })
      await own.commandTournament(id, { id: 'c', command: { type: 'close-tournament' } }, { token })
      await expect(make(newToken())).resolves.toBeDefined()
    } finally {
      await small.close()
    }
  })

  test.each([
    [{ openTournaments: 1 }, 1, { status: 503, code: 'tournaments-full' }],
    [{ recordMaxBytes: 1 }, 0, { status: 507, code: 'record-full' }],
  ])('a service has so many, and so much room: %j', async (config, most, full) => {
    const small = await startTestService('Postgres', config)
    try {
      const own = createTournamentClient({ url: small.address })
      const make = () => own.createTournament({ token: newToken(), name: 'Cup', organiser: 'Olga' })
      for (let made = 0; made < most; made++) await make()
      await expect(make()).rejects.toMatchObject(full)
    } finally {
      await small.close()
    }
  })
})
