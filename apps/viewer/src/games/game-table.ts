import type { FollowedTimeline, LogEvent } from '@getaway/engine'
import type { Drawing } from '@getaway/faces/drawing'
import type { Board } from '../board/board.ts'
import type { Language } from '../language/language.ts'
import type { Extent } from '../stage/camera/extent.ts'
import type { Scene, SceneKit } from '../stage/part.ts'
import type { AnyActing } from './acting.ts'
import type { Emblem } from './emblem.ts'
import type { MarkKind } from './game-entry.ts'

/**
 * A game as the viewer knows it: it turns a state into a plan (what lies where, and when each piece moves), the plan
 * into pictures at any instant, and the match into words. All else (feeds, playback, camera, pages) knows no rules.
 */
export interface GameTable<State, Event extends LogEvent, Plan extends TablePlan> {
  /** The table once so many events have taken effect, until the next one: the same however one got there. */
  planOf(timeline: FollowedTimeline<State, Event>, index: number, look: Look): Plan
  createScene(opening: State, kit: SceneKit): Scene<Plan>
  /** The same table flat, as SVG: fetched when somebody wants it. */
  createBoard(opening: State, document: Document): Promise<Board<Plan>>
  /** The table in words at an instant; they change with each event, and at the plan's `beats`. */
  statusOf(
    timeline: FollowedTimeline<State, Event>,
    plan: Plan,
    instant: number,
    language: Language,
  ): TableStatus
  /** What is told while the table shows something of its own accord, after a round say. */
  storyOf(plan: Plan, language: Language): Story | undefined
  /** Pieces to be had large: what lies at a point of the table, or else what matters at that instant. */
  largeOf(plan: Plan, at: Point | undefined, instant: number, language: Language): readonly LargePiece[]
  /** The table at an instant, as small as a stamp. */
  miniatureOf(plan: Plan, instant: number): readonly MiniaturePiece[]
  /** Chapters, ticks and flags of the whole match. */
  stripOf(timeline: FollowedTimeline<State, Event>, language: Language): Strip
  /** The whole match as a list of moves, in the order in which they count. */
  movesOf(timeline: FollowedTimeline<State, Event>, language: Language): readonly ToldMove[]
  /** From where a replay can be seen; the first one sees all that is known. */
  sidesOf(opening: State, language: Language): readonly Side[]
  /** How it is played by hand: fetched for players only; undefined: so far it can only be watched. */
  loadActing?(): Promise<AnyActing>
}

export type AnyTable = GameTable<unknown, LogEvent, TablePlan>

/** How somebody looks at the table. */
export interface Look {
  readonly motion: Motion
  /** The `id` of one of the game's sides. */
  readonly side: string
  /** The `key` of a story that somebody does not want to see to its end. */
  readonly skipped: string | undefined
  /** The player's own seat: it is on the near side of the table, and its hand has to be seen, too. */
  readonly seat?: number
}

/** `reduced`: what moves is there at once. */
export type Motion = 'full' | 'reduced'

export interface TablePlan {
  /** From this instant on nothing moves until the next event. */
  readonly restsAt: number
  /** All that lies: the last one whose time has come. The first stands from the beginning. */
  readonly overviews: readonly Overview[]
  /** What a director cuts to while it lasts; the last one whose time has come. */
  readonly highlights: readonly Highlight[]
  /** When the words change although nothing happens, in order. */
  readonly beats: readonly number[]
}

export interface Overview {
  readonly from: number
  readonly extent: Extent
}

export interface Highlight extends Overview {
  readonly until: number
  /** Close: one piece fills the picture. Near: what is about to happen. */
  readonly kind: 'close' | 'near'
}

/** A point of the table, in cells: x grows east, y grows south. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface LargePiece {
  readonly key: string
  readonly label: string
  readonly drawing: Drawing
  /** Quarter turns clockwise. */
  readonly turn: number
}

export interface Story {
  /** What `Look.skipped` names. */
  readonly key: string
  readonly title: string
  readonly from: number
  readonly until: number
  /** In order; the last one whose time has come is told. */
  readonly lines: readonly StoryLine[]
}

export interface StoryLine {
  readonly at: number
  readonly text: string
  readonly tone: 'plain' | 'right' | 'wrong' | 'score'
}

export interface Side {
  readonly id: string
  readonly label: string
}

/** The table in words. */
export interface TableStatus {
  readonly title: string
  readonly sentence: string
  readonly players: readonly PlayerStatus[]
  readonly signs: SignGroup | undefined
  readonly counts: readonly { readonly label: string; readonly value: string }[]
  /** What a player did and had to take back just now, each with its reason. */
  readonly takenBack: readonly string[]
}

export interface PlayerStatus {
  readonly seat: number
  readonly name: string
  readonly role: string | undefined
  readonly hasWon: boolean
  readonly marks: readonly MarkCount[]
}

/** How many marks of a kind a player has. */
export interface MarkCount {
  readonly kind: MarkKind
  readonly count: number
}

/** What is reached or not, under one heading: the items to be collected, say. */
export interface SignGroup {
  readonly label: string
  readonly signs: readonly Sign[]
}

export interface Sign {
  readonly label: string
  /** A line drawing, in a box of 24 × 24. */
  readonly icon: string
  readonly isReached: boolean
  /** The sign in words, with whether it is reached. */
  readonly said: string
}

export interface ToldMove {
  readonly seq: number
  /** Which entry of the timeline. */
  readonly index: number
  readonly at: number
  /** Before this instant nobody at the table knew; in the order of the list. */
  readonly knownFrom: number
  readonly text: string
  /** Who did it; undefined: the referee. */
  readonly seat: number | undefined
  /** A chapter begins, somebody acts, or something is decided. */
  readonly kind: 'chapter' | 'act' | 'late' | 'decision'
  /** Its player waits for it to be confirmed. */
  readonly isPending: boolean
}

/** A piece seen from far, by its middle: later ones lie on earlier ones. */
export interface MiniaturePiece extends Point {
  readonly shape: 'square' | 'dot'
  /** Across, in cells. */
  readonly size: number
  /** On the dark cloth of the table, by day and by night. */
  readonly colour: string
}

export interface Strip {
  /** `sign` stands where there is no room for the label. */
  readonly chapters: readonly {
    readonly label: string
    readonly sign: string
    readonly from: number
    readonly to: number
  }[]
  readonly ticks: readonly { readonly at: number; readonly side: 'above' | 'below' }[]
  readonly flags: readonly Flag[]
}

export interface Flag {
  readonly at: number
  /** Before this instant nobody at the table knew. */
  readonly knownFrom: number
  readonly kind: FlagKind
  readonly label: string
}

/** What a game flags on its timeline. */
export interface FlagKind {
  readonly id: string
  readonly emblem: Emblem
  /** It ends a chapter: its flag stands above the others. */
  readonly isEnding: boolean
  /** Worth a jump: viewers can go from one such moment to the next. */
  readonly isKeyMoment: boolean
}
