import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type HeldSeat, holdSeat } from '../../playing/held-seat.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useTold } from '../match/use-viewing.ts'

/** A running match as its seat follows it, for as long as the page stands. */
export function useHeldSeat(match: string, token: string): { viewing: Viewing; seat: HeldSeat } {
  const { client, motion, settings } = useApp()
  const own = useMemo(() => {
    const feed = client.connect(match, { token })
    const seat = holdSeat(feed)
    const viewing = createViewing({ feed, seat, from: 'live', motion, skipsPauses: settings.skipsPauses })
    return { viewing, seat }
  }, [client, match, token])
  useTold(own.viewing, match)
  useEffect(
    () =>
      effect(() => {
        const { value } = own.seat.seat
        if (value !== undefined) own.viewing.lookAs({ seat: value })
      }),
    [own],
  )
  return own
}
