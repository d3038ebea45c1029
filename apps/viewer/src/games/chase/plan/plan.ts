import type { ChaseSymbol, Check, Match, Round } from '@getaway/engine/chase'
import type { TablePlan } from '../../../table/table-plan.ts'

/** Something that is swept off the table with its round. */
interface OfRound {
  readonly sweptFrom: number
}

/** Something that its own player has done just now; of all others, recorded long ago, `pendingUntil` is 0. */
export interface OfPlayer {
  /** It hovers over its place until it is confirmed: `NEVER` while the service has not answered. */
  readonly pendingUntil: number
  /** When it was taken back and begins to leave. */
  readonly leavesFrom: number
}

/** Where somebody sits: pieces come from there. `turn`: quarter turns clockwise from the south. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export interface TilePiece extends OfRound, OfPlayer {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly rot: number
  /** When it begins to come down, and from where. */
  readonly from: number
  readonly origin: Place
  readonly flip: Flip | undefined
}

/** C8.3: a tile turns over about the line of the chase, so that the side towards the next tile stays there. */
export interface Flip {
  readonly from: number
  /** The axis lies along this line of the table. */
  readonly axis: 'north-south' | 'east-west'
}

export interface MarkerPiece extends OfRound, OfPlayer {
  readonly symbol: ChaseSymbol
  readonly x: number
  readonly y: number
  readonly isCapture: boolean
  readonly from: number
  readonly origin: Place
  /** When it is lifted off the tile that turns. */
  readonly liftFrom: number
}

/** A tile that one should look at, and why. */
export interface Emphasis extends OfRound {
  readonly kind: 'capture' | 'hideout' | 'mistake'
  readonly x: number
  readonly y: number
  readonly from: number
}

/** The hand that comes down on the last tile of a path: the capture (C7.4). */
export interface Slam {
  /** Whose hand it is, and from which side of the table it comes. */
  readonly seat: number
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly from: number
  /** From then on it is no longer there. */
  readonly until: number
}

/** The tile that the chaser who looks on marks next. */
export interface NextToMark {
  readonly x: number
  readonly y: number
  readonly from: number
}

/** What the check found of a tile, or of the marker on it. */
export interface Verdict extends OfRound {
  readonly of: 'tile' | 'marker'
  readonly x: number
  readonly y: number
  /** A tile's verdict lies at the edge towards the one before it: which way from its middle. */
  readonly towards: { readonly dx: number; readonly dy: number }
  readonly from: number
  readonly isRight: boolean
}

/** The newest tile of a path, where there are two, and a cell at which somebody points: whose it is. */
export interface Tip {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly from: number
}

/** A tile in hand, or of the start that is being planned: fanned out before its runner. */
export interface HandTile extends Place {
  readonly seat: number
  /** Unknown to this side: one sees its back. */
  readonly tile: string | undefined
  readonly isStart: boolean
}

/** Pieces that lie ready at a player's side of the table. */
export interface Stack extends Place {
  readonly seat: number
  readonly kind: 'pile' | 'red' | 'blue'
  /** Which of the two, of a pile. */
  readonly pile?: 0 | 1
  readonly count: number
}

/** A victory marker before its player. */
export interface Coin extends Place {
  readonly seat: number
  readonly kind: 'perfect' | 'small'
  /** When it was won. */
  readonly from: number
}

/** The players in their seats, and their roles in this round. */
export interface Seat extends Place {
  readonly seat: number
  readonly name: string | undefined
  readonly role: 'runner' | 'chaser' | undefined
}

/** Chase between two events: what lies where, and when each piece moves. */
export interface ChasePlan extends TablePlan {
  /** As this side sees it. */
  readonly match: Match
  /** Nothing slides, drops or turns: it is there when its time has come. */
  readonly isCalm: boolean
  /** Others see this screen: what its player plans is not drawn. */
  readonly isHandHidden: boolean
  /** The round on the table: the last one, while it is checked. */
  readonly shown: Round | undefined
  readonly check: Check | undefined
  readonly tiles: readonly TilePiece[]
  readonly markers: readonly MarkerPiece[]
  readonly emphases: readonly Emphasis[]
  readonly slams: readonly Slam[]
  /** The path that the player who looks on chases, if they do. */
  readonly chased: number | undefined
  /** Empty for all but a chaser in their own seat. */
  readonly next: readonly NextToMark[]
  readonly verdicts: readonly Verdict[]
  readonly tips: readonly Tip[]
  readonly hands: readonly HandTile[]
  readonly stacks: readonly Stack[]
  readonly coins: readonly Coin[]
  readonly seats: readonly Seat[]
  /** By seat: which of the colours of seats. */
  readonly colours: readonly number[]
}
