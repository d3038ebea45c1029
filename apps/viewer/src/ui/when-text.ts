/** When something was, as people write it where they live: the time of today, else with its day. */
export function whenText(then: Date, now: Date, locale: string): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const isToday = then.toDateString() === now.toDateString()
  const isThisYear = then.getFullYear() === now.getFullYear()
  const day = { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' as const }) } as const
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...day, ...time }).format(then)
}
