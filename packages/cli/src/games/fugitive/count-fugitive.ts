import type { FugitiveReport } from '@getaway/engine/fugitive'
import type { Counts } from '../counts.ts'
import { meanOf, number, shares, spreadOf } from '../figures.ts'

/** What is counted in a fugitive match. */
export function countFugitive(report: object): Counts {
  const { fugitive, winner, reason, turns, hideouts, guesses, resolved, status } = report as FugitiveReport
  const placed = hideouts.filter(({ card }) => card !== 42)
  const named = guesses.reduce((all, { numbers }) => all + numbers.length, 0)
  const right = guesses.filter((one) => one.right === true).length
  return {
    matches: { ended: Number(status === 'ended') },
    wonBy: {
      fugitive: Number(winner !== null && winner === fugitive),
      marshal: Number(winner !== null && winner !== fugitive),
    },
    endedBy: {
      escape: Number(reason === 'escaped'),
      escapeFromManhunt: Number(reason === 'manhunt-lost'),
      captureInManhunt: Number(reason === 'manhunt-won'),
      capture: Number(reason === 'caught'),
      ...(reason === 'given-up' ? { givenUp: 1 } : {}),
    },
    // By how many turns it took: one match.
    matchesOfTurns: { [turns]: 1 },
    hideouts: {
      placed: placed.length,
      found: placed.filter(({ found }) => found).length,
      sprints: hideouts.reduce((all, { sprint }) => all + sprint.length, 0),
    },
    guesses: { made: guesses.length, right, named },
    events: { resolved: resolved.length },
  }
}

/** The same for people, over that many matches: a title and what it comes to. */
export function fugitiveCountLines(counts: Counts, matches: number): [string, string][] {
  const { wonBy, endedBy, matchesOfTurns, hideouts, guesses, events } = counts
  const ended = counts.matches?.ended ?? 0
  const resolved = events?.resolved ?? 0
  return [
    ['won by', shares(wonBy, ended)],
    ['ended by', shares(endedBy, ended)],
    ['turns of a match', spreadOf(matchesOfTurns ?? {})],
    [
      'hideouts',
      `${meanOf(hideouts?.placed, matches)} a match, ${meanOf(hideouts?.found, matches)} of them found, ${meanOf(hideouts?.sprints, matches)} sprint cards`,
    ],
    [
      'guesses',
      `${meanOf(guesses?.made, matches)} a match, ${meanOf(guesses?.right, matches)} of them right, ${meanOf(guesses?.named, guesses?.made ?? 0)} numbers each`,
    ],
    ...(resolved > 0
      ? [['events', `${number(resolved)}, ${meanOf(resolved, matches)} a match`] as [string, string]]
      : []),
  ]
}
