/** One parsed line of a log, loose on purpose: this checker shares no schema with anybody. */
export interface LogEvent {
  readonly seq: number
  readonly type: string
  readonly at: number
  readonly by: number | string
  readonly timing?: Timing | null | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what lies here depends on `type`; its readers know it.
  readonly data: any
}

export interface Timing {
  readonly received: number
  readonly claimed: number | null
  readonly rtt: number | null
  readonly seen: number | null
}

export interface Race {
  readonly policy: string
  readonly capMs: number
}

export interface WhatIf {
  readonly policy?: 'arrival' | 'fair' | undefined
  readonly capMs?: number | undefined
}

export interface Exit {
  readonly end: string
  readonly at: number
}

export interface Tile {
  readonly id: string
  readonly kind: string
  readonly item: string | null
  /** By printed edge: north, east, south, west. */
  readonly exits: readonly (Exit | null)[]
  /** `witnesses` by printed looking direction: north, east, south, west. */
  readonly sectors: readonly { readonly symbol: string; readonly witnesses: readonly number[] }[]
}

/** What `game.created` says, with the defaults of the rules. */
export interface Setup {
  readonly players: number
  readonly tiles: ReadonlyMap<string, Tile>
  readonly width: number
  readonly height: number
  readonly headStart: boolean
  readonly perfectPlan: boolean
  readonly victory: readonly { readonly perfect?: number; readonly small?: number }[]
  readonly race: Race
  readonly firstChaser: number
}

/** What `round.dealt` says. */
export interface Deal {
  readonly setup: Setup
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
export type Award = 'perfect' | 'small'
export type Awards = Record<string, Award>

export interface Mistake {
  path: number
  position: number
  clause: string
}

export interface TileCheck {
  path: number
  position: number
  ok: boolean
  clause: string | null
}

export interface MarkerCheck {
  path: number
  position: number
  symbol: string
  allowed: string[]
  ok: boolean
}

export interface RoundReport {
  round: number
  status: 'scored' | 'running' | 'voided' | 'abandoned'
  reason: Reason | null
  winner: Team | null
  mistakes: { runners: Mistake | null; chasers: Mistake | null }
  awards: Awards
  checks: { tiles: TileCheck[]; markers: MarkerCheck[] }
  late: { seq: number; by: number | string; marginUs: number }[]
  dropped: { seq: number; by: number | string; clause: string }[]
}

export interface Correction {
  seq: number
  round: number
  winner: Team | null
  awards: Awards
  reason: string
  by: number | string
}

export interface Tally {
  perfect: number
  small: number
}

export interface OracleReport {
  rounds: RoundReport[]
  corrections: Correction[]
  tally: Tally[]
  winner: number | null
  winners: number[]
  findings: number[]
}
