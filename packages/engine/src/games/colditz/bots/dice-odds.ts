import { throwOdds } from '../odds/throw-odds.ts'

const odds = /* @__PURE__ */ throwOdds(1)

/** By points, the chance of a throw of so many or more. */
const least: readonly number[] = /* @__PURE__ */ odds.map((_, points) =>
  odds.slice(points).reduce((sum, chance) => sum + chance, 0),
)

/** The chance of a throw, repeated on doubles (K5.2), of so many points or more. */
export function atLeast(points: number): number {
  return points <= 2 ? 1 : (least[Math.ceil(points)] ?? 0)
}

/** What a throw comes to on average. */
export const MEAN_THROW: number = /* @__PURE__ */ odds.reduce((sum, chance, total) => sum + chance * total, 0)
