import type { ClientFrame } from '@getaway/client/protocol'
import type { Audience, Result } from '@getaway/engine'
import type { Channel } from '../live/channel/channel.ts'
import type { NoMatch } from '../live/hub/hub.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { audienceOf, type TokenHolder } from '../seats/token-holder.ts'
import { sha256 } from '../secrets/secrets.ts'
import { GOODBYES, type Goodbye } from './goodbyes.ts'

export type Hello = Extract<ClientFrame, { type: 'hello' }>

export interface AdmissionDependencies {
  open(matchId: string): Promise<Result<LiveMatch, NoMatch>>
  tokenHolderOf(matchId: string, token: string): Promise<TokenHolder | undefined>
}

/** What a client gets that has said hello: a match, as the holder of its token may see it. */
export interface ClientAdmission {
  readonly match: LiveMatch
  readonly channel: Channel
  readonly audience: Audience
  /** Undefined without a token. */
  readonly holder: TokenHolder | undefined
  readonly tokenHash: string | undefined
  readonly page: string | undefined
  /** The last event that the client has, if the match has it, too. */
  readonly known: number | undefined
  readonly resume: 'restart' | 'tail' | 'nothing'
}

const NOT_OPENED = {
  'no-match': GOODBYES.noMatch,
  elsewhere: GOODBYES.elsewhere,
  'cut-off': GOODBYES.cutOff,
} satisfies Record<NoMatch['code'], Goodbye>

/**
 * Looks up what a hello asks for, and hands it to `welcome` at once: a token that is revoked in between opens
 * nothing. Gives the reason where nothing is opened.
 */
export async function admitClient(
  dependencies: AdmissionDependencies,
  matchId: string,
  { token, after, page }: Hello,
  welcome: (admission: ClientAdmission) => void,
): Promise<Goodbye | undefined> {
  const opened = await dependencies.open(matchId)
  if (!opened.ok) return NOT_OPENED[opened.error.code]
  const match = opened.value
  for (;;) {
    const { attendance } = match
    const before = attendance.expulsions()
    const holder = token === undefined ? undefined : await dependencies.tokenHolderOf(match.id, token)
    if (token !== undefined && !holder) return GOODBYES.noSuchToken
    const audience = audienceOf(holder)
    const channel = await match.channelOf(audience)
    // Revoked while it was looked up: there was no connection yet to be ended.
    if (token !== undefined && attendance.expulsions() !== before) continue
    const known = after && channel.holds(after) ? after.seq : undefined
    const resume = after && known === undefined ? 'restart' : known === channel.head() ? 'nothing' : 'tail'
    const tokenHash = token === undefined ? undefined : sha256(token)
    welcome({ match, channel, audience, holder, tokenHash, page, known, resume })
    return undefined
  }
}
