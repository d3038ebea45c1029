import type { ColditzReport } from '@getaway/engine/colditz'
import type { Counts } from '../counts.ts'
import { meanOf, number, shares, spreadOf } from '../figures.ts'

/** What is counted in a match of Colditz. */
export function countColditz(report: object): Counts {
  const { status, security, winners, reason, rounds, escapes, arrests, attempts } = report as ColditzReport
  const isEnded = status === 'ended'
  const [first] = attempts
  return {
    matches: { ended: Number(isEnded) },
    wonBy: {
      security: Number(winners.includes(security)),
      oneOfficer: Number(winners.length === 1 && !winners.includes(security)),
      severalOfficers: Number(winners.length > 1),
    },
    endedBy: { [reason ?? 'nothing']: Number(isEnded) },
    // By how many rounds it took: one match.
    matchesOfRounds: { [rounds]: 1 },
    firstAttempts: first ? { [first.round]: 1 } : {},
    escapesTo: sumOf(escapes.map(({ target, how }) => (how === 'walk' ? target : `${target} (${how})`))),
    attemptsBy: sumOf(attempts.map(({ by }) => by)),
    arrestsBy: sumOf(arrests.map(({ how }) => how)),
  }
}

function sumOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The same for people, over that many matches: a title and what it comes to. */
export function colditzCountLines(counts: Counts, matches: number): [string, string][] {
  const { wonBy, endedBy, matchesOfRounds, firstAttempts, escapesTo, attemptsBy, arrestsBy } = counts
  const ended = counts.matches?.ended ?? 0
  return [
    ['won by', shares(wonBy, ended)],
    ['ended by', shares(endedBy, ended)],
    ['rounds of a match', spreadOf(matchesOfRounds ?? {})],
    ['round of the first attempt', spreadOf(firstAttempts ?? {})],
    ...allOf('escapes', escapesTo, matches),
    ...allOf('attempts', attemptsBy, matches),
    ...allOf('arrests', arrestsBy, matches),
  ]
}

/** How many in all, and the share of each kind. */
function allOf(
  title: string,
  counts: Readonly<Record<string, number>> = {},
  matches: number,
): [string, string][] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0) return []
  const most = Object.fromEntries(Object.entries(counts).toSorted(([, one], [, other]) => other - one))
  return [[title, `${number(all)}, ${meanOf(all, matches)} a match: ${shares(most, all)}`]]
}
