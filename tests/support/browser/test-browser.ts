import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The one browser of this test run; `close` closes the pages of this test file only. */
export function connectTestBrowser(): Promise<Browser> {
  return chromium.connect(inject('chromium').endpoint)
}
