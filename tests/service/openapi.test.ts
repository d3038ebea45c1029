import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { Service } from '@getaway/game-api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService } from '../support/service/service.ts'
import { type ApiDocument, documentOf } from './described.ts'

/** What Fastify serves, as it is told of it, by the paths of the document. */
const served = new Set<string>()
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
let service: Service
let api: ApiDocument

beforeAll(async () => {
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat())
        if (METHODS.includes(one)) served.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`)
    })
  }
  subscribe('fastify.initialization', listen)
  service = await startTestService()
  unsubscribe('fastify.initialization', listen)
  api = await documentOf(service.address)
})
afterAll(async () => {
  await service?.close()
})

describe('the document', () => {
  test('has every route of the API, and no other', () => {
    const described = Object.entries(api.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const ofTheApi = [...served].filter((one) => / \/(api|\.well-known)(\/|$)/.test(one))
    expect(described.toSorted()).toEqual(ofTheApi.toSorted())
    expect(described.length).toBeGreaterThan(20)
  })

  test('names its version and each operation once', () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../services/game-api/package.json', import.meta.url), 'utf8'),
    ) as { version: string }
    expect(api).toMatchObject({ openapi: '3.1.0', info: { version } })
    const ids = Object.values(api.paths).flatMap((operations) =>
      Object.values(operations).map((one) => (one as { operationId?: string }).operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('its examples are what its schemas ask for', async () => {
    const { requestBody } = api.paths['/api/matches']?.post ?? {}
    const { example } = (requestBody?.content?.['application/json'] ?? {}) as { example?: unknown }
    const response = await fetch(`${service.address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(example),
    })
    expect(response.status).toBe(201)
  })
})
