import type { Audit } from '@getaway/engine'
import type { ChaseReport, RoundReport } from '@getaway/engine/chase'
import type { Terminal } from '../../terminal/terminal.ts'

const REASONS = { captured: 'capture', hideout: 'hideout', 'trail-lost': 'trail lost' } as const

/** Rounds, corrections and the score of a chase match. */
export function chaseLines(audit: Audit, terminal: Terminal): string[] {
  const { rounds, corrections, tally, winners } = audit.report as Audit<ChaseReport>['report']
  const nameOf = (seat: unknown) => audit.outcome.players[Number(seat)]?.name ?? `seat ${seat}`
  return [
    ...rounds.flatMap((round) => roundLines(round, nameOf, terminal)),
    ...corrections.map(
      ({ seq, round, winner: side, awards, reason }) =>
        `#${seq} corrects round ${round}: ${side ?? 'nobody'} won${awardsText(awards, nameOf)} (${reason})`,
    ),
    '',
    ...tally.map(({ perfect, small }, seat) => {
      const mark = winners.includes(seat) ? terminal.paint('green', ' ← winner') : ''
      return `${nameOf(seat)}: ${perfect} Perfect, ${small} Small${mark}`
    }),
    '',
  ]
}

function roundLines(report: RoundReport, nameOf: (seat: unknown) => string, { paint }: Terminal): string[] {
  const { round, status, reason, winner, awards, mistakes, checks, late, dropped } = report
  const result =
    reason === null ? status : `${REASONS[reason]}, ${winner ?? 'nobody'} won${awardsText(awards, nameOf)}`
  const lines = [`${paint('bold', `Round ${round}`)}  ${result}`]
  for (const side of ['runners', 'chasers'] as const) {
    const mistake = mistakes[side]
    if (!mistake) continue
    const path = checks.tiles.some((tile) => tile.path === 1) ? ` on path ${mistake.path}` : ''
    lines.push(`  ${side} erred first at ${mistake.position}${path} (${mistake.clause})`)
  }
  for (const { seq, by, marginUs } of late) {
    lines.push(`  #${seq} by ${nameOf(by)} was late by ${marginUs.toLocaleString('en')} µs`)
  }
  for (const { seq, by, clause } of dropped) {
    lines.push(`  #${seq} by ${nameOf(by)} would have been impossible (${clause})`)
  }
  return lines
}

function awardsText(awards: Readonly<Record<string, string>>, nameOf: (seat: unknown) => string): string {
  const all = Object.entries(awards).map(
    ([seat, award]) => `${nameOf(seat)} 1 ${award === 'perfect' ? 'Perfect' : 'Small'}`,
  )
  return all.length > 0 ? `: ${all.join(', ')}` : ''
}
