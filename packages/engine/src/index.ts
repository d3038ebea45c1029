export type { Admission } from './admission.ts'
export {
  type Audit,
  type AuditOptions,
  type Auditor,
  type AuditReport,
  createAuditor,
  printedReportOf,
} from './audit/audit.ts'
export { type Finding, tellFinding } from './audit/finding.ts'
export { createJudge, type Judge, type Judgement, type WhatIf } from './audit/judge.ts'
export type { SeatOwner } from './audit/owner-check.ts'
export { type Lack, type Proof, proofOf } from './audit/proof.ts'
export { createStandingBefore, type StandingBefore } from './audit/standing-before.ts'
export type { AuditVerdict, SortedFinding } from './audit/verdict.ts'
export type { Bot, Intent } from './bot.ts'
export { type Simulation, type SimulationSetup, simulate } from './bots/simulate.ts'
export type {
  Audience,
  BotPlaying,
  Decided,
  Due,
  Fact,
  Game,
  MatchWish,
  Outcome,
  Playing,
  Reading,
  Secret,
  Wish,
  WonMarks,
} from './game.ts'
export {
  type AnyGame,
  createGameSet,
  type GameSet,
  gameNamed,
  gameOf,
  games,
  newestGames,
  releasedGames,
} from './games/registry.ts'
export { asDeclared } from './games/with-additions.ts'
export * from './index-following.ts'
export { type Addition, MissingAddition } from './log/additions.ts'
export * from './log/event.ts'
export { canonical } from './log/json/canonical.ts'
export * from './log/limits.ts'
export { LogError } from './log/log-error.ts'
export { fromBase64url, toBase64url } from './log/proof/base64url.ts'
export {
  bodyOf,
  chainHash,
  createScribe,
  GENESIS,
  lineOf,
  type Scribe,
  type Sha256,
  sha256Hex,
} from './log/proof/chain.ts'
export { publicKeyOf } from './log/proof/ed25519.ts'
export { parseReceipts, type Receipt } from './log/proof/receipts.ts'
export { fingerprint, signSeal } from './log/proof/seal.ts'
export {
  type ClaimedSeat,
  isSeatProved,
  type SeatProof,
  signSeatProof,
} from './log/proof/seat-proof.ts'
export { createLogReader } from './log/read/read-log.ts'
export { visible } from './log/show.ts'
export { extendCourse, headOf, type LiveCourse, openCourse } from './order/course.ts'
export { type Entry, inEffectiveOrder, insert, step } from './order/fold.ts'
export { type Circumstance, objectionToDraft, type Ruling, rule } from './order/referee.ts'
export { createTimeline, type Timeline } from './order/timeline.ts'
export { HOST_DEFAULTS, LONGEST_WAIT_S } from './people/host-options.ts'
export { type Random, seededRandom, shuffled } from './random.ts'
export { createRedactor, type Redactor, type Shown } from './redact.ts'
export type { Refusal } from './refusal.ts'
export { failed, ok, type Result, unwrap } from './result.ts'
export { readWish } from './schema/read-wish.ts'
export { problemBy, text } from './schema/schema.ts'
export { strict } from './schema/strict.ts'
export {
  marksOf,
  type PlayerStanding,
  type Standings,
  type StandingsMatch,
  standingsOver,
} from './standings.ts'
export type { Text } from './text.ts'
export { type Winners, wonBy } from './winners.ts'
