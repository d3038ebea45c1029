import type { AnyReading } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { Rulebook } from '../rules/rulebook.ts'
import type { Emblem } from './emblem.ts'
import type { AnyTable } from './game-table.ts'
import type { MarkKind } from './marks.ts'

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
  /** Every version of its rules; each comes with its table, when it is first watched. */
  readonly versions: readonly GameVersion[]
  /** Its rules to read, which come with their pictures; undefined: not written yet. */
  readonly loadRulebook: (() => Promise<Rulebook>) | undefined
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
