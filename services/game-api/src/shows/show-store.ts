import { timingSafeEqual } from 'node:crypto'
import type { NewShow, ShowMade } from '@getaway/client/protocol'
import { ok, type Result } from '@getaway/engine'
import type { ServiceClock } from '../clock.ts'
import { addressKey } from '../operation/limits/address-key.ts'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'
import { derivedSecret } from '../secrets/tokens.ts'
import { createShow, type Show } from './show.ts'

export type ShowRefusalCode = 'too-many-shows' | 'shows-full'

/** Why a follower is sent away when a show ends. */
export type OnEnd = (show: Show) => void

/** The shows of this process, in memory only: they end with it, and by themselves after hours in which nobody used them. */
export interface ShowStore {
  /** The same token is the same show, with the same id and key. */
  make(address: string, show: NewShow): Result<ShowMade, ServiceRefusal<ShowRefusalCode>>
  /** By its caster's token. Undefined alike where there is no such show, and where the token is another. */
  ofCaster(id: string, token: string): Show | undefined
  /** By the key of its readers or the token of its caster. */
  ofFollower(id: string, key: string): { readonly show: Show; readonly isCaster: boolean } | undefined
  end(id: string): void
  /** Is told of every show that ends. */
  onEnd(listener: OnEnd): void
  close(): void
}

export interface ShowStoreOptions {
  readonly clock: ServiceClock
  readonly keepUnusedMs?: number
  readonly mostOfAnAddress?: number
  readonly most?: number
  readonly mostActs?: number
  readonly mostFollowers?: number
}

interface Kept {
  readonly show: Show
  readonly token: string
  readonly key: string
}

/** Longer than the break between two evenings’ matches, shorter than a night. */
const KEEP_UNUSED_MS = 6 * 60 * 60 * 1000
/** A hall with several desks shares an address. */
const MOST_OF_AN_ADDRESS = 20
const MOST = 1_000
/** What overlays that come back are told: some 50 kB at most, where every act is a casters’ card. */
const MOST_ACTS = 100
const MOST_FOLLOWERS = 500
const LOOK_EVERY_MS = 60_000
const ID_LENGTH = 16

/** The same token is the same show. */
export function showIdOf(token: string): string {
  return derivedSecret(token, 'the id of a show').slice(0, ID_LENGTH)
}

/** By what is known which node has it. */
export const homeOfShow = (id: string) => `show ${id}`

export function createShowStore(options: ShowStoreOptions): ShowStore {
  const { clock, keepUnusedMs = KEEP_UNUSED_MS, mostOfAnAddress = MOST_OF_AN_ADDRESS, most = MOST } = options
  const { mostActs = MOST_ACTS, mostFollowers = MOST_FOLLOWERS } = options
  const shows = new Map<string, Kept>()
  const listeners: OnEnd[] = []

  const end = (id: string) => {
    const kept = shows.get(id)
    if (!kept) return
    shows.delete(id)
    for (const listener of listeners) listener(kept.show)
    kept.show.end()
  }
  const look = () => {
    const before = clock.now() - keepUnusedMs * 1000
    for (const { show } of [...shows.values()]) if (show.usedAt() <= before) end(show.id)
  }
  const looking = setInterval(look, LOOK_EVERY_MS).unref()

  return {
    make(from, { token, match }) {
      const id = showIdOf(token)
      const key = derivedSecret(token, 'the key of a show')
      // Of another token, an id is the same once in 2^96.
      if (shows.has(id)) return ok({ id, key, isKnown: true })
      const address = addressKey(from)
      if (shows.size >= most) return FULL
      const own = [...shows.values()].filter(({ show }) => show.address === address)
      if (own.length >= mostOfAnAddress) return tooMany(mostOfAnAddress)
      const show = createShow({ id, address, match, clock, mostActs, mostFollowers })
      shows.set(id, { show, token, key })
      return ok({ id, key, isKnown: false })
    },
    ofCaster(id, token) {
      const kept = shows.get(id)
      return kept && isSame(kept.token, token) ? kept.show : undefined
    },
    ofFollower(id, key) {
      const kept = shows.get(id)
      if (!kept) return undefined
      if (isSame(kept.token, key)) return { show: kept.show, isCaster: true }
      return isSame(kept.key, key) ? { show: kept.show, isCaster: false } : undefined
    },
    end,
    onEnd: (listener) => void listeners.push(listener),
    close() {
      clearInterval(looking)
      for (const id of [...shows.keys()]) end(id)
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const FULL = refuseWith('shows-full', 'too many shows are on at the moment; try again later')
const tooMany = (most: number) =>
  refuseWith(
    'too-many-shows',
    `${most} shows of this address are on; end one, or wait until one ends by itself`,
  )
