import type { Options } from '../vocabulary/options.ts'

/** C1.5: the victory markers of one player, without a limit to their number. */
export interface Tally {
  readonly perfect: number
  readonly small: number
}

export type Awards = Readonly<Record<string, 'perfect' | 'small'>>

export const NOBODY: Tally = { perfect: 0, small: 0 }

/** The tally after one more round's awards. */
export function withAwards(tally: readonly Tally[], awards: Awards): Tally[] {
  return tally.map((one, seat) => {
    const award = Object.hasOwn(awards, seat) ? awards[seat] : undefined
    if (award === undefined) return one
    const { perfect, small } = one
    return award === 'perfect' ? { perfect: perfect + 1, small } : { perfect, small: small + 1 }
  })
}

/** C9.2: who has won by now: enough markers, then most Perfect; if several are level at the top, nobody yet. */
export function winnerOf(tally: readonly Tally[], victory: Options['victory']): number | undefined {
  const top = seatsAtTheTop(tally, victory)
  return top.length === 1 ? top[0] : undefined
}

function seatsAtTheTop(tally: readonly Tally[], victory: Options['victory']): number[] {
  let top: number[] = []
  let most = -1
  for (const [seat, { perfect, small }] of tally.entries()) {
    const isEnough = victory.some((need) => perfect >= need.perfect && small >= need.small)
    if (!isEnough || perfect < most) continue
    if (perfect > most) top = []
    top.push(seat)
    most = perfect
  }
  return top
}
