import type { AnyReading } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { Rulebook } from '../rules/rulebook.ts'
import type { AnyAuditing } from './auditing.ts'
import type { Emblem } from './emblem.ts'
import type { AnyTable } from './game-table.ts'
import type { MarkKind } from './marks.ts'
import type { AnyOfficiating } from './officiating.ts'
import type { GamePlanning } from './planning.ts'
import type { AnyReviewing } from './reviewing.ts'
import type { Tutorial } from './tutorial.ts'

/** A game as lists and menus know it before a match of it is opened: light, without its rules and its table. */
export interface GameEntry {
  /** As logs name it. */
  readonly id: string
  readonly name: string
  readonly emblem: Emblem
  /** The designers of the printed game. */
  readonly designers: readonly string[]
  /** The game in one sentence. */
  readonly intro: Readonly<Record<Language, string>>
  /** What players win marks for, the best first, as its `outcomeOf` names them. */
  readonly marks: readonly MarkKind[]
  /** How a player practises against a bot; undefined: not yet. */
  readonly practice: GamePractice | undefined
  /** Every version of its rules; each comes with its table, when it is first watched. */
  readonly versions: readonly GameVersion[]
  /** The table's `loadReviewing`, for pages that look back on many matches and show no table; undefined: not yet. */
  readonly loadReviewing: (() => Promise<AnyReviewing>) | undefined
  /** Tells its part of an audit; undefined: not yet. */
  readonly loadAuditing: (() => Promise<AnyAuditing>) | undefined
  /** What organisers may do in a match, besides to break it off; undefined: nothing. */
  readonly loadOfficiating: (() => Promise<AnyOfficiating>) | undefined
  /** Teaches it at its own table; undefined: not yet. */
  readonly loadTutorial: (() => Promise<Tutorial>) | undefined
  /** What the host of a new match chooses of it. */
  readonly loadPlanning: () => Promise<GamePlanning>
  /** What the numbers of its rules begin with, so that a link to one of them leads to them. */
  readonly clauses: string
  /** Its rules to read, which come with their pictures; undefined: not written yet. */
  readonly loadRulebook: (() => Promise<Rulebook>) | undefined
}

/** A table for one player, on seat 0, and a bot. */
export interface GamePractice {
  /** The role of a first table stands first. */
  readonly roles: readonly PracticeRole[]
  /** The names that its bots' strengths have, the weakest first: a first table's. */
  readonly strengths: readonly [string, ...string[]]
}

export interface PracticeRole {
  readonly id: string
  readonly words: Readonly<Record<Language, string>>
  /** The options that give the player this role in the first round. */
  readonly options: Readonly<Record<string, unknown>>
}

export interface GameVersion {
  /** As logs name them. */
  readonly rules: string
  load(): Promise<PlayedGame>
}

/** The rules that fold a match, and the table it is shown on. */
export interface PlayedGame {
  readonly game: AnyReading
  /** Undefined: there is none yet. */
  readonly table: AnyTable | undefined
}
