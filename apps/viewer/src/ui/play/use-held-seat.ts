import type { Connection } from '@getaway/client'
import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type HeldSeat, holdSeat } from '../../playing/held-seat.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useTold } from '../match/use-viewing.ts'

/** A running match as its seat follows it, for as long as the page stands; another `connect` opens it again. */
export function useHeldSeat(match: string, connect: () => Connection): { viewing: Viewing; seat: HeldSeat } {
  const { motion, settings } = useApp()
  const own = useMemo(() => {
    const feed = connect()
    const seat = holdSeat(feed)
    const viewing = createViewing({ feed, seat, from: 'live', motion, skipsPauses: settings.skipsPauses })
    return { viewing, seat }
  }, [connect])
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
