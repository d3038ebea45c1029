import type { ClientFrame, Frame, NewMatch } from '@getaway/client/protocol'
import type { Audience, Fact } from '@getaway/engine'
import type { BotHost } from '../../bots/bot-host.ts'
import type { ServiceClock } from '../../clock.ts'
import { glancesOf } from '../../live/hub/glance.ts'
import type { Hub } from '../../live/hub/hub.ts'
import { Gone, type LiveMatch, type RelayedAnswer, type RelayedRequest } from '../../live/live-match.ts'
import type { OwnedMatch } from '../../live/owned/owned-match.ts'
import type { RoomNews } from '../../rooms/room-news.ts'
import { type NodeLine, NotMine, type Said } from '../line/node-line.ts'
import type { FeedPage, GuestLists, MatchBeat, WiredCommand } from '../match-wire.ts'
import { MatchGuests, type MatchGuestsOptions } from './match-guests.ts'

export interface MatchHostOptions extends Pick<MatchGuestsOptions, 'isStillGood' | 'onFault'> {
  readonly line: NodeLine
  readonly clock: ServiceClock
  readonly hub: Pick<Hub, 'openHere' | 'here'>
  readonly news: Pick<RoomNews, 'enter' | 'touch' | 'hearOfRematch'>
  readonly bots: Pick<BotHost, 'seat'>
  readonly point: (
    match: LiveMatch,
    seat: number,
    frame: Extract<ClientFrame, { type: 'point' }>,
  ) => Promise<Frame<'not-pointed'> | undefined>
  /** Answers a request to the API that came to another node. */
  readonly answer: (request: RelayedRequest) => Promise<RelayedAnswer>
}

/** Serves the matches of this node to the others. */
export interface MatchHost {
  /** A match is not this node's any more, or over. */
  close(): void
}

const BEAT_MS = 1_000
/** A node that tells nothing of a match for so long does not follow it: it tells each second. */
const UNHEARD_MS = 4_000
/** A page of events stays far below the megabyte that NATS carries. */
const PAGE = 300_000
/** So many matches go in one message. */
const BEATS_AT_ONCE = 200

interface OfMatch {
  readonly match: string
}

export function createMatchHost(options: MatchHostOptions): MatchHost {
  const { line, clock, hub, news, onFault } = options
  const guestsOf = new Map<OwnedMatch, MatchGuests>()

  const owned = async (id: string): Promise<OwnedMatch> => {
    const opened = await hub.openHere(id)
    if (!opened.ok) throw new NotMine()
    return opened.value
  }
  /** Answers what is asked about a match that is here, or says that it is not. */
  const serve = <Asked extends OfMatch>(
    kind: string,
    act: (match: OwnedMatch, asked: Asked, said: Said, from: string) => Promise<Partial<Said>>,
  ) =>
    line.answer(kind, async (said, from) => {
      const asked = said.head as Asked
      try {
        return await act(await owned(asked.match), asked, said, from)
      } catch (error) {
        throw error instanceof Gone ? new NotMine() : error
      }
    })

  serve<OfMatch & WiredCommand>('command', async (match, { match: _, timing, ...command }) => {
    const now = clock.now()
    // Nothing arrives there after it has come here.
    const received = Math.min(timing.received ?? now, now)
    const result = await match.command({ ...command, timing: { ...timing, received } })
    news.touch(match)
    return { head: result }
  })
  serve<OfMatch & { command: { type: string }; name: string }>(
    'preview',
    async (match, { command, name }) => ({
      head: await match.preview(command, name),
    }),
  )
  serve<OfMatch & { fact: Fact }>('record', async (match, { fact }) => ({ head: await match.record(fact) }))
  serve('standing', async (match) => ({ head: await match.standing() }))
  serve<OfMatch & { seat: number }>('team', async (match, { seat }) => ({ head: await match.teamOf(seat) }))
  serve<OfMatch & { seat: number; frame: Extract<ClientFrame, { type: 'point' }> }>(
    'point',
    async (match, { seat, frame }) => ({ head: (await options.point(match, seat, frame)) ?? null }),
  )
  serve<OfMatch & { seats: NewMatch['seats'] }>('bots', async (match, { seats }) => ({
    head: await options.bots.seat(match.id, seats),
  }))
  serve<OfMatch & { tokenHash: string }>('expel', async (match, { tokenHash }) => {
    match.attendance.expel(tokenHash)
    return {}
  })
  serve<OfMatch & { id: string }>('hand', async (match, { id }, _, from) => {
    const attendee = guestsOf.get(match)?.attendee(from, id)
    if (attendee) match.attendance.playHere(attendee)
    return {}
  })
  serve<OfMatch & { audience: Audience; after: number }>('feed', async (match, { audience, after }) => {
    const channel = await match.channelOf(audience)
    const page: FeedPage = {
      after,
      head: channel.head(),
      isOver: channel.isOpen(),
      delayUs: channel.delayUs,
      presence: match.attendance.presence(),
    }
    return { head: page, text: channel.shownAfter(after, PAGE).join('\n') }
  })
  serve('request', async (_match, _asked, { text }) => {
    const answer = await options.answer(JSON.parse(text) as RelayedRequest)
    return { head: {}, text: JSON.stringify(answer) }
  })
  line.answer('glances', async ({ head }) => {
    const { matches } = head as { readonly matches: readonly string[] }
    return { head: await glancesOf(matches.flatMap((id) => hub.here(id) ?? [])) }
  })

  const takeLists = async ({ isAll, lists }: GuestLists, from: string) => {
    const named = new Set(lists.map(({ match }) => match))
    if (isAll)
      for (const [match, guests] of guestsOf) if (guests.has(from) && !named.has(match.id)) guests.drop(from)
    for (const list of lists) {
      const match = hub.here(list.match) ?? (await owned(list.match).catch(() => undefined))
      if (!match) continue
      const guests = guestsOf.get(match) ?? new MatchGuests(match, options)
      guestsOf.set(match, guests)
      guests.take(from, list, performance.now())
    }
  }
  line.hear('guests', ({ head }, from) => void takeLists(head as GuestLists, from).catch(onFault))
  line.hear('rematch', ({ head }) => {
    const match = hub.here((head as OfMatch).match)
    if (match) news.hearOfRematch(match)
  })

  const beat = () => {
    const before = performance.now() - UNHEARD_MS
    const beats = new Map<string, MatchBeat[]>()
    for (const [match, guests] of guestsOf) {
      // Those who follow it are told by what they follow.
      if (hub.here(match.id) !== match) {
        guestsOf.delete(match)
        guests.close()
        continue
      }
      guests.dropUnheard(before)
      const nodes = guests.nodes()
      if (nodes.length === 0) {
        guestsOf.delete(match)
        continue
      }
      const own = guests.beat()
      for (const node of nodes) beats.set(node, [...(beats.get(node) ?? []), own])
    }
    for (const [node, all] of beats)
      for (let from = 0; from < all.length; from += BEATS_AT_ONCE)
        line.tell(node, 'beats', all.slice(from, from + BEATS_AT_ONCE))
  }
  const beating = setInterval(beat, BEAT_MS)

  return {
    close() {
      clearInterval(beating)
      for (const guests of guestsOf.values()) guests.close()
      guestsOf.clear()
    },
  }
}
