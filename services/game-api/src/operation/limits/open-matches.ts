import type { Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../../refusals/refusal.ts'
import { addressKey } from './address-key.ts'

/** `too-many-matches`: of that address; `service-full`: here at all. */
export type NoRoomForMatch = ServiceRefusal<'too-many-matches' | 'service-full'>

/** Bounds how many matches are open: each takes memory, and bots that wait in it. */
export interface OpenMatches {
  /** Creates a match for that address, if there is room for one more. */
  admit<Made extends { readonly id: string }, Refused>(
    address: string,
    create: () => Promise<Result<Made, Refused>>,
  ): Promise<Result<Made, Refused | NoRoomForMatch>>
  /** A match that was created for an address at another node. */
  hear(key: string, id: string): void
}

export interface OpenMatchesOptions {
  /** Of those that an address has created: how many may be open at once. */
  readonly mostOfAnAddress: number
  /** How many may be in play. Finished matches that are read do not count, or readers could shut the service. */
  readonly most: number
  readonly inPlay: () => number
  /** Of these matches, those that are not over as far as the public knows: more would tell the end before its time. */
  readonly openOf: (ids: readonly string[]) => Promise<readonly string[]>
  /** Tells other nodes. */
  readonly tell?: ((key: string, id: string) => void) | undefined
}

interface Creator {
  readonly ids: Set<string>
  /** Those that are being created. */
  coming: number
}

export function createOpenMatches({
  mostOfAnAddress,
  most,
  inPlay,
  openOf,
  tell,
}: OpenMatchesOptions): OpenMatches {
  /** The address that was looked at longest ago comes first. */
  const creators = new Map<string, Creator>()

  const forgetWhatIsOver = async (key: string, { ids }: Creator) => {
    const asked = [...ids]
    const open = new Set(await openOf(asked))
    for (const id of asked) if (!open.has(id)) ids.delete(id)
    if (isUnused(key)) creators.delete(key)
  }
  const isUnused = (key: string) => {
    const creator = creators.get(key)
    return creator !== undefined && creator.ids.size === 0 && creator.coming === 0
  }
  /** So that nothing heaps up of those who never come back. */
  const tidyOldest = async () => {
    const [oldest] = creators
    if (!oldest) return
    const [key, creator] = oldest
    creators.delete(key)
    creators.set(key, creator)
    await forgetWhatIsOver(key, creator)
  }
  const isFull = ({ ids, coming }: Creator) => ids.size + coming >= mostOfAnAddress

  return {
    async admit(address, create) {
      if (inPlay() >= most) return FULL
      if (mostOfAnAddress === Number.POSITIVE_INFINITY) return create()
      await tidyOldest()
      const key = addressKey(address)
      const known = creators.get(key)
      if (known && isFull(known)) await forgetWhatIsOver(key, known)
      const creator = creators.get(key) ?? { ids: new Set(), coming: 0 }
      if (isFull(creator)) return tooMany(mostOfAnAddress)
      creators.set(key, creator)
      creator.coming++
      try {
        const made = await create()
        if (made.ok) {
          creator.ids.add(made.value.id)
          tell?.(key, made.value.id)
        }
        return made
      } finally {
        creator.coming--
        if (isUnused(key)) creators.delete(key)
      }
    },
    hear(key, id) {
      const creator = creators.get(key) ?? { ids: new Set(), coming: 0 }
      creators.set(key, creator)
      creator.ids.add(id)
    },
  }
}

const FULL = refuseWith(
  'service-full',
  'too many matches are being played here at the moment; try again later',
)
const tooMany = (most: number) =>
  refuseWith('too-many-matches', `${most} matches from this address are open; end one of them first`)
