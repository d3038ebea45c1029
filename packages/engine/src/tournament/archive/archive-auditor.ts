import { utf8ToBytes } from '@noble/hashes/utils.js'
import { LogError } from '../../log/log-error.ts'
import { fingerprint, type Seal, type SealVerdict } from '../../log/proof/seal.ts'
import { compareMatch } from '../audit/match-check.ts'
import { createTournamentAuditor, type TournamentAudit } from '../audit/tournament-auditor.ts'
import { judgeTournamentSeal } from '../proof/seals.ts'
import { tournamentStandings } from '../standings.ts'
import { tableOfMatch } from '../state/state.ts'
import { summaryText } from '../summary.ts'
import { ArchiveError } from './archive-error.ts'
import {
  type ArchiveAudit,
  type ArchivedMatch,
  type ArchiveFinding,
  archiveVerdict,
} from './archive-report.ts'
import { createDigest, type Digest } from './digest.ts'
import {
  MANIFEST,
  type Manifest,
  type ManifestMember,
  MOST_MANIFEST_BYTES,
  matchOfMember,
  readManifest,
  readSealMember,
  SEAL,
  SUMMARY_MEMBER,
  TOURNAMENT_MEMBER,
} from './manifest.ts'
import { createMatchCheck, kindOfFinding, type MatchCheckOptions } from './member-check.ts'
import { TAR_BLOCK, type TarListener, TarReader } from './tar.ts'

export interface ArchiveAuditOptions extends MatchCheckOptions {
  readonly createDigest?: () => Digest
}

/** Verifies an archive as its bytes come in, unpacked. Throws an `ArchiveError` where they are no readable archive. */
export interface ArchiveAuditor {
  push(chunk: Uint8Array): void
  finish(): ArchiveAudit
}

/** Takes the bytes of one member, whatever they are. */
interface MemberReader {
  push(part: Uint8Array): void
  finish(): void
}

/** Of one kind in one member: a small file must not unfold to millions of findings. */
const MOST_OF_A_KIND = 1_000
/** A repacked archive has some more bytes around its members. */
const SLACK_BYTES = 64 * 1024

export function createArchiveAuditor(options: ArchiveAuditOptions = {}): ArchiveAuditor {
  return new Auditing(options)
}

class Auditing implements ArchiveAuditor, TarListener {
  private readonly options: ArchiveAuditOptions
  private readonly tar = new TarReader(this)
  private readonly findings: ArchiveFinding[] = []
  /** How many there were of a kind in a member, and what was not kept of them. */
  private readonly found = new Map<string, number>()
  private readonly left = new Map<string, Omit<ArchiveFinding, 'what'> & { readonly more: number }>()
  private readonly matches: ArchivedMatch[] = []
  private manifest: Manifest | undefined
  private seal: SealVerdict | undefined
  private sealedBy: string | undefined
  private manifestHash = ''
  private tournament: TournamentAudit | undefined
  /** How many members of the manifest have come or been passed. */
  private next = 0
  private began = 0
  private room = 2 * MOST_MANIFEST_BYTES
  private reader: MemberReader = NOBODY

  constructor(options: ArchiveAuditOptions) {
    this.options = options
  }

  push(chunk: Uint8Array): void {
    this.tar.push(chunk)
  }

  finish(): ArchiveAudit {
    this.tar.finish()
    const { manifest, seal, tournament } = this
    if (!manifest || !seal) throw new ArchiveError(manifest ? SEAL : MANIFEST, 'is missing')
    for (const { name } of manifest.members.slice(this.next)) this.find(name, null, 'is missing', 'altered')
    this.checkWhole(tournament)
    for (const { more, ...first } of this.left.values())
      this.findings.push({ ...first, what: `and ${more} more findings like those before` })
    const { state } = tournament ?? {}
    return {
      id: manifest.id,
      seal,
      fingerprint: this.sealedBy,
      state,
      standings: state && tournamentStandings(state),
      log: tournament && { events: tournament.events, seal: tournament.seal },
      matches: this.matches,
      findings: this.findings,
      verdict: archiveVerdict(this.findings),
    }
  }

