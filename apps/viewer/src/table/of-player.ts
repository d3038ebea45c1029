import type { LogEvent, OwnEvents } from '@getaway/engine'
import { NEVER } from './easing.ts'

/** Until when something that its own player has done just now waits to be confirmed: `NEVER` while the service has not answered; 0: it was recorded long ago. */
export function pendingUntil(own: OwnEvents<LogEvent> | undefined, seq: number): number {
  if (!own) return 0
  if (seq > own.recorded) return NEVER
  return own.confirmed.find((one) => one.seq === seq)?.at ?? 0
}
