const CLOCK = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/
const MARK = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/

/** µs into a match: `1:30`, `1:02:03.5`, `1m30s`, `90s`, `250ms`; undefined: no time. */
export function parseTime(text: string): number | undefined {
  const clock = CLOCK.exec(text)
  if (clock) {
    const [h = 0, m = 0, s = 0] = clock.slice(1).map((part) => Number(part ?? 0))
    return s < 60 ? Math.round((h * 3600 + m * 60 + s) * 1_000_000) : undefined
  }
  const mark = text === '' ? null : MARK.exec(text)
  if (!mark) return undefined
  const [h = 0, m = 0, s = 0, ms = 0] = mark.slice(1).map((part) => Number(part ?? 0))
  return Math.round((h * 3600 + m * 60 + s) * 1_000_000 + ms * 1000)
}
