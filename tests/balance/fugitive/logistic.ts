const STEPS = 12
/** Keeps weights of what seldom differs small. */
const RIDGE = 1

/** The weights by which `1 / (1 + exp(-sum))` fits best what has happened (Newton's method). */
export function logisticWeights(
  rows: readonly (readonly number[])[],
  happened: readonly boolean[],
): number[] {
  const size = rows[0]?.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, one) => weights.map((__, other): number => (one === other ? RIDGE : 0)))
    for (const [index, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))
      const missed = Number(happened[index]) - chance
      for (let one = 0; one < size; one++) {
        const value = row[one] ?? 0
        slope[one] = (slope[one] ?? 0) + missed * value
        const line = curve[one] ?? []
        for (let other = 0; other < size; other++)
          line[other] = (line[other] ?? 0) + chance * (1 - chance) * value * (row[other] ?? 0)
      }
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
  }
  return weights
}

/** Of a system of equations that is symmetric and has one solution (Gauss). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0])
  const size = lines.length
  for (const [at, line] of lines.entries()) {
    for (const below of lines.slice(at + 1)) {
      const factor = (below[at] ?? 0) / (line[at] ?? 1)
      for (let column = at; column <= size; column++)
        below[column] = (below[column] ?? 0) - factor * (line[column] ?? 0)
    }
  }
  const found = new Array<number>(size).fill(0)
  for (let at = size - 1; at >= 0; at--) {
    const line = lines[at] ?? []
    const known = found.reduce(
      (sum, value, column) => sum + value * (column > at ? (line[column] ?? 0) : 0),
      0,
    )
    found[at] = ((line[size] ?? 0) - known) / (line[at] ?? 1)
  }
  return found
}
