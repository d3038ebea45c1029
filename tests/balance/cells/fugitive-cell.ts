import { seededRandom, simulate } from '@getaway/engine'
import { type FugitiveReport, fugitive, type Variant } from '@getaway/engine/fugitive'

export const FUGITIVE_STRENGTHS = Object.keys(fugitive.bots)

/** Who flees from whom, with which events. */
export interface FugitiveCell {
  readonly variant: Variant | null
  readonly fugitive: string
  readonly marshal: string
}

/** What came of it, added up over matches. */
export interface FugitiveTally {
  readonly matches: number
  readonly escaped: number
  readonly manhuntLost: number
  readonly manhuntWon: number
  readonly caught: number
  readonly turns: readonly number[]
  readonly hideouts: number
  readonly guesses: number
}

const AT = 1_763_456_789_000_000

/** So many matches; the same for the same seed, and the same deals for all strengths. */
export function playFugitiveCell(
  { variant, fugitive: flees, marshal }: FugitiveCell,
  matches: number,
  seed: number,
): FugitiveTally {
  const reports = Array.from({ length: matches }, (_, index) => {
    const { state } = simulate({
      game: fugitive,
      id: `balance-${index}`,
      at: AT,
      options: { variant, fugitive: 0 },
      seats: [flees, marshal],
      random: seededRandom(seed * 1_000_003 + index),
    })
    return fugitive.reportOf(state, () => ({ late: [], dropped: [] }))
  })
  const ended = (reason: FugitiveReport['reason']) => reports.filter((one) => one.reason === reason).length
  return {
    matches,
    escaped: ended('escaped'),
    manhuntLost: ended('manhunt-lost'),
    manhuntWon: ended('manhunt-won'),
    caught: ended('caught'),
    turns: reports.map(({ turns }) => turns),
    hideouts: reports.reduce((sum, { hideouts }) => sum + hideouts.length, 0),
    guesses: reports.reduce((sum, { guesses }) => sum + guesses.length, 0),
  }
}

export function fugitiveWins({ escaped, manhuntLost }: FugitiveTally): number {
  return escaped + manhuntLost
}
