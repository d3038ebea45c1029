import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'

/**
 * By what the service knows its own bots, which no limit is for: a secret of this process. An address would not do,
 * since a proxy on this machine comes from the same one with everybody's requests.
 */
export interface BotPass {
  /** The address at which bots find the service, with what they show there. */
  urlFor(address: string): string
  isShownBy(request: { readonly headers: IncomingHttpHeaders }): boolean
}

const NAME = 'bots'

export function createBotPass(): BotPass {
  const secret = newSecret()
  const expected = sha256(`Basic ${btoa(`${NAME}:${secret}`)}`)
  return {
    urlFor(address) {
      const url = new URL(address)
      url.username = NAME
      url.password = secret
      return url.href
    },
    // Digests are of one length, and tell nothing by the time that it takes to compare them.
    isShownBy: ({ headers: { authorization } }) =>
      authorization !== undefined &&
      timingSafeEqual(Buffer.from(sha256(authorization)), Buffer.from(expected)),
  }
}
