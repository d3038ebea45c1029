import type { Extent, Point } from './extent.ts'

/** How somebody looks at the table. */
export interface Look {
  readonly motion: Motion
  /** The `id` of one of the game's sides. */
  readonly side: string
  /** The `key` of a story that somebody does not want to see to its end. */
  readonly skipped: string | undefined
  /** The player's own seat: it is on the near side of the table. */
  readonly seat?: number
  /** The colour that this player has chosen, on their own screen. */
  readonly colour?: number
  /** Others see this screen: what the player has in hand lies face down. */
  readonly isHandHidden?: boolean
  /** Who looks back sees what was wrong as soon as it lies there. */
  readonly isLookedBack?: boolean
  /** Where somebody points just now. */
  readonly pointed?: readonly PointedCell[]
}

/** A cell of the table at which a player points. */
export interface PointedCell extends Point {
  readonly seat: number
}

/** `reduced`: what moves is there at once. */
export type Motion = 'full' | 'reduced'

export interface Side {
  readonly id: string
  readonly label: string
}

export interface TablePlan {
  /** From this instant on nothing moves until the next event. */
  readonly restsAt: number
  /** All that lies: the last one whose time has come. The first stands from the beginning. */
  readonly overviews: readonly Overview[]
  /** What a director cuts to while it lasts; the last one whose time has come. */
  readonly highlights: readonly Highlight[]
  /** When the words change although nothing happens, in order. */
  readonly beats: readonly number[]
  /** When a line of the table’s own story has been told and shown, in order: who steps stops there. */
  readonly stops?: readonly number[]
}

export interface Overview {
  readonly from: number
  readonly extent: Extent
  /** How steeply it is looked at where somebody directs (rad; a right angle is straight down), for what is to be read; undefined: as pieces look best. */
  readonly slant?: number
  /** What of it is shown where a picture is much higher than wide; undefined: all. */
  readonly upright?: Extent
}

export interface Highlight extends Overview {
  readonly until: number
  /** Close: one piece fills the picture. Near: what is about to happen. */
  readonly kind: 'close' | 'near'
}
