import { type Client, createClient, newToken } from '@getaway/client'
import { createAuditor, publicKeyOf, sha256Hex, signSeatProof } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService } from '../support/service/service.ts'

const privateKey = new Uint8Array(32).fill(3)
const key = publicKeyOf(privateKey)
let service: Service
let client: Client

beforeAll(async () => {
  service = await startTestService()
  client = createClient({ url: service.address })
})
afterAll(() => service.close())

async function opened(options = {}) {
  const seats = [{ type: 'open' as const }, { type: 'open' as const }]
  const { id, invitations } = await client.createMatch({ game: 'chase', seats, options })
  return { id, invitation: invitations[0]?.invitation ?? '' }
}

/** What the owner of that key would send to sit down. */
function signed(match: string, invitation: string, change: object = {}, by = privateKey) {
  const wanted = { token: newToken(), name: 'Ada', key, seat: 0, match, service: service.address, ...change }
  const { token, name, seat } = wanted
  const at = { service: wanted.service, tokenHash: sha256Hex(token) }
  const { signature } = signSeatProof({ match: wanted.match, seat, name, key }, at, by)
  return { invitation, token, name, key, proof: { service: wanted.service, signature } }
}

describe('a seat that is proved', () => {
  test('stands in the log with its signature, for every audit; asking again does no harm', async () => {
    const { id, invitation } = await opened()
    const join = signed(id, invitation)
    await client.joinSeat(id, join)
    await client.joinSeat(id, join)
    await client.command(id, { id: 'x', command: { type: 'leave' } }, { token: join.token })
    const { shown } = await client.readEvents(id)
    const taken = shown.map(({ event }) => event).filter(({ type }) => type === 'seat.taken')
    expect(taken).toMatchObject([
      { data: { key, proof: { ...join.proof, tokenHash: sha256Hex(join.token) } } },
    ])
    const auditor = createAuditor()
    auditor.push(new TextEncoder().encode(shown.map(({ event }) => `${JSON.stringify(event)}\n`).join('')))
    const { report, verdict } = auditor.finish()
    expect(report.players).toMatchObject([{ seat: 0, name: 'Ada', identity: 'proved' }])
    expect(verdict.kind).toBe('sound')
  })

  const forged: [name: string, change: object][] = [
    ['for another match', { match: 'another' }],
    ['for another seat', { seat: 1 }],
    ['at another service', { service: 'https://evil.example' }],
    ['at another service that shows our name', { service: 'http://localhost.evil.example' }],
    ['at another address that could be ours', { service: 'http://198.51.100.7' }],
    ['at no origin', { service: 'http://localhost?evil.example' }],
  ]
  test.each(forged)('a signature %s takes no seat', async (_, change) => {
    const { id, invitation } = await opened()
    await expect(client.joinSeat(id, signed(id, invitation, change))).rejects.toMatchObject({
      status: 403,
      code: 'bad-proof',
    })
    expect((await client.readMatch(id)).players[0]?.name).toBeNull()
  })

  test('nor does a forged key, another name or token, or a proof without a key', async () => {
    const { id, invitation } = await opened()
    const { key: _, ...keyless } = signed(id, invitation)
    for (const join of [
      signed(id, invitation, {}, new Uint8Array(32).fill(4)),
      { ...signed(id, invitation), name: 'Eve' },
      { ...signed(id, invitation), token: newToken() },
      keyless,
    ])
      await expect(client.joinSeat(id, join)).rejects.toMatchObject({ status: 403, code: 'bad-proof' })
    await client.joinSeat(id, signed(id, invitation))
  })

  test('its match is found by the key, once the public knows of it', async () => {
    const other = publicKeyOf(new Uint8Array(32).fill(5))
    const early = await opened()
    for (const match of [early, await opened({ spectators: { delayMs: 60_000 } })])
      await client.joinSeat(match.id, {
        invitation: match.invitation,
        token: newToken(),
        name: 'Cy',
        key: other,
      })
    const found = await client.listMatches({ key: other })
    expect(found.map((match) => match.id)).toEqual([early.id])
    expect(found[0]?.players.map((player) => player.key)).toEqual([other, null])
    expect(found[0]?.players[0]?.isProved).toBe(false)
  })
})

test('a key goes from one device to another, and nothing is taken by looking', async () => {
  const ciphertext = 'abc'.repeat(100)
  const { id, secret } = await client.offerTransfer({ ciphertext })
  const nonce = newToken()
  await client.askForTransfer(id, { nonce })
  expect(await client.readTransfer(id, { token: secret })).toMatchObject({ state: 'asked', nonce })
  await expect(client.readTransfer(id, { token: newToken() })).rejects.toMatchObject({ status: 401 })
  expect(await client.takeTransfer(id, { nonce })).toEqual({ ciphertext: null })
  await client.confirmTransfer(id, { token: secret })
  expect(await client.takeTransfer(id, { nonce })).toEqual({ ciphertext })
  expect(await client.readTransfer(id, { token: secret })).toMatchObject({ state: 'taken' })
  await client.withdrawTransfer(id, { token: secret })
  await expect(client.takeTransfer(id, { nonce })).rejects.toMatchObject({ status: 404 })
  await expect(client.offerTransfer({ ciphertext: 'a'.repeat(16_385) })).rejects.toMatchObject({
    status: 400,
  })
})
