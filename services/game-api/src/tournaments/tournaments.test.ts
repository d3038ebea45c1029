import { newToken } from '@getaway/client'
import { ok, releasedGames, unwrap } from '@getaway/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServiceClock } from '../clock.ts'
import { createHub, type Hub } from '../live/hub/hub.ts'
import { createOpenMatches } from '../operation/limits/open-matches.ts'
import { openSealKey } from '../sealing/seal-key.ts'
import { recordSeatTaken } from '../seats/seat-service.ts'
import { tokenHolderOf } from '../seats/token-holder.ts'
import { createGroupCommit, type Database, migrate, openDatabase, readEvents } from '../store/index.ts'
import { createTournamentBook } from './book.ts'
import { revokeStaff } from './revoke-staff.ts'
import {
  admitStaff,
  createTournament,
  inviteStaff,
  type StaffDependencies,
  type StaffMember,
  staffMember,
} from './staff.ts'
import { openTable, type TableDependencies } from './tables.ts'

const clock = createServiceClock()
const [game] = releasedGames.newestGames()
let database: Database
let hub: Hub
let dependencies: Omit<TableDependencies, 'bots'> & StaffDependencies
let by: StaffMember
let close: () => Promise<void>
const token = newToken()

beforeAll(async () => {
  database = await openDatabase({ dataDir: undefined })
  await migrate(database)
  const commits = createGroupCommit(database)
  const sealKey = await openSealKey(undefined)
  const onFault = () => {}
  hub = createHub({ database, commits, clock, sealKey, node: 'here', leaseMs: 10_000, onFault })
  const book = createTournamentBook({ database, clock, sealKey })
  const mostOfAnAddress = Number.POSITIVE_INFINITY
  const openMatches = createOpenMatches({ mostOfAnAddress, most: 9, inPlay: () => 0, openOf: async () => [] })
  dependencies = {
    database,
    clock,
    hub,
    book,
    sealKey,
    openMatches,
    recordMaxBytes: 1e12,
    games: releasedGames,
  }
  const wish = { token, name: 'Cup', organiser: 'Olga', logo: null, objectionS: 0 }
  const { id } = unwrap(
    await createTournament(
      { database, clock, sealKey, recordMaxBytes: 1e12 },
      { ...wish, defaults: { game: game?.id ?? '', options: {} } },
    ),
  )
  const member = await staffMember(database, id, token)
  if (!member) throw new Error('its creator is of the staff')
  by = member
  await book.change(id, {
    actor: by.id,
    make: () =>
      ok([{ type: 'stage.added', by: 'organiser', data: { stage: 1, name: 'A', organiser: 'Olga' } }]),
  })
  close = async () => {
    await hub.close()
    await commits.close()
    await database.close()
  }
})
afterAll(() => close())

/** Bots sit down in the record, as the service's do; until `isHere` the process ends before they can. */
function botsOf(isHere: () => boolean): TableDependencies['bots'] {
  return {
    async seat(match, seats) {
      if (!isHere()) throw new Error('the process ended')
      for (const [seat, wanted] of seats.entries()) {
        if (wanted.type === 'open') continue
        const who = { name: `Bot ${seat}`, key: null, bot: wanted.strength }
        const taken = await hub.withMatch(match, (live) => recordSeatTaken(live, seat, who))
        if (!taken.ok) return taken
      }
      return ok(undefined)
    },
  }
}

test('a process that ends while a table is opened leaves a log that names the staff; the same wish seats the bots', async () => {
  const [strength = ''] = Object.keys(game?.bots ?? {})
  const seats = [{ type: 'open' }, { type: 'bot', strength }] as const
  const wanted = { id: 'w', stage: 1, name: 'T1', options: {}, seats: [...seats], startsAt: null }
  let isHere = false
  const open = () => openTable({ ...dependencies, bots: botsOf(() => isHere) }, by, wanted, 'here')
  await expect(open()).rejects.toThrow('the process ended')
  const known = await dependencies.book.read(by.tournament)
  const match = known?.state.tables[0]?.match ?? ''
  const types = async () => (await readEvents(database.db, match, 0, 9)).map(({ body }) => JSON.parse(body))
  expect(await tokenHolderOf(database, match, token)).toMatchObject({ type: 'organiser', name: 'Olga' })
  expect(await types()).toMatchObject([
    { type: 'game.created', seq: 1 },
    { type: 'observer.admitted', seq: 2, data: { role: 'organiser', name: 'Olga' } },
  ])
  isHere = true
  expect(await open()).toEqual(ok({ table: 1, match }))
  expect(await open()).toEqual(ok({ table: 1, match }))
  expect((await types()).slice(2)).toMatchObject([{ type: 'seat.taken', data: { seat: 1, bot: strength } }])
})

test.each(['caster', 'organiser'] as const)('what a %s has of the secret', async (role) => {
  const { tournament } = by
  const { invitation } = unwrap(await inviteStaff(dependencies, by, role, { id: role, said: role }))
  const own = newToken()
  unwrap(await admitStaff(dependencies, tournament, { invitation, token: own, name: role }))
  const member = await staffMember(database, tournament, own)
  expect(member?.secret === by.secret).toBe(role === 'organiser')
})

test('somebody who was revoked after their token was looked at does nothing more', async () => {
  const { tournament } = by
  const { person, invitation } = unwrap(
    await inviteStaff(dependencies, by, 'organiser', { id: 'otto', said: 1 }),
  )
  const admit = { invitation, token: newToken(), name: 'Otto' }
  unwrap(await admitStaff(dependencies, tournament, admit))
  const otto = await staffMember(database, tournament, admit.token)
  if (!otto) throw new Error('he was admitted')
  unwrap(await revokeStaff(dependencies, by, { person, reason: '', wish: { id: 'gone', said: 1 } }))
  const invited = await inviteStaff(dependencies, otto, 'organiser', { id: 'eve', said: 1 })
  expect(invited).toMatchObject({ ok: false, error: { code: 'no-such-token' } })
})
