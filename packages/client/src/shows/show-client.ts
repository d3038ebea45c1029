import { openSocket } from '#web-socket'
import { type Clock, systemClock } from '../clock.ts'
import { createAttempts } from '../http/attempts.ts'
import { type As, createRequests } from '../http/requests.ts'
import * as protocol from '../protocol/shows.ts'
import { createShowReader, type ShowReader } from './show-reader.ts'

/** Shows of a service: what casters put on air, and reading them. Apart from the other client, which every page loads. */
export interface ShowClient {
  /** Asking again with the same token finds the show, or makes it again with the same id and key. */
  makeShow(show: protocol.NewShow): Promise<protocol.ShowMade>
  /** With the show's token. The same `id` again is the same act. */
  air(show: string, act: protocol.NewAct, as: As): Promise<protocol.ActTaken>
  endShow(show: string, as: As): Promise<void>
  /** With a reader's key, or with the show's token as its caster. */
  readShow(show: string, key: string): ShowReader
}

export interface ShowClientOptions {
  readonly url: string
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  readonly random?: () => number
}

export function createShowClient({ url, fetch = globalThis.fetch, ...rest }: ShowClientOptions): ShowClient {
  const { clock = systemClock, random = Math.random } = rest
  const base = url.replace(/\/+$/, '')
  const { post, delete: remove } = createRequests(createAttempts({ bases: [base], clock, random }), fetch)
  const json = (value: unknown) => ({ type: 'json', value }) as const
  const path = (id: string) => `/api/shows/${encodeURIComponent(id)}`
  return {
    makeShow: (show) => post('/api/shows', protocol.showMade, { repeat: 'safe', body: json(show) }),
    air: (id, act, as) =>
      post(`${path(id)}/acts`, protocol.actTaken, { ...as, repeat: 'safe', body: json(act) }),
    endShow: (id, as) => remove(path(id), as),
    readShow: (id, key) =>
      createShowReader({
        urls: [`${base.replace(/^http/, 'ws')}${path(id)}/socket`],
        key,
        openSocket,
        clock,
        random,
      }),
  }
}
