import { useEffect, useState } from 'preact/hooks'
import { isOfThisDevice, linkAt } from '../../coming/localhost.ts'
import { useApp } from './app-context.ts'

/** A link as other devices can open it. */
export interface LinkForOthers {
  readonly link: string
  /** `here`: it leads nowhere on other devices; `network`: it does in the same network. */
  readonly reach: 'everywhere' | 'network' | 'here'
}

/** Where the page is at `localhost`, the service knows whether this machine has an address for others. */
export function useLinkForOthers(link: string): LinkForOthers {
  const { client } = useApp()
  const isLocal = isOfThisDevice(link)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isLocal) return
    let isHere = true
    client.listAddresses().then(
      ([first]) => isHere && setAddress(first),
      // A service that does not know: the words beside the link say the rest.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, isLocal])
  if (!isLocal) return { link, reach: 'everywhere' }
  return address === undefined ? { link, reach: 'here' } : { link: linkAt(address, link), reach: 'network' }
}
