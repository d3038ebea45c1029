import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { startTestService } from '../support/service/service.ts'

/** A sixteenth of the pixels, which a processor draws. */
const SMALL = { deviceScaleFactor: 0.25 }

let service: Service
let browser: Browser
beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.25 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

async function botMatch(): Promise<string> {
  const seat = { type: 'bot', strength: 'regular' }
  const response = await fetch(`${service.address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'chase', seats: [seat, seat] }),
  })
  const { id } = (await response.json()) as { id: string }
  return id
}

test.each(['/', '/watch/'])('Chromium shows %s under its policy, live, without a complaint', async (path) => {
  const id = await botMatch()
  const page = await browser.newPage(SMALL)
  try {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    const sockets: string[] = []
    page.on('websocket', (socket) => {
      socket.on('framereceived', () => sockets.push(socket.url()))
    })
    const response = await page.goto(`${service.address}${path === '/' ? path : path + id}`)
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    await page.waitForSelector('canvas[data-ready="true"]')
    await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(2)
    expect(complaints).toEqual([])
  } finally {
    await page.close()
  }
})

test('what a policy forbids does not happen, and would be complained of', async () => {
  const page = await browser.newPage(SMALL)
  try {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(service.address)
    // No types of the DOM here: as text it is what an injected page would try.
    const title = await page.evaluate(`new Promise((resolve) => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "injected"'
      document.body.append(script)
      setTimeout(() => resolve(document.title), 100)
    })`)
    expect(title).not.toBe('injected')
    expect(complaints.join()).toMatch(/Content Security Policy/)
  } finally {
    await page.close()
  }
})

test.each(['/', '/sw.js', '/theme.js', '/practice'])(
  '%s is asked for again before it is used',
  async (path) => {
    const response = await fetch(`${service.address}${path}`, { headers: { accept: '*/*, text/html' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test.each(['/', '/api/matches', '/api/nothing', '/healthz', '/icon.svg', '/sw.js'])(
  '%s says how to be treated',
  async (path) => {
    const { headers } = await fetch(`${service.address}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-\d+$/)
    expect(headers.get('strict-transport-security')).toBeNull()
  },
)
