import type { ArchiveAudit, ArchiveFinding } from '@getaway/engine/tournament'
import { safe } from '../terminal/safe.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { FileArchive } from './audit-file.ts'

export interface PrintArchiveOptions {
  /** Also each match by itself. */
  readonly hasMatches: boolean
  /** No finding is left out. */
  readonly isWhole: boolean
}

/** The archive of a tournament for a person: the verdict first, then what it came to. */
export function printArchive(
  { file, archive }: FileArchive,
  terminal: Terminal,
  options: PrintArchiveOptions,
): void {
  const { paint } = terminal
  terminal.print(paint('bold', safe(file)))
  if (!archive.ok) {
    terminal.print(`  ${paint('red', 'not a readable archive')}: ${safe(archive.error)}\n`)
    return
  }
  const audit = archive.value
  const { kind } = audit.verdict
  terminal.print(`  ${paint(COLOURS[kind], safe(sentenceOf(audit)))}`)
  for (const line of findingLines(safe(audit.findings), options.isWhole)) terminal.print(`    ${line}`)
  terminal.print('')
  if (kind === 'altered') terminal.print('  No standings are shown: nothing follows from an altered archive.')
  else for (const line of tournamentLines(audit, terminal, options)) terminal.print(line && `  ${line}`)
  terminal.print('')
}

const COLOURS: Readonly<Record<ArchiveAudit['verdict']['kind'], Parameters<Terminal['paint']>[0]>> = {
  altered: ['bold', 'red'],
  faulty: 'red',
  untrusted: 'yellow',
  sound: 'green',
}

function sentenceOf({ verdict, seal, matches }: ArchiveAudit): string {
  const { kind, first } = verdict
  const place = first && `${first.member}${first.seq === null ? '' : ` at event ${first.seq}`}`
  switch (kind) {
    case 'altered':
      return `Altered: ${place}. Do not trust this archive.`
    case 'faulty':
      return `Against the rules: ${place}. Do not trust what follows from it.`
    case 'untrusted':
      return `No faults in ${matches.length} matches, but not all of it is vouched for by the trusted key.`
    case 'sound':
      return seal === 'valid'
        ? `Genuine: no findings in ${matches.length} matches, signed by the trusted key, and the standings follow.`
        : `Consistent: no findings in ${matches.length} matches, and the standings follow. No trusted key vouches for it.`
  }
}

const MOST = 12

function findingLines(findings: readonly ArchiveFinding[], isWhole: boolean): readonly string[] {
  const shown = isWhole ? findings : findings.slice(0, MOST)
  const lines = shown.map(({ member, seq, what }) => `${member}${seq === null ? '' : ` #${seq}`}  ${what}`)
  const more = findings.length - shown.length
  return more > 0 ? [...lines, `… and ${more} more; --all shows them`] : lines
}

function tournamentLines(
  audit: ArchiveAudit,
  { paint }: Terminal,
  { hasMatches }: PrintArchiveOptions,
): readonly string[] {
  const { state, standings } = audit
  if (!state || !standings) return []
  const { id, name, status } = safe({ id: state.id, name: state.name, status: state.status })
  const players = safe(standings.players)
  const marks = safe(standings.marks)
  const rows = players.map((one) => [
    one.name,
    one.played,
    one.won,
    ...marks.map((mark) => one.marks[mark] ?? 0),
  ])
  const rulings = state.rulings.filter(({ withdrawn }) => withdrawn === null).length
  const replaced = state.tables
    .flatMap(({ seats }) => seats)
    .filter(({ credits }) => credits.length > 1).length
  return [
    // Anybody may give a tournament the name of another one: its id is its own.
    `${paint('bold', `${name} · ${status === 'open' ? 'still open' : 'closed'}`)} · ${id}`,
    [
      `${standings.matches} of ${state.tables.length} matches count`,
      counted(rulings, 'ruling'),
      counted(replaced, 'replaced seat'),
      counted(state.objections.length, 'objection'),
      `key ${audit.fingerprint ?? 'unknown'}`,
    ].join(' · '),
    '',
    ...table([['player', 'played', 'won', ...marks], ...rows]),
    ...(hasMatches ? ['', ...matchLines(audit)] : []),
  ]
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function matchLines({ matches, state }: ArchiveAudit): readonly string[] {
  const rows = matches.map(({ match, events, verdict = 'unreadable' }) => {
    const number = state?.tableOf.get(match)
    const at = number === undefined ? undefined : state?.tables[number - 1]
    return [match, safe(at?.name ?? ''), events, verdict]
  })
  return table([['match', 'table', 'events', 'verdict'], ...rows])
}
