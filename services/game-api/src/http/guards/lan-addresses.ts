import { isIPv4 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Who asks, and where they reached the service. */
export interface Caller {
  readonly headers: Readonly<Record<string, unknown>>
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localPort?: number | undefined }
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Where other devices of the same network reach a service that listens at `host`. Only a caller on this machine, who
 * came through no proxy, is told: it could read the same from the operating system.
 */
export function lanAddresses(
  host: string,
  { headers, socket: { remoteAddress = '', localPort = 0 } }: Caller,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): readonly string[] {
  const isAnywhere = host === '0.0.0.0' || host === '::'
  const isHere = LOOPBACK.test(remoteAddress) && FORWARDED.every((name) => headers[name] === undefined)
  if (!isAnywhere || !isHere) return []
  return Object.values(interfaces)
    .flatMap((of = []) => of)
    .filter(({ address, internal }) => !internal && isIPv4(address) && PRIVATE.test(address))
    .map(({ address }) => `http://${address}:${localPort}`)
}
