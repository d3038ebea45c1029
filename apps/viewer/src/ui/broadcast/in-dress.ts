import type { Dressing } from '../../broadcast/dressing.ts'

/** A seat's colour, for the style sheet: that of the broadcast, or else that of the table. */
export function inDress({ colours }: Dressing, seat: number) {
  return { '--colour': colours?.[seat] ?? `var(--seat-${seat})` }
}
