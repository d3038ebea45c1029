import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService } from '../support/service/service.ts'

let service: Service
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service?.close())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** As it comes over the wire, which `fetch` would unpack. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  const asked = request(`${service.address}${path}`, { method, headers })
  asked.end(body)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  const { statusCode: status = 0, headers: answered } = response
  return { status, headers: answered, body: await buffer(response) } satisfies Answer
}

const PACKED = [
  { coding: 'br', unpack: brotliDecompressSync },
  { coding: 'gzip', unpack: gunzipSync },
] as const

async function scriptOfPage(): Promise<string> {
  const { body } = await ask('/watch/anything', { accept: 'text/html' })
  return /src="(\/assets\/[^"]+\.js)"/.exec(String(body))?.[1] ?? ''
}

describe.each(PACKED)('to a browser that knows $coding', ({ coding, unpack }) => {
  const accepting = { 'accept-encoding': coding, accept: 'text/html' }

  test.each([
    ['a page', async () => '/watch/anything'],
    ['its script', scriptOfPage],
    ['the description of the API', async () => '/api/openapi.json'],
    ['the page of the API', async () => '/api'],
  ])('%s comes compressed, and is the same', async (_, pathOf) => {
    const path = await pathOf()
    const plain = await ask(path, { accept: 'text/html' })
    const packed = await ask(path, accepting)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.body.length).toBeLessThan(plain.body.length * 0.6)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
    for (const { headers } of [plain, packed]) expect(headers.vary).toMatch(/\baccept-encoding\b/)
    const head = await ask(path, accepting, 'HEAD')
    if (head.status === 200) expect(head.headers['content-length']).toBe(packed.headers['content-length'])
  })

  test('a file has another ETag for each coding, and is not sent again', async () => {
    const path = await scriptOfPage()
    const plain = await ask(path)
    const packed = await ask(path, accepting)
    const { etag = '' } = packed.headers
    expect(etag).not.toBe(plain.headers.etag)
    const again = await ask(path, { ...accepting, 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.vary).toBe('accept-encoding')
  })

  test('a part of a file is a part of what is sent', async () => {
    const path = await scriptOfPage()
    const packed = await ask(path, accepting)
    const part = await ask(path, { ...accepting, range: 'bytes=10-19' })
    expect([part.status, part.headers['content-encoding']]).toEqual([206, coding])
    expect(part.body.equals(packed.body.subarray(10, 20))).toBe(true)
  })
})

describe('what could tell a secret by its length stays plain', () => {
  const accepting = { 'accept-encoding': 'br, gzip' }
  const json = { ...accepting, 'content-type': 'application/json' }

  async function newMatch() {
    const seats = [{ type: 'open' }, { type: 'open' }]
    const made = await ask('/api/matches', json, 'POST', JSON.stringify({ game: 'chase', seats }))
    return { made, ...(JSON.parse(String(made.body)) as { id: string; host: string }) }
  }

  test('a new match, and what a token shows; the same for the public is compressed', async () => {
    const { made, id, host } = await newMatch()
    expect([made.status, made.headers['content-encoding']]).toEqual([201, undefined])
    const path = `/api/matches/${id}/events`
    const seen = await ask(path, { ...accepting, authorization: `Bearer ${host}` })
    expect([seen.status, seen.headers['content-encoding']]).toEqual([200, undefined])
    const shown = await ask(path, accepting)
    expect([shown.status, shown.headers['content-encoding']]).toEqual([200, 'br'])
    expect(shown.headers.vary).toBe('accept, authorization, accept-encoding')
    expect(brotliDecompressSync(shown.body).equals(seen.body)).toBe(true)
  })

  test('a live stream', async () => {
    const { id } = await newMatch()
    const asked = request(`${service.address}/api/matches/${id}/events`, {
      headers: { ...accepting, accept: 'application/x-ndjson' },
    }).end()
    const headers = await new Promise<IncomingHttpHeaders>((resolve) => {
      asked.once('response', (response) => resolve(response.headers))
    })
    asked.on('error', () => {}).destroy()
    expect(headers['content-encoding']).toBeUndefined()
  })
})
