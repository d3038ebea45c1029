import type { ChaseReport, RoundReport } from '@getaway/engine/chase'
import type { Counts } from './simulate/tally.ts'

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
  const shares = (counts: Counts[string] = {}) =>
    Object.entries(counts)
      .map(([what, count]) => `${wordsOf(what)} ${scored === 0 ? '–' : percent(count / scored)}`)
      .join(', ')
  const unscored = other > 0 ? `; ${number(other)} more without a score` : ''
  return [
    ['rounds', `${number(scored)}, ${mean(scored, matches)} a match${unscored}`],
    ['  in a match', spreadOf(matchesOfRounds ?? {})],
    ['  won by', shares(wonBy)],
    ['  ended by', shares(endedBy)],
    ['  with a mistake of', shares(mistakeOf)],
    ['  lying at the end', `${mean(lying?.tiles, scored)} tiles, ${mean(lying?.markers, scored)} markers`],
  ]
}

/** What half of all matches keep to, what nine of ten do, and the longest. */
function spreadOf(matchesOf: Counts[string]): string {
  const sizes = Object.entries(matchesOf)
    .map(([size, matches]) => ({ size: Number(size), matches }))
    .toSorted((one, other) => one.size - other.size)
  const all = sizes.reduce((sum, { matches }) => sum + matches, 0)
  const upTo = (share: number) => {
    let seen = 0
    return sizes.find(({ matches }) => {
      seen += matches
      return seen >= share * all
    })?.size
  }
  return all === 0 ? '–' : `median ${upTo(0.5)}, 90 % up to ${upTo(0.9)}, most ${sizes.at(-1)?.size}`
}

function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function number(count: number): string {
  return count.toLocaleString('en')
}

function mean(all = 0, of: number): string {
  return of === 0 ? '–' : (all / of).toFixed(1)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
