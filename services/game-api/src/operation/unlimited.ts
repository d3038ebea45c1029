import type { Limiter } from './limiter.ts'

const ALLOWED = { isAllowed: true, most: 1, remaining: 1, resetS: 1 }

/** Where `RATE_LIMIT` is off. */
export const UNLIMITED: Limiter = {
  take: async () => ALLOWED,
  allowConnect: async () => true,
  allowFrame: () => true,
  failed: async () => {},
  isGuessing: async () => false,
}
