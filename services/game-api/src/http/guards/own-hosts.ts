import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Whether a `Host`, with or without a port, is this service. */
export type IsOwnHost = (host: string) => boolean

export interface OwnHostsOptions {
  /** Where the service listens. */
  readonly host: string
  readonly allowedHosts: readonly string[]
}

/**
 * Any page can have a name of its own resolved to this machine (DNS rebinding), and is then a page of this service by
 * all that its browser knows. So only names count that nobody else can have: IP addresses, `localhost`, those of this
 * machine, and what the operator allows.
 */
export function ownHosts({ host, allowedHosts }: OwnHostsOptions, machine = hostname()): IsOwnHost {
  const [first = machine] = machine.split('.')
  const names = new Set(['localhost', machine, first, `${first}.local`, host, ...allowedHosts].map(plain))
  return (asked) => {
    const url = `http://${asked}`
    if (!URL.canParse(url)) return false
    const name = plain(new URL(url).hostname)
    return names.has(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
