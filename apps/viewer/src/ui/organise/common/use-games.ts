import type { OfferedGame } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../../common/app-context.ts'

/** The games that the service offers; undefined until it has said so. */
export function useGames(): {
  readonly games: readonly OfferedGame[] | undefined
  readonly failure: unknown
} {
  const { client } = useApp()
  const [games, setGames] = useState<readonly OfferedGame[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isHere = true
    client.listGames().then(
      (all) => isHere && setGames(all),
      (error: unknown) => isHere && setFailure(error),
    )
    return () => {
      isHere = false
    }
  }, [client])
  return { games, failure }
}
