import type { Limiter } from './limiter.ts'

/** For sockets, streams and archives where `RATE_LIMIT` is off; requests are not counted there at all. */
export const UNLIMITED: Pick<Limiter, 'allowFrame' | 'openArchive' | 'openSocket' | 'openStream'> = {
  allowFrame: () => true,
  openArchive: () => () => {},
  openSocket: () => () => {},
  openStream: () => () => {},
}
