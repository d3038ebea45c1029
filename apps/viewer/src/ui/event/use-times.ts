import { localeOf } from '../../language/locale-of.ts'
import { useApp } from '../common/app-context.ts'

/** Instants (µs) and durations as people of this place write them. */
export function useTimes() {
  const { language } = useApp()
  const locale = localeOf(language.value, navigator.languages)
  const dated = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Date(at / 1000).toLocaleString(locale, options)
  return {
    /** Of today. */
    timeOf: (at: number) => dated(at, { hour: '2-digit', minute: '2-digit' }),
    momentOf: (at: number) => dated(at, { dateStyle: 'medium', timeStyle: 'short' }),
    /** So many seconds, as exactly as anybody wants them. */
    lasting(seconds: number): string {
      if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s`
      const minutes = Math.floor(seconds / 60)
      if (minutes < 60) return `${minutes} min`
      const rest = minutes % 60
      return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
    },
  }
}
