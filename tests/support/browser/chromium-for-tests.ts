import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from './chromium.ts'

/** The browser of this test run; who launches it closes it. */
export function launchTestBrowser(): Promise<Browser> {
  return launchChromium({ program: inject('chromium').program })
}
