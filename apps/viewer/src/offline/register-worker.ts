import type { FactSources } from '../facts.ts'

/** How often (ms) the first picture is looked for, and for how long at most: pages without a table draw none. */
const EVERY_MS = 250
const MOST_MS = 5000

/**
 * Has the pages kept for a time without a network, once the first picture is there: what is kept then takes nothing away
 * from it. On plain HTTP, and in some private windows, browsers offer no such worker.
 */
export function registerWorker({ read }: Pick<FactSources, 'read'>): void {
  // The development server has files of other names.
  if (!import.meta.env.PROD || !keepsPages()) return
  const begun = performance.now()
  const timer = setInterval(() => {
    if (read().frames === 0 && performance.now() - begun < MOST_MS) return
    clearInterval(timer)
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // The browser forbids it, or the service is away: the page works as it would without.
    })
  }, EVERY_MS)
}

/** Whether pages can be opened here without a network. */
export function keepsPages(): boolean {
  return 'serviceWorker' in navigator
}
