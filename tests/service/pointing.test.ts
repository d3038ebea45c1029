import { createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { commandFrame, helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

let service: Service
const sockets: RawSocket[] = []
beforeAll(async () => {
  service = await startTestService()
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await service.close()
})

/** A dealt round of that many players, with everybody's sockets. */
async function dealt(players: number) {
  const client = createClient({ url: service.address })
  const { id, invitations, host, organiser } = await client.createMatch({
    game: 'chase',
    seats: Array.from({ length: players }, () => ({ type: 'open' })),
    organiser: { name: 'Olga' },
  })
  const dial = (token?: string) => {
    const socket = openRaw(service.address, id)
    sockets.push(socket)
    socket.say(helloFrame(token))
    return socket
  }
  const seats: RawSocket[] = []
  for (const { seat, invitation } of invitations) {
    const token = newToken()
    await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
    seats.push(dial(token))
  }
  const asOrganiser = { token: organiser ?? '' }
  const { invitation } = await client.inviteObserver(id, { role: 'caster' }, asOrganiser)
  const caster = newToken()
  await client.admitObserver(id, { invitation, token: caster, name: 'Carla' })
  const others = {
    organiser: dial(organiser ?? ''),
    caster: dial(caster),
    host: dial(host),
    public: dial(),
  }
  await Promise.all([...seats, ...Object.values(others)].map((socket) => socket.hear('welcome')))
  for (const socket of seats) socket.say(commandFrame('ready', { type: 'get-ready' }))
  const roles = async () => {
    const { shown } = await client.readEvents(id)
    const found = shown.find(({ event }) => event.type === 'round.dealt')
    return (found?.event.data as { roles?: readonly string[] } | undefined)?.roles
  }
  await expect.poll(roles).toBeDefined()
  return { seats, others, roles: (await roles()) ?? [] }
}

const heard = (socket: RawSocket) => socket.frames.filter(({ type }) => type === 'pointed')

test('with 4 players a teammate, the organiser and a caster see it, and nobody else', async () => {
  const { seats, others, roles } = await dealt(4)
  const [mine, mate] = [0, roles.indexOf(roles[0] ?? '', 1)]
  const pointed = { type: 'pointed', seat: mine, x: -3, y: 4, say: 'here' }
  seats[mine]?.say({ type: 'point', x: -3, y: 4, say: 'here' })
  expect(await seats[mate]?.hear('pointed')).toEqual(pointed)
  expect(await others.organiser.hear('pointed')).toEqual(pointed)
  expect(await others.caster.hear('pointed')).toEqual(pointed)
  seats[mine]?.say({ type: 'point', x: 0, y: 0, say: 'the secret is r05' })
  expect(await seats[mine]?.hear('not-pointed')).toMatchObject({ code: 'no-such-phrase', clause: null })
  for (let n = 0; n < 20; n++) seats[mine]?.say({ type: 'point', x: n, y: 0 })
  expect(await seats[mine]?.hear('not-pointed')).toMatchObject({ code: 'too-many-points' })
  others.organiser.say({ type: 'point', x: 0, y: 0 })
  expect(await others.organiser.hear('not-pointed')).toMatchObject({ code: 'no-team' })
  // What went out before this has come by now.
  await Promise.all([...seats, others.host, others.public].map((socket) => socket.hear('heartbeat')))
  for (const [seat, socket] of seats.entries()) {
    if (seat !== mate) expect(heard(socket)).toEqual([])
  }
  expect([...heard(others.host), ...heard(others.public)]).toEqual([])
})

test('with 3 players nobody consults (C3.3)', async () => {
  const { seats, roles } = await dealt(3)
  const runner = roles.indexOf('runner')
  seats[runner]?.say({ type: 'point', x: 1, y: 1 })
  expect(await seats[runner]?.hear('not-pointed')).toMatchObject({ code: 'no-team' })
})
