/** Three standard deviations of a share of so many: for tables, with bounds that the true shares keep well within. */
export function toleranceOf(count: number): number {
  return deviations(3, count)
}

/** Five standard deviations: for a dose at every run of the tests, which may fail by chance once in millions. */
export function rareToleranceOf(count: number): number {
  return deviations(5, count)
}

function deviations(many: number, count: number): number {
  return many * Math.sqrt(0.25 / count)
}
