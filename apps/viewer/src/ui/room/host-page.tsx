import type { Room } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { isRoomClosed } from '../../coming/is-room-closed.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { PageLoading } from '../common/page-loading.tsx'
import { useComingWords } from '../common/use-coming-words.ts'
import { WaitingRoom } from './waiting-room.tsx'

const EVERY_MS = 2000

/** The waiting room of a host who does not play: nobody pushes its news to them. */
export function HostPage({ match, host }: { readonly match: string; readonly host: string }) {
  const { client } = useApp()
  const say = useComingWords()
  const [room, setRoom] = useState<Room>()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const ask = async () => {
      try {
        const now = await client.readRoom(match, { token: host })
        if (isHere) setRoom(now)
      } catch (error) {
        if (isHere && isRoomClosed(error)) return setClosed(true)
      }
      if (isHere) timer = setTimeout(ask, EVERY_MS)
    }
    void ask()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [client, match, host])
  if (isClosed) {
    return (
      <Notice title={say('room.closed')} text={say('room.closed.more')}>
        <a class={controlStyles.button} href={formatRoute({ page: 'watch', match })}>
          {say('room.watch')}
        </a>
      </Notice>
    )
  }
  if (!room) return <PageLoading />
  return <WaitingRoom match={match} room={room} ownSeat={undefined} onReady={() => {}} onLeave={undefined} />
}
