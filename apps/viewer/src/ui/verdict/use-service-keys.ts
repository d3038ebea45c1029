import { fingerprint } from '@getaway/engine'
import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../common/app-context.ts'

/** Whether the key of that fingerprint ever sealed a log of this service, and whether anybody could be asked. */
export function useIsOurs(key: string | undefined): {
  readonly isOurs: boolean
  readonly isOffline: boolean
} {
  const { client, isSaved } = useApp()
  const [told, setTold] = useState({ isOurs: false, isOffline: false })
  useEffect(() => {
    let isHere = true
    const tell = (next: typeof told) => isHere && setTold(next)
    tell({ isOurs: false, isOffline: false })
    // A saved match has nobody to ask.
    if (key === undefined || isSaved) return
    client.readSealKeys().then(
      (keys) =>
        tell({ isOurs: keys.some(({ publicKey }) => fingerprint(publicKey) === key), isOffline: false }),
      // Then it is a key that nobody knows.
      () => tell({ isOurs: false, isOffline: true }),
    )
    return () => {
      isHere = false
    }
  }, [client, key, isSaved])
  return told
}
