/** How likely a throw, repeated on doubles, comes to each total (K5.2). */
const MOST = 60

const totals: readonly number[] = /* @__PURE__ */ totalsOf()

function totalsOf(): readonly number[] {
  const chances = Array.from({ length: MOST + 1 }, () => 0)
  let going = new Map<number, number>([[0, 1]])
  while (going.size > 0) {
    const next = new Map<number, number>()
    for (const [sum, weight] of going) {
      for (let one = 1; one <= 6; one++) {
        for (let other = 1; other <= 6; other++) {
          const total = sum + one + other
          const share = weight / 36
          if (total >= MOST) chances[MOST] = (chances[MOST] ?? 0) + share
          else if (one === other) next.set(total, (next.get(total) ?? 0) + share)
          else chances[total] = (chances[total] ?? 0) + share
        }
      }
    }
    going = next
  }
  return chances
}

const least: readonly number[] = /* @__PURE__ */ totals.map((_, from) =>
  totals.slice(from).reduce((sum, chance) => sum + chance, 0),
)

/** The chance of a throw of so many points or more. */
export function atLeast(points: number): number {
  if (points <= 2) return 1
  return least[Math.min(MOST, Math.ceil(points))] ?? 0
}

/** What a throw comes to on average. */
export const MEAN_THROW: number = /* @__PURE__ */ totals.reduce(
  (sum, chance, total) => sum + chance * total,
  0,
)
