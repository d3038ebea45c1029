const COLD = [107, 90, 66] as const
const HOT = [255, 90, 60] as const
/** The most probable one fills the picture, but a low chance looks low. */
const LEAST_SCALE = 0.25

/** How hot something so probable is; the eye tells small chances apart. */
export function heatColour(odds: number): string {
  const share = Math.sqrt(Math.min(1, Math.max(0, odds)))
  const [red, green, blue] = COLD.map((cold, index) => Math.round(cold + ((HOT[index] ?? 0) - cold) * share))
  return `rgb(${red} ${green} ${blue})`
}

/** How high a bar stands among others, 0 to 1. */
export function barHeight(odds: number, all: readonly { readonly odds: number }[]): number {
  return odds / Math.max(LEAST_SCALE, ...all.map((one) => one.odds))
}
