import type { Limiter } from './limiter.ts'

/** For sockets and streams where `RATE_LIMIT` is off; requests are not counted there at all. */
export const UNLIMITED: Pick<Limiter, 'allowFrame' | 'openSocket' | 'openStream'> = {
  allowFrame: () => true,
  openSocket: () => () => {},
  openStream: () => () => {},
}
