import type { ComponentChildren } from 'preact'
import type { TableSurface } from '../../input/table-surface.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { lazily } from '../common/lazily.tsx'
import { PlayTable } from './play-table.tsx'
import { type PlayerAtTable, usePlayer } from './use-player.ts'
import { usePlayingKeys } from './use-playing-keys.ts'

const Failed = lazily(async () => (await import('../common/failed.tsx')).Failed)

interface Props {
  readonly match: string
  readonly viewing: Viewing
  readonly seat: HeldSeat
  /** Gives the match up for good; rejects if that failed. */
  readonly onLeave: () => void | Promise<void>
  /** Why the hand is not to be had here just now. */
  readonly elsewhere?: ComponentChildren
  /** What stands first beside the table. */
  readonly beside?: ComponentChildren
  /** What lies over the table, and goes by what its player holds. */
  readonly over?:
    | ((player: PlayerAtTable['player'], onFoot: (px: number) => void) => ComponentChildren)
    | undefined
  readonly surface?: TableSurface | undefined
  /** What there is to do after a match in this browser. */
  readonly ended?: ComponentChildren
  /** The match is in this browser only: no link leads to it. */
  readonly isLocal?: boolean
}

/** A held seat at its table, with hand and keys. */
export function TablePage({ match, viewing, seat, over, elsewhere, ...rest }: Props) {
  const { player, acting, inputDelay } = usePlayer(match, viewing, seat)
  usePlayingKeys(player, acting, !elsewhere)
  if (viewing.failure.value) return <Failed failure={viewing.failure.value} match={match} />
  return (
    <PlayTable
      match={match}
      viewing={viewing}
      seat={seat}
      player={player}
      acting={acting}
      inputDelay={inputDelay}
      elsewhere={elsewhere}
      over={over && ((onFoot) => over(player, onFoot))}
      {...rest}
    />
  )
}
