import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchTestBrowser } from '../support/chromium-for-tests.ts'
import { startTestService } from '../support/service.ts'
import { DESKTOP, openPage, PHONE } from '../viewer/page.ts'
import { type ApiDocument, documentOf } from './described.ts'

/** What Fastify serves, as it is told of it, by the paths of the document. */
const served = new Set<string>()
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
let service: Service
let browser: Browser
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
  service = await startTestService('PGlite', { botPace: 0.3 })
  unsubscribe('fastify.initialization', listen)
  api = await documentOf(service.address)
  browser = await launchTestBrowser()
})
afterAll(async () => {
  await browser?.close()
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

describe('the page', () => {
  test.each([DESKTOP, PHONE])('tries requests and follows a match: $width × $height', async (viewport) => {
    const { id } = await createClient({ url: service.address }).createMatch({
      game: 'chase',
      seats: [
        { type: 'bot', strength: 'regular' },
        { type: 'bot', strength: 'regular' },
      ],
    })
    const tab = await openPage(browser, `${service.address}/api`, { viewport })
    const { page } = tab
    await page.getByRole('link', { name: 'Look at a match' }).click()
    await page.getByLabel('id').fill(id)
    await page.keyboard.press('Enter')
    await page.locator('.answer.good').waitFor()
    expect(await page.getByRole('status').textContent()).toBe('200 OK')
    expect(JSON.parse((await page.locator('.body').textContent()) ?? '')).toMatchObject({ id, game: 'chase' })
    await page.getByText('Headers', { exact: true }).click()
    expect(await page.locator('.headers').textContent()).toContain('application/json')

    await page.getByRole('link', { name: 'Read or follow' }).click()
    // What was typed for one request is there for the next.
    expect(await page.getByLabel('id').inputValue()).toBe(id)
    await page.getByLabel('Answer as').selectOption('application/x-ndjson')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.line').nth(4).waitFor()
    await tab.picture('api-stream')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Stopped')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    await tab.close()
  })

  test('keeps a token for this tab only, sends it where it is asked for, and shows what was refused', async () => {
    const tab = await openPage(browser, `${service.address}/api#getApiMatchesId`)
    const { page } = tab
    const token = 'x'.repeat(43)
    await page.getByLabel('Token', { exact: true }).fill(token)
    expect(await page.evaluate(() => [Object.values(sessionStorage), Object.values(localStorage)])).toEqual([
      [token],
      [],
    ])
    const [{ id } = { id: '' }] = (
      (await (await fetch(`${service.address}/api/matches`)).json()) as { matches: { id: string }[] }
    ).matches
    await page.getByLabel('id').fill(id)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.answer.bad').waitFor()
    expect(JSON.parse((await page.locator('.body').textContent()) ?? '')).toMatchObject({
      code: 'no-such-token',
    })
    await tab.close()
  })

  test('complains of nothing', async () => {
    const tab = await openPage(browser, `${service.address}/api`)
    await tab.page.locator('#catalogue a').first().click()
    await tab.page.getByRole('button', { name: 'Send' }).click()
    await tab.page.locator('.answer.good').waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  })
})
