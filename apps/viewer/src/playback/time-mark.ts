/** `1m30s`, `90s`, `1h2m`, `1.5s`, `250ms`, or a bare number of ms. */
const TIME = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/
const BARE = /^\d+(?:\.\d+)?$/
/** A day; no match is longer. */
const MOST_MS = 86_400_000

/** µs into a match, as an address tells them; undefined: no time. */
export function parseTimeMark(text: string): number | undefined {
  const parts = TIME.exec(text)
  if (text === '' || (!parts && !BARE.test(text))) return undefined
  const [, h = 0, m = 0, s = 0, ms = 0] = parts?.map((part) => Number(part ?? 0)) ?? []
  const all = parts ? (h * 3600 + m * 60 + s) * 1000 + ms : Number(text)
  return all <= MOST_MS ? Math.round(all * 1000) : undefined
}

/** Rounded up to ms: what is seen now is seen there. */
export function formatTimeMark(into: number): string {
  const all = Math.ceil(into / 1000)
  const minutes = Math.floor(all / 60_000)
  return `${minutes > 0 ? `${minutes}m` : ''}${(all - minutes * 60_000) / 1000}s`
}
