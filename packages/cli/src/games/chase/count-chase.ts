import type { ChaseReport, RoundReport } from '@getaway/engine/chase'
import type { Counts } from '../counts.ts'
import { meanOf, number, shares, spreadOf } from '../figures.ts'

/** What is counted in a chase match. */
export function countChase(report: object): Counts {
  const { rounds } = report as ChaseReport
  const scored = rounds.filter(({ status }) => status === 'scored')
  const among = (test: (round: RoundReport) => boolean) => scored.filter(test).length
  const lying = (kind: 'tiles' | 'markers') =>
    scored.reduce((all, { checks }) => all + checks[kind].length, 0)
  return {
    rounds: { scored: scored.length, other: rounds.length - scored.length },
    // By how many rounds were scored in it: one match.
    matchesOfRounds: { [scored.length]: 1 },
    wonBy: {
      runners: among(({ winner }) => winner === 'runners'),
      chasers: among(({ winner }) => winner === 'chasers'),
      nobody: among(({ winner }) => winner === null),
    },
    endedBy: {
      capture: among(({ reason }) => reason === 'captured'),
      hideout: among(({ reason }) => reason === 'hideout'),
      trailLost: among(({ reason }) => reason === 'trail-lost'),
    },
    mistakeOf: {
      runners: among(({ mistakes }) => mistakes.runners !== null),
      chasers: among(({ mistakes }) => mistakes.chasers !== null),
    },
    lying: { tiles: lying('tiles'), markers: lying('markers') },
  }
}

/** The same for people, over that many matches: a title and what it comes to. */
export function chaseCountLines(counts: Counts, matches: number): [string, string][] {
  const { rounds, matchesOfRounds, wonBy, endedBy, mistakeOf, lying } = counts
  const { scored = 0, other = 0 } = rounds ?? {}
  const unscored = other > 0 ? `; ${number(other)} more without a score` : ''
  return [
    ['rounds', `${number(scored)}, ${meanOf(scored, matches)} a match${unscored}`],
    ['  in a match', spreadOf(matchesOfRounds ?? {})],
    ['  won by', shares(wonBy, scored)],
    ['  ended by', shares(endedBy, scored)],
    ['  with a mistake of', shares(mistakeOf, scored)],
    [
      '  lying at the end',
      `${meanOf(lying?.tiles, scored)} tiles, ${meanOf(lying?.markers, scored)} markers`,
    ],
  ]
}
