import type { LogEvent, Timeline } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { Extent } from '../stage/extent.ts'
import type { Part, SceneKit } from '../stage/part.ts'

/**
 * A game as the viewer knows it: it turns a state and an instant into what lies where, that into a scene,
 * and the same into words. All else (feeds, playback, camera, pages) knows no rules.
 */
export interface GameTable<State, Event extends LogEvent, View extends TableView> {
  /** What lies where at an instant, and how far it has moved: the same however one got there. */
  viewAt(timeline: Timeline<State, Event>, instant: number, motion: Motion): View
  createScene(opening: State, kit: SceneKit): Part<View>
  statusAt(timeline: Timeline<State, Event>, instant: number, language: Language): TableStatus
  /** Chapters, ticks and flags of the whole match. */
  stripOf(timeline: Timeline<State, Event>, language: Language): Strip
}

export type AnyTable = GameTable<unknown, LogEvent, TableView>

/** `reduced`: what moves is there at once. */
export type Motion = 'full' | 'reduced'

export interface TableView {
  /** What the camera should show. */
  readonly extent: Extent
  /** From this instant on nothing moves until the next event. */
  readonly restsAt: number
}

/** The table in words. */
export interface TableStatus {
  readonly title: string
  readonly sentence: string
  readonly players: readonly PlayerStatus[]
  readonly signs: readonly Sign[]
  readonly counts: readonly { readonly label: string; readonly value: string }[]
  /** The last things that happened, newest first. */
  readonly moves: readonly { readonly seq: number; readonly text: string }[]
}

export interface PlayerStatus {
  readonly seat: number
  readonly name: string
  readonly role: string | undefined
  readonly hasWon: boolean
  readonly marks: readonly {
    readonly kind: 'gold' | 'silver'
    readonly count: number
    readonly label: string
  }[]
}

/** Something that is reached or not: an item collected, say. */
export interface Sign {
  readonly label: string
  readonly icon: string
  readonly isReached: boolean
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
  readonly flags: readonly {
    readonly at: number
    readonly kind: 'capture' | 'escape' | 'lost'
    readonly label: string
  }[]
}
