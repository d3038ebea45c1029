import { useState } from 'preact/hooks'
import { MatchLayout } from '../match/match-layout.tsx'
import { ActBar } from './act-bar.tsx'
import { useHeldSeat } from './use-held-seat.ts'
import { usePlayer } from './use-player.ts'
import { usePlayingKeys } from './use-playing-keys.ts'

interface Props {
  readonly match: string
  readonly token: string
}

/** The seat that a token opens. */
export function SeatedPage({ match, token }: Props) {
  const { viewing, seat } = useHeldSeat(match, token)
  const { player, acting } = usePlayer(viewing, seat)
  usePlayingKeys(player, acting)
  const [foot, setFoot] = useState(0)
  return (
    <MatchLayout route={{ page: 'watch', match }} viewing={viewing} player={player} foot={foot}>
      <ActBar viewing={viewing} seat={seat} player={player} acting={acting} onFoot={setFoot} />
    </MatchLayout>
  )
}
