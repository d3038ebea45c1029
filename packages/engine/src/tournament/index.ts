/** The organiser's desk, as far as it is pure: a tournament is its log, and all that is told of it follows from that. */

export {
  type ArchiveAuditOptions,
  type ArchiveAuditor,
  createArchiveAuditor,
} from './archive/archive-auditor.ts'
export { ArchiveError } from './archive/archive-error.ts'
export {
  type ArchiveAudit,
  type ArchivedMatch,
  type ArchiveFinding,
  printedArchiveOf,
} from './archive/archive-report.ts'
export { createDigest, type Digest } from './archive/digest.ts'
export {
  ARCHIVE_FORMAT,
  MANIFEST,
  type ManifestMember,
  manifestText,
  matchOfMember,
  memberOfMatch,
  SEAL,
  SUMMARY_MEMBER,
  sealMemberText,
  TOURNAMENT_MEMBER,
} from './archive/manifest.ts'
export { isArchive, TAR_BLOCK, tarEnd, tarHeader, tarPadding } from './archive/tar.ts'
export { type ActOfMatch, actOf } from './audit/act-of.ts'
export {
  createTournamentAuditor,
  type TournamentAudit,
  type TournamentAuditOptions,
  type TournamentAuditor,
} from './audit/tournament-auditor.ts'
export { stepTournament, type TournamentStep } from './fold.ts'
export {
  judgeTournamentSeal,
  signTournament,
  type TournamentProof,
  tournamentProofText,
} from './proof/seals.ts'
export { objectionToEvent, type UnchainedEvent } from './rules/admit.ts'
export { type CommandCircumstance, decideTournament } from './rules/decide.ts'
export { refuseTournament, type TournamentRefusal, type TournamentRefusalCode } from './rules/refusals.ts'
export {
  scoreOf,
  type TournamentStanding,
  type TournamentStandings,
  tournamentStandings,
} from './standings.ts'
export * from './state/state.ts'
export { SUMMARY_FORMAT, summaryOf, summaryText } from './summary.ts'
export { TOURNAMENT_BOUNDS } from './vocabulary/bounds.ts'
export { type TournamentCommand, tournamentCommands } from './vocabulary/commands.ts'
export {
  TOURNAMENT_FORMAT,
  TOURNAMENT_FORMATS,
  type TournamentData,
  type TournamentEvent,
  type TournamentEventOf,
  type TournamentEventType,
  type TournamentFact,
  tournamentSchemas,
} from './vocabulary/events.ts'
export { logo as tournamentLogo } from './vocabulary/logo.ts'
export * as tournamentParts from './vocabulary/parts.ts'
export { isTournamentEvent, tournamentProblem } from './vocabulary/problem-of.ts'
