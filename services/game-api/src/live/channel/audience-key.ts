import type { Audience } from '@getaway/engine'

/** One text for each audience of a match. */
export function audienceKey(audience: Audience): string {
  return typeof audience === 'string' ? audience : `seat ${audience.seat}`
}
