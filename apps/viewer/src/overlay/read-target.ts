import { parseRoute } from '../routes.ts'
import { parseGuestRoute } from './guest-route.ts'

/** An overlay as somebody names it: an id, or a link to a match, or the address of an overlay, with its options. */
export interface NamedTarget {
  readonly target: string
  /** Of an overlay’s address that was pasted. */
  readonly address: { readonly search: string; readonly hash: string } | undefined
}

const LONGEST = 200

export function readTarget(text: string): NamedTarget {
  const plain = text.trim()
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain))
    return { target: plain.slice(0, LONGEST), address: undefined }
  const address = new URL(plain)
  const guest = parseGuestRoute(address)
  if (guest?.page === 'overlay') return { target: guest.target, address }
  const route = parseRoute(address)
  const target = guest?.match ?? ('match' in route ? (route.match ?? '') : '')
  return { target, address: undefined }
}
