/** One parsed line of a log, loose on purpose: this checker shares no schema with anybody. */
export interface LogLine {
  readonly seq: number
  readonly type: string
  readonly at: number
  readonly by: number | string
  readonly timing?: OracleTiming | null | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what lies here depends on `type`; its readers know it.
  readonly data: any
}

export interface OracleTiming {
  readonly received: number
  readonly claimed: number | null
  readonly rtt: number | null
  readonly seen: number | null
}

export interface OracleRace {
  readonly policy: string
  readonly capMs: number
}

export interface OracleWhatIf {
  readonly policy?: 'arrival' | 'fair' | undefined
  readonly capMs?: number | undefined
}

export interface OracleExit {
  readonly end: string
  readonly at: number
}

export interface OracleTile {
  readonly id: string
  readonly kind: string
  readonly item: string | null
  /** By printed edge: north, east, south, west. */
  readonly exits: readonly (OracleExit | null)[]
  /** `witnesses` by printed looking direction: north, east, south, west. */
  readonly sectors: readonly { readonly symbol: string; readonly witnesses: readonly number[] }[]
}

/** What `game.created` says, with the defaults of the rules. */
export interface OracleSetup {
  readonly players: number
  readonly tiles: ReadonlyMap<string, OracleTile>
  readonly width: number
  readonly height: number
  readonly headStart: boolean
  readonly perfectPlan: boolean
  readonly victory: readonly { readonly perfect?: number; readonly small?: number }[]
  readonly race: OracleRace
  readonly firstChaser: number
}

/** What `round.dealt` says. */
export interface Deal {
  readonly setup: OracleSetup
  readonly round: number
  readonly players: number
  readonly roles: readonly string[]
  readonly runners: readonly number[]
  readonly chasers: readonly number[]
  /** 2 with four players, else 1. */
  readonly paths: number
  readonly start: Readonly<Record<string, readonly string[]>>
  readonly piles: readonly (readonly string[])[]
}

export type Team = 'runners' | 'chasers'
export type Reason = 'captured' | 'hideout' | 'trail-lost'
export type OracleAward = 'perfect' | 'small'
export type OracleAwards = Record<string, OracleAward>

export interface Mistake {
  path: number
  position: number
  clause: string
}

export interface OracleTileCheck {
  path: number
  position: number
  ok: boolean
  clause: string | null
}

export interface OracleMarkerCheck {
  path: number
  position: number
  symbol: string
  allowed: string[]
  ok: boolean
}

export interface OracleRoundReport {
  round: number
  status: 'scored' | 'running' | 'voided' | 'abandoned'
  reason: Reason | null
  winner: Team | null
  mistakes: { runners: Mistake | null; chasers: Mistake | null }
  awards: OracleAwards
  checks: { tiles: OracleTileCheck[]; markers: OracleMarkerCheck[] }
  late: { seq: number; by: number | string; marginUs: number }[]
  dropped: { seq: number; by: number | string; clause: string }[]
}

export interface OracleCorrection {
  seq: number
  round: number
  winner: Team | null
  awards: OracleAwards
  reason: string
  by: number | string
}

export interface OracleTally {
  perfect: number
  small: number
}

export interface OracleReport {
  rounds: OracleRoundReport[]
  corrections: OracleCorrection[]
  tally: OracleTally[]
  winner: number | null
  winners: number[]
  findings: number[]
}
