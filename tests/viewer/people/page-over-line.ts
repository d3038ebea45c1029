import type { Browser } from 'playwright-core'
import type { ProxiedLine } from '../../support/network/proxy.ts'
import { openPage, type PageOptions, type TestPage } from '../page.ts'

/** A page that comes from the service itself, and speaks with it over a line of its own. */
export async function openPageOver(
  line: ProxiedLine,
  browser: Browser,
  url: string,
  options: PageOptions,
): Promise<TestPage> {
  const tab = await openPage(browser, 'about:blank', { ...options, bypassCSP: true })
  await tab.page.addInitScript(speakOver, line.url.replace(/^http/, 'ws'))
  await tab.page.goto(url)
  return tab
}

/** Runs in the page before anything else there: its sockets go another way. */
function speakOver(address: string): void {
  const Direct = window.WebSocket
  window.WebSocket = class extends Direct {
    constructor(url: string | URL, protocols?: string | string[]) {
      const { pathname, search } = new URL(url, location.href)
      super(`${address}${pathname}${search}`, protocols)
    }
  }
}
