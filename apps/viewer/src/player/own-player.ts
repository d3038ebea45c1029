import type { JoinSeat } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { type KeptPlayer, PLAYER_COLOURS, parsePlayer } from './kept-player.ts'
import { entryTo, type WantedSeat } from './wanted-seat.ts'

/** Who plays in this browser: a key pair made here, a name and a colour. Its secret key leaves it only by its player's wish. */
export interface OwnPlayer {
  readonly profile: ReadonlySignal<PlayerProfile>
  /** False where the browser keeps nothing: then its player is a guest. */
  readonly canBeKept: boolean
  change(change: Partial<Pick<PlayerProfile, 'name' | 'colour'>>): void
  /** What takes that seat for this player: with the key and its proof, or as a guest. The key is made when it is first needed. */
  join(seat: WantedSeat): Promise<JoinSeat>
  /** The whole player with their secret, as a file or another device takes it; undefined without a key. */
  export(): string | undefined
  /** Becomes the player of that text in place of the present one; false if it holds none. */
  import(text: string): Promise<boolean>
  /** Another tab has changed what is kept. */
  reread(): void
}

export interface PlayerProfile {
  readonly name: string | undefined
  readonly colour: number
  /** The public key. */
  readonly key: string | undefined
}

export interface OwnPlayerOptions {
  readonly kept: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** From 0 to below 1; chooses the first colour. */
  readonly random: () => number
}

const KEPT = 'getaway.player'

export function createOwnPlayer({ kept, random }: OwnPlayerOptions): OwnPlayer {
  const first: KeptPlayer = { format: 'getaway-player/1', colour: Math.floor(random() * PLAYER_COLOURS) }
  let canBeKept = kept !== undefined
  let player = read() ?? first
  const profile = signal(profileOf(player))

  function read(): KeptPlayer | undefined {
    try {
      return parsePlayer(kept?.getItem(KEPT) ?? '')
    } catch {
      return undefined
    }
  }
  const become = (next: KeptPlayer) => {
    player = next
    try {
      kept?.setItem(KEPT, JSON.stringify(next))
    } catch {
      canBeKept = false
    }
    profile.value = profileOf(next)
  }
  const present = () => (canBeKept ? (read() ?? player) : player)

  return {
    profile,
    get canBeKept() {
      return canBeKept
    },
    change: ({ name, colour }) => {
      const { name: before, ...rest } = present()
      const named = name?.trim() || before
      become({ ...rest, ...(named && { name: named }), ...(colour !== undefined && { colour }) })
    },
    async join(wanted) {
      if (!canBeKept) return guestJoin(wanted)
      const { newKeys, signedJoin } = await import('./keys.ts')
      // Another tab may have made one meanwhile.
      const { keys = newKeys(), ...rest } = present()
      become({ ...rest, keys })
      // A key that is not kept would make a new player of every seat.
      return canBeKept ? signedJoin(wanted, keys) : guestJoin(wanted)
    },
    export() {
      const all = present()
      return all.keys && JSON.stringify(all)
    },
    async import(text) {
      const next = parsePlayer(text)
      if (!next?.keys || !(await import('./keys.ts')).isPair(next.keys)) return false
      become(next)
      return true
    },
    reread() {
      player = present()
      profile.value = profileOf(player)
    },
  }
}

function profileOf({ name, colour, keys }: KeptPlayer): PlayerProfile {
  return { name, colour, key: keys?.public }
}

function guestJoin(wanted: WantedSeat): JoinSeat {
  const { token, name } = wanted
  return { ...entryTo(wanted), token, name }
}
