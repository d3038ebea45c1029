import type { Limiter } from './limiter.ts'

/** For sockets where `RATE_LIMIT` is off; requests are not counted there at all. */
export const UNLIMITED: Pick<Limiter, 'allowFrame' | 'failed' | 'isGuessing'> = {
  allowFrame: () => true,
  failed: async () => {},
  isGuessing: async () => false,
}
