import { RULES_WITH_TABLE } from '@getaway/client/tables'
import type { AnyGame } from '@getaway/engine'

/** Where people find a match, on this service; null while the viewer has no table for its rules. */
export interface PageAddresses {
  readonly watch: string | null
  /** Where a seat is played. With its token: secret, and for its holder alone. */
  readonly play: string | null
}

/** The token goes behind `#`, which browsers send to nobody. */
export function pageAddressesOf(match: string, game: AnyGame | undefined, token?: string): PageAddresses {
  if (!RULES_WITH_TABLE.includes(game?.rules ?? '')) return { watch: null, play: null }
  return { watch: `/watch/${match}`, play: `/play/${match}${token === undefined ? '' : `#k=${token}`}` }
}
