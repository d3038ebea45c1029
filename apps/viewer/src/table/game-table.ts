import type { FollowedTimeline, LogEvent } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { AnyActing } from './acting.ts'
import type { Board } from './board.ts'
import type { AnyBroadcasting } from './broadcasting.ts'
import type { Sounding } from './cue.ts'
import type { Point } from './extent.ts'
import type { AnyInsight } from './insight.ts'
import type { LargePiece, MiniaturePiece } from './pieces.ts'
import type { AnyPlayerTelling } from './player-telling.ts'
import type { AnyReviewing } from './reviewing.ts'
import type { Scene, SceneKit } from './scene.ts'
import type { Story } from './story.ts'
import type { Strip } from './strip.ts'
import type { Look, Side, TablePlan } from './table-plan.ts'
import type { TableStatus } from './table-status.ts'
import type { ToldMove } from './told-move.ts'

/**
 * A game as the viewer knows it: it turns a state into a plan (what lies where, and when each piece moves), the plan
 * into pictures at any instant, and the match into words. All else (feeds, playback, camera, pages) knows no rules.
 */
export interface GameTable<State, Event extends LogEvent, Plan extends TablePlan> {
  /** The table once so many events have taken effect, until the next one: the same however one got there. */
  planOf(timeline: FollowedTimeline<State, Event>, index: number, look: Look): Plan
  createScene(opening: State, kit: SceneKit): Scene<Plan>
  /** The same table flat, as SVG: fetched when somebody wants it. */
  createBoard(opening: State, document: Document, language?: Language): Promise<Board<Plan>>
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
  /** The whole match as a list of moves, in the order in which they count, in the words of one of its sides. */
  movesOf(timeline: FollowedTimeline<State, Event>, language: Language, side: string): readonly ToldMove[]
  /** From where a replay can be seen; the first one sees all that is known. */
  sidesOf(opening: State, language: Language): readonly Side[]
  /** How it is played by hand: fetched for players only; undefined: so far it can only be watched. */
  loadActing?(): Promise<AnyActing>
  /** What it tells its players only. */
  loadPlayerTelling?(): Promise<AnyPlayerTelling>
  /** What is heard of it; undefined: it is played in silence. */
  loadSounding?(): Promise<Sounding<Plan>>
  /** What is added where it is broadcast. */
  loadBroadcasting?(): Promise<AnyBroadcasting>
  /** What a side could know of what is hidden; undefined: nothing that could be told. */
  loadInsight?(): Promise<AnyInsight>
  /** How it is looked back on once it is over. */
  loadReviewing?(): Promise<AnyReviewing>
}

export type AnyTable = GameTable<unknown, LogEvent, TablePlan>
