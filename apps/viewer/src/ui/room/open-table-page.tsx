import { type Room, ServiceError } from '@getaway/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { roomStanding } from '../../coming/room-standing.ts'
import { useApp } from '../common/app-context.ts'
import { lazily } from '../common/lazily.tsx'
import { PageLoading } from '../common/page-loading.tsx'
import { JoinPage } from './join-page.tsx'

const Failed = lazily(async () => (await import('../common/failed.tsx')).Failed)

interface Props {
  readonly match: string
  /** Where strangers may not come in. */
  readonly children: ComponentChildren
}

/** Somebody without an invitation: at an open table they may take a free seat. */
export function OpenTablePage({ match, children }: Props) {
  const { client } = useApp()
  const [room, setRoom] = useState<Room | 'closed' | 'no-match'>()
  useEffect(() => {
    let isHere = true
    const tell = (found: Room | 'closed' | 'no-match') => {
      if (isHere) setRoom(found)
    }
    client.readRoom(match).then(tell, (error: unknown) => {
      tell(error instanceof ServiceError && error.code === 'no-match' ? 'no-match' : 'closed')
    })
    return () => {
      isHere = false
    }
  }, [client, match])
  if (room === undefined) return <PageLoading />
  if (room === 'no-match') return <Failed failure={{ code: room, text: '' }} match={match} />
  const free = room === 'closed' ? undefined : roomStanding(room).free[0]
  if (!free) return <>{children}</>
  return <JoinPage match={match} seat={free.seat} invitation={undefined} />
}
