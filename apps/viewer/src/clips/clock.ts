import { parseTimeMark } from '../playback/time-mark.ts'

/** µs into a match as minutes and seconds, with tenths where they matter. */
export function formatClock(into: number, digits: 0 | 1 = 0): string {
  const unit = 10 ** digits
  const all = Math.max(0, Math.floor((into / 1_000_000) * unit))
  const minutes = Math.floor(all / unit / 60)
  const seconds = ((all - minutes * 60 * unit) / unit).toFixed(digits)
  return `${minutes}:${seconds.padStart(digits === 0 ? 2 : 3 + digits, '0')}`
}

const CLOCK = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/

/** `1:30`, `1:02:03.5` or a time mark such as `90s`, as µs; undefined: no time. */
export function parseClock(text: string): number | undefined {
  const parts = CLOCK.exec(text.trim())
  if (!parts) return /\D/.test(text.trim()) ? parseTimeMark(text.trim()) : undefined
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]
  return seconds < 60 ? Math.round(((hours * 60 + minutes) * 60 + seconds) * 1_000_000) : undefined
}
