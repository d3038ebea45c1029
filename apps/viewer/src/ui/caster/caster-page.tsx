import { type MatchSummary, newToken } from '@getaway/client'
import { createShowClient } from '@getaway/client/shows'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Failure } from '../../feed/match-store.ts'
import { createCasterToken } from '../../shows/caster-token.ts'
import { createCasting } from '../../shows/casting.ts'
import { useApp } from '../common/app-context.ts'
import { Failed } from '../common/failed.tsx'
import { ownStorage } from '../common/own-storage.ts'
import { PageLoading } from '../common/page-loading.tsx'
import { ControlRoom } from './control-room.tsx'

/** Where a caster directs what overlays and TVs show of a match. */
export function CasterPage({ match }: { readonly match: string }) {
  const { client } = useApp()
  const tokens = useMemo(
    () =>
      createCasterToken({
        location,
        clean: (address) => history.replaceState(null, '', address),
        tab: tabStorage(),
      }),
    [],
  )
  const [token, setToken] = useState(() => tokens.of(match))
  const [found, setFound] = useState<MatchSummary>()
  const [failure, setFailure] = useState<Failure>()
  const casting = useMemo(
    () =>
      createCasting({
        shows: createShowClient({ url: location.origin }),
        match,
        kept: ownStorage(),
        newToken,
      }),
    [match],
  )
  useEffect(() => casting.dispose, [casting])
  useEffect(() => {
    let isHere = true
    client.readMatch(match, { token }).then(
      (summary) => isHere && setFound(summary),
      (error: unknown) => isHere && setFailure(failureOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [client, match, token])

  if (failure) return <Failed failure={failure} match={match} />
  if (!found) return <PageLoading />
  const onToken = (taken: string) => {
    tokens.keep(match, taken)
    setFound(undefined)
    setToken(taken)
  }
  return <ControlRoom key={token} match={found} token={token} casting={casting} onToken={onToken} />
}

function failureOf(error: unknown): Failure {
  const text = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault'
  return { code, text }
}

/** Undefined where the browser refuses even to be asked. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
