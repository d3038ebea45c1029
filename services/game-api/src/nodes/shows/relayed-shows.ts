import type { FollowShow, ShowFollowed, ShowListener } from '../../shows/follow-show.ts'
import { type NodeLine, Unreachable } from '../line/node-line.ts'
import type { Peers } from '../peers/peers.ts'

export interface RelayedShowsOptions {
  readonly line: NodeLine
  readonly peers: Pick<Peers, 'isSilent'>
  /** The shows of this process. */
  readonly here: FollowShow
  /** The node that has a show; undefined if it is this one, or none. */
  readonly elsewhere: (id: string) => Promise<string | undefined>
}

/** Leads screens to shows, in whatever node's memory they are. */
export interface RelayedShows {
  readonly follow: FollowShow
  close(): void
}

const TELL_MS = 2_000
/** A node that says nothing of a screen for so long has none. */
const UNHEARD_MS = 8_000

interface Away extends ShowListener {
  readonly node: string
}

/** A screen of another node. */
interface Guest {
  heardAt: number
  leave: () => void
}

interface OfLine {
  readonly screen: number
}

export function createRelayedShows({ line, peers, here, elsewhere }: RelayedShowsOptions): RelayedShows {
  /** Screens of this node whose shows are elsewhere. */
  const away = new Map<number, Away>()
  const guests = new Map<string, Guest>()
  let last = 0

  line.answer('show.follow', async ({ head }, from) => {
    const { show, key, screen } = head as OfLine & { readonly show: string; readonly key: string }
    const name = `${from} ${screen}`
    const end = () => line.tell(from, 'show.ended', { screen })
    const followed = await here(show, key, {
      tell: (text) => line.tell(from, 'show.said', { screen }, text),
      ended: end,
    })
    if (typeof followed === 'string') return { head: followed }
    guests.set(name, { heardAt: performance.now(), leave: followed.leave })
    return { head: 'following' }
  })
  const drop = (name: string) => {
    guests.get(name)?.leave()
    guests.delete(name)
  }
  line.hear('show.leave', ({ head }, from) => drop(`${from} ${(head as OfLine).screen}`))
  line.hear('show.screens', ({ head }, from) => {
    for (const screen of head as readonly number[]) {
      const guest = guests.get(`${from} ${screen}`)
      if (guest) guest.heardAt = performance.now()
      // This node has forgotten it, or is another process by now.
      else line.tell(from, 'show.ended', { screen })
    }
  })
  line.hear('show.said', ({ head, text }) => away.get((head as OfLine).screen)?.tell(text))
  const end = (screen: number) => {
    const listener = away.get(screen)
    away.delete(screen)
    listener?.ended()
  }
  line.hear('show.ended', ({ head }) => end((head as OfLine).screen))

  const tell = () => {
    const before = performance.now() - UNHEARD_MS
    for (const [name, { heardAt }] of guests) if (heardAt < before) drop(name)
    const screens = new Map<string, number[]>()
    for (const [screen, { node }] of away) {
      if (peers.isSilent(node) || !line.isConnected()) end(screen)
      else screens.set(node, [...(screens.get(node) ?? []), screen])
    }
    for (const [node, all] of screens) line.tell(node, 'show.screens', all)
  }
  const telling = setInterval(tell, TELL_MS)

  return {
    async follow(id, key, listener): Promise<ShowFollowed> {
      const node = await elsewhere(id)
      if (node === undefined) return here(id, key, listener)
      const screen = ++last
      away.set(screen, { ...listener, node })
      const answer = await line
        .ask(node, 'show.follow', { show: id, key, screen })
        .catch((error: unknown) => {
          away.delete(screen)
          if (error instanceof Unreachable) return { head: 'no-such-show' }
          throw error
        })
      if (answer.head !== 'following') {
        away.delete(screen)
        return answer.head as 'no-such-show' | 'show-full'
      }
      return {
        leave() {
          if (away.delete(screen)) line.tell(node, 'show.leave', { screen })
        },
      }
    },
    close() {
      clearInterval(telling)
      for (const name of [...guests.keys()]) drop(name)
    },
  }
}
