const SIDES = 6
/** No series of a match comes to more, but in less than one of a billion; what does is counted here. */
const MOST = 250

/**
 * How probable each total is, by its number, in so many throws of two dice, each repeated as long as doubles come
 * (K5.2). So the fair distribution of dice, and whether a great escape is worth a try (K12.1, K12.2).
 */
export function throwOdds(throws: number): readonly number[] {
  const known = ODDS[throws]
  if (known) return known
  const odds = throws <= 0 ? NOTHING : summed(throwOdds(throws - 1), ONE_THROW)
  ODDS[throws] = odds
  return odds
}

/** How probable it is that so many throws cover a distance. */
export function oddsToCover(distance: number, throws: number): number {
  return throwOdds(throws)
    .slice(Math.max(0, distance))
    .reduce((sum, odds) => sum + odds, 0)
}

const NOTHING: readonly number[] = /* @__PURE__ */ Array.from({ length: MOST + 1 }, (_, total) =>
  total === 0 ? 1 : 0,
)
const ONE_THROW = /* @__PURE__ */ oneThrow()
/** By number of throws. */
const ODDS: (readonly number[])[] = []

/** Of a total: without a double, or a double and the rest thrown after it. */
function oneThrow(): readonly number[] {
  const odds: number[] = []
  for (let total = 0; total <= MOST; total++) {
    let sum = 0
    for (let one = 1; one <= SIDES; one++) {
      for (let other = 1; other <= SIDES; other++) {
        if (one !== other) sum += one + other === total ? 1 : 0
        else sum += odds[total - one - other] ?? 0
      }
    }
    odds.push(sum / SIDES ** 2)
  }
  return odds
}

function summed(some: readonly number[], more: readonly number[]): readonly number[] {
  const odds = Array.from({ length: MOST + 1 }, () => 0)
  for (const [one, odd] of some.entries()) {
    for (const [other, further] of more.entries()) {
      const total = Math.min(MOST, one + other)
      odds[total] = (odds[total] ?? 0) + odd * further
    }
  }
  return odds
}
