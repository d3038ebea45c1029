import { ServiceError } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import type { SeatInvitation } from '../../own-tables/own-tables.ts'
import { useApp } from '../common/app-context.ts'

/** How an invitation stands: `taken` by somebody, or `void`, because the host has replaced it. */
export type OfferedSeat =
  | { readonly type: 'free' | 'void' | 'no-match' }
  | { readonly type: 'taken'; readonly by: string | null }

const FREE: OfferedSeat = { type: 'free' }

/** Whether the seat of an invitation is still to be had; undefined until the service has answered. */
export function useOfferedSeat(
  match: string,
  invitation: SeatInvitation['invitation'] | undefined,
): OfferedSeat | undefined {
  const { client } = useApp()
  const [offered, setOffered] = useState(invitation === undefined ? FREE : undefined)
  useEffect(() => {
    if (invitation === undefined) return
    let isHere = true
    const tell = (found: OfferedSeat) => {
      if (isHere) setOffered(found)
    }
    client.readInvitation(match, invitation).then(
      ({ isFree, name }) => tell(isFree ? FREE : { type: 'taken', by: name }),
      (error: unknown) => tell(refusedOffer(error)),
    )
    return () => {
      isHere = false
    }
  }, [client, match, invitation])
  return offered
}

function refusedOffer(error: unknown): OfferedSeat {
  const code = error instanceof ServiceError ? error.code : undefined
  if (code === 'no-match') return { type: code }
  // A service that is away for a moment says so when the player sits down.
  return code === 'no-such-invitation' ? { type: 'void' } : FREE
}
