import { useComputed } from '@preact/signals'
import { useCallback } from 'preact/hooks'
import { isGathering } from '../../coming/is-gathering.ts'
import { receiptsOfPlay } from '../../player/receipts/receipts-of-play.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { lazily } from '../common/lazily.tsx'
import { ownStorage } from '../common/own-storage.ts'
import { TablePage } from './table-page.tsx'
import { useHeldSeat } from './use-held-seat.ts'

const WaitingRoom = lazily(async () => (await import('../room/waiting-room.tsx')).WaitingRoom)
const PracticeCard = lazily(async () => (await import('./practice-card.tsx')).PracticeCard)
const RenewedTable = lazily(async () => (await import('../room/renewed-table.tsx')).RenewedTable)
const NotAtTable = lazily(async () => (await import('../room/renewed-table.tsx')).NotAtTable)
const PlayedElsewhere = lazily(async () => (await import('./line/played-elsewhere.tsx')).PlayedElsewhere)
const SeatReplaced = lazily(async () => (await import('./line/played-elsewhere.tsx')).SeatReplaced)

interface Props {
  readonly match: string
  readonly token: string
}

/** The seat that a token opens: before play in the waiting room, then at the table. */
export function SeatedPage({ match, token }: Props) {
  const { client, tables, router } = useApp()
  const connect = useCallback(
    () => client.connect(match, { token, keep: receiptsOfPlay(match, ownStorage) }),
    [client, match, token],
  )
  const { viewing, seat } = useHeldSeat(match, connect)
  const gathering = useComputed(() => {
    const known = viewing.known.value
    return known && isGathering(known.timeline) ? known : undefined
  })
  const waiting = useComputed(() => {
    const known = gathering.value
    return known && !known.isOver ? seat.room.value : undefined
  })
  const isRenewed = useComputed(() => gathering.value?.isOver === true && seat.rematch.value !== undefined)
  const leave = useCallback(
    async (isAwaited: boolean) => {
      const { leaveMatch } = await import('../../coming/leave-match.ts')
      await leaveMatch({ client, tables }, match, { isAwaited, onLeft: () => router.go({ page: 'lobby' }) })
    },
    [client, tables, match],
  )
  const room = waiting.value
  if (isRenewed.value) return <RenewedTable match={match} token={token} />
  if (room && REPLACED.has(seat.closed.value ?? '')) return <NotAtTable />
  // A player who practises waits for nobody.
  if (!room || tables.of(match)?.practice)
    return (
      <SeatTable match={match} token={token} viewing={viewing} seat={seat} onLeave={() => leave(false)} />
    )
  return (
    <WaitingRoom
      match={match}
      room={room}
      ownSeat={seat.seat.value}
      onReady={() => seat.act({ type: 'get-ready' })}
      onLeave={leave}
    />
  )
}

interface TableProps extends Props {
  readonly viewing: Viewing
  readonly seat: HeldSeat
  readonly onLeave: () => Promise<void>
}

/** Why a seat's token no longer opens it. */
const REPLACED: ReadonlySet<string> = new Set(['token-revoked', 'no-such-token'])

function SeatTable({ match, token, viewing, seat, onLeave }: TableProps) {
  const { tables } = useApp()
  const practice = tables.of(match)?.practice
  if (REPLACED.has(seat.closed.value ?? '')) return <SeatReplaced match={match} token={token} />
  return (
    <TablePage
      match={match}
      viewing={viewing}
      seat={seat}
      onLeave={onLeave}
      elsewhere={seat.isElsewhere.value && <PlayedElsewhere onPlayHere={seat.playHere} />}
      beside={practice && <PracticeCard key={match} match={match} practice={practice} viewing={viewing} />}
    />
  )
}
