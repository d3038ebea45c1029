/** Who has won, as outcomes and reports tell it. A team that has won is all its seats. */
export interface Winners {
  /** The seat that has won alone; null if nobody has, or several have together. */
  readonly winner: number | null
  /** Every seat that has won, in ascending order. */
  readonly winners: readonly number[]
}

export function wonBy(seats: readonly number[]): Winners {
  const winners = seats.toSorted((one, other) => one - other)
  const [first, ...others] = winners
  return { winner: first === undefined || others.length > 0 ? null : first, winners }
}
