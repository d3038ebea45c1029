/** What wins a match: so many marks at least, in any of these ways. */
export type Target = readonly Readonly<Record<string, number>>[]

/** How near players are to the target, by seat. */
export interface Nearness {
  /** With one mark more they would reach it. */
  readonly matchPoint: readonly number[]
  /** They have reached it together, so that another round decides. */
  readonly level: readonly number[]
}

/** `order` names the marks, the best first: of several who reach the target, the one with most of the best has won. */
export function nearnessTo(
  target: Target,
  order: readonly string[],
  marks: readonly Readonly<Record<string, number>>[],
): Nearness {
  const reaches = (had: Readonly<Record<string, number>>) =>
    target.some((need) => Object.entries(need).every(([mark, count]) => (had[mark] ?? 0) >= count))
  const seats = marks.map((had, seat) => ({ had, seat }))
  const there = seats.filter(({ had }) => reaches(had))
  const [best = ''] = order
  const most = Math.max(...there.map(({ had }) => had[best] ?? 0))
  const level = there.filter(({ had }) => (had[best] ?? 0) === most).map(({ seat }) => seat)
  if (there.length > 0) return { matchPoint: [], level: level.length > 1 ? level : [] }
  const isNear = (had: Readonly<Record<string, number>>) =>
    order.some((mark) => reaches({ ...had, [mark]: (had[mark] ?? 0) + 1 }))
  return { matchPoint: seats.filter(({ had }) => isNear(had)).map(({ seat }) => seat), level: [] }
}
