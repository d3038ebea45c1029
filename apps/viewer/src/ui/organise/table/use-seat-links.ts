import type { SeatLink } from '@getaway/client/protocol'
import { useEffect, useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import { useDesk } from '../desk-context.ts'

/** The links to the seats of a table, for organisers; undefined until they are there, or where there are none. */
export function useSeatLinks({ table: { match }, live }: BoardRow) {
  const { session, mayAct } = useDesk()
  const [links, setLinks] = useState<readonly SeatLink[]>()
  const [asked, setAsked] = useState(0)
  const isWanted = mayAct && live !== undefined
  // A seat that was taken since has used its link.
  const taken = live?.seats.map(({ isTaken }) => isTaken).join()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const { client, event, token } = session
    client.readLinks(event, { token }, match).then(
      (all) => isHere && setLinks(all),
      // The board says already that the service is away.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [session, match, isWanted, taken, asked])
  return { links: isWanted ? links : undefined, reread: () => setAsked((count) => count + 1) }
}