  begin(name: string, size: number): void {
    this.reader = this.readerFor(name, size)
    // A small file must not unfold to more than its manifest promises.
    this.room -= size + 2 * TAR_BLOCK
    if (this.room < 0) throw new ArchiveError(name, 'here the archive is larger than its manifest says')
  }

  bytes(part: Uint8Array): void {
    this.reader.push(part)
  }

  end(): void {
    this.reader.finish()
  }

  private readerFor(name: string, size: number): MemberReader {
    const place = this.began++
    if (place === 0 || !this.manifest) return this.readText(name, MANIFEST, size, this.takeManifest)
    if (place === 1) return this.readText(name, SEAL, size, this.takeSeal)
    const index = this.manifest.members.findIndex((one) => one.name === name)
    const listed = this.manifest.members[index]
    if (!listed) {
      this.find(name, null, 'is not in the manifest', 'altered')
      return NOBODY
    }
    if (index < this.next) {
      this.find(name, null, 'stands there twice, or not in its place', 'altered')
      return NOBODY
    }
    for (const { name: passed } of this.manifest.members.slice(this.next, index))
      this.find(passed, null, 'is missing from its place', 'altered')
    this.next = index + 1
    return this.readListed(listed, size)
  }

  /** One of the two first members, which are small. */
  private readText(
    name: string,
    wanted: string,
    size: number,
    take: (text: string, hash: string) => void,
  ): MemberReader {
    if (name !== wanted) throw new ArchiveError(name, `stands where ${wanted} must`)
    if (size > MOST_MANIFEST_BYTES) throw new ArchiveError(name, 'is too large')
    const digest = this.digest()
    const bytes = new Uint8Array(size)
    let filled = 0
    return {
      push(part) {
        digest.update(part)
        bytes.set(part, filled)
        filled += part.length
      },
      finish: () => take.call(this, textOf(name, bytes), digest.hex()),
    }
  }

  private takeManifest(text: string, hash: string): void {
    const read = readManifest(text)
    if (!read.ok) throw new ArchiveError(MANIFEST, read.error)
    this.manifest = read.value
    this.manifestHash = hash
    const bytes = read.value.members.reduce((sum, member) => sum + member.bytes + 2 * TAR_BLOCK, 0)
    this.room = bytes + MOST_MANIFEST_BYTES + SLACK_BYTES
  }

  private takeSeal(text: string): void {
    const read = readSealMember(text)
    if (!read.ok) throw new ArchiveError(SEAL, read.error)
    const seal: Seal = read.value
    const { key } = this.options
    const proof = { type: 'archive', id: this.manifest?.id ?? '', hash: this.manifestHash } as const
    this.seal = judgeTournamentSeal(proof, seal, key)
    this.sealedBy = fingerprint(seal.publicKey)
    if (this.seal === 'invalid')
      this.find(SEAL, null, 'the signature does not fit the manifest of this archive', 'altered')
    if (this.seal === 'self-signed' && key !== undefined)
      this.find(SEAL, null, `signed by the key ${this.sealedBy}, not by the trusted one`, 'untrusted')
  }

  /** A member of the manifest: its bytes are what the manifest says, and then what is in it. */
  private readListed(listed: ManifestMember, size: number): MemberReader {
    const { name } = listed
    const digest = this.digest()
    const inner = this.readable(name, this.contentReader(name))
    return {
      push(part) {
        digest.update(part)
        inner.push(part)
      },
      finish: () => {
        if (size !== listed.bytes)
          this.find(name, null, `has ${size} bytes, the manifest says ${listed.bytes}`, 'altered')
        else if (digest.hex() !== listed.sha256)
          this.find(name, null, 'its bytes are not those that the manifest was signed for', 'altered')
        inner.finish()
      },
    }
  }

  private contentReader(name: string): MemberReader {
    if (name === TOURNAMENT_MEMBER) return this.tournamentReader()
    if (name === SUMMARY_MEMBER) return this.summaryReader()
    return this.matchReader(name, matchOfMember(name) ?? '')
  }

  private tournamentReader(): MemberReader {
    const { key, sha256 } = this.options
    const auditor = createTournamentAuditor({ key, sha256 })
    return {
      push: (part) => auditor.push(part),
      finish: () => {
        const audited = auditor.finish()
        this.tournament = audited
        for (const finding of audited.findings)
          this.find(TOURNAMENT_MEMBER, finding.seq, finding.what, kindOfFinding(finding))
        if (audited.cut !== undefined)
          this.find(TOURNAMENT_MEMBER, null, `is cut off in line ${audited.cut}`, 'altered')
        if (audited.state.id !== this.manifest?.id)
          this.find(TOURNAMENT_MEMBER, 1, 'is the log of another tournament', 'altered')
      },
    }
  }

  private summaryReader(): MemberReader {
    const state = this.tournament?.state
    const wanted = state && this.digest()
    const got = this.digest()
    if (state) wanted?.update(utf8ToBytes(summaryText(state)))
    return {
      push: (part) => got.update(part),
      finish: () => {
        if (wanted && wanted.hex() !== got.hex())
          this.find(SUMMARY_MEMBER, null, 'does not follow from the logs', 'altered')
      },
    }
  }

  private matchReader(name: string, match: string): MemberReader {
    const state = this.tournament?.state
    const table = state && tableOfMatch(state, match)
    const check = createMatchCheck(table, this.options)
    return {
      push: (part) => check.push(part),
      finish: () => {
        const audited = check.finish()
        const { verdict, report } = audited.audit
        this.matches.push({ match, member: name, events: report.events, verdict: verdict.kind })
        if (verdict.kind !== 'sound')
          for (const { cause } of verdict.faults) this.find(name, cause.seq, cause.what, verdict.kind)
        if (!state) return
        if (!table?.result)
          this.find(name, null, 'is the log of no match that the tournament says is over', 'altered')
        else
          for (const { seq, what } of compareMatch(state, table, audited))
            this.find(name, seq, what, 'altered')
      },
    }
  }

  /** The same, but that unreadable bytes are a finding, after which the rest is passed over. */
  private readable(name: string, reader: MemberReader): MemberReader {
    let isReadable = true
    const trying = (act: () => void) => {
      if (!isReadable) return
      try {
        act()
      } catch (error) {
        if (!(error instanceof LogError)) throw error
        isReadable = false
        this.find(name, null, error.message, 'altered')
        const match = matchOfMember(name)
        if (match !== undefined) this.matches.push({ match, member: name, events: 0, verdict: undefined })
      }
    }
    return { push: (part) => trying(() => reader.push(part)), finish: () => trying(() => reader.finish()) }
  }

  /** What only shows when everything was read. */
  private checkWhole(tournament: TournamentAudit | undefined): void {
    const { key } = this.options
    const listed = new Set(this.manifest?.members.map(({ name }) => matchOfMember(name)))
    for (const { match, result } of tournament?.state.tables ?? []) {
      if (result && !listed.has(match))
        this.find(TOURNAMENT_MEMBER, null, `the log of the match ${match} is not in the archive`, 'altered')
    }
    if (tournament && key !== undefined && tournament.seal === 'absent' && tournament.state.status === 'open')
      this.find(TOURNAMENT_MEMBER, null, 'the tournament was not closed when this was written', 'untrusted')
  }

  private find(member: string, seq: number | null, what: string, kind: ArchiveFinding['kind']): void {
    const key = `${kind} ${member}`
    const count = (this.found.get(key) ?? 0) + 1
    this.found.set(key, count)
    if (count <= MOST_OF_A_KIND) this.findings.push({ member, seq, what, kind })
    else this.left.set(key, { member, seq: null, kind, more: count - MOST_OF_A_KIND })
  }

  private digest(): Digest {
    return (this.options.createDigest ?? createDigest)()
  }
}

const NOBODY: MemberReader = { push: () => {}, finish: () => {} }

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ArchiveError(name, 'is no valid UTF-8')
  }
}
