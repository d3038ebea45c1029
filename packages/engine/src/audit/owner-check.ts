import type { Outcome } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import { fingerprint } from '../log/proof/seal.ts'
import { isSeatProved, type SeatProof } from '../log/proof/seat-proof.ts'
import type { PeopleEvent } from '../people/people-events.ts'
import { type Finding, find } from './finding.ts'

/** Who sits there, by the log: the owner of a key who signed for the seat, somebody who only named one, or a guest. */
export interface SeatOwner {
  readonly seat: number
  readonly name: string
  /** Null for guests and bots. `invalid`: a signature that is not of this seat by this key. */
  readonly identity: 'proved' | 'claimed' | 'invalid' | null
  /** Of the key, where there is one. */
  readonly fingerprint?: string
  /** The origin that the owner signed for: where they sat down, by their browser. Only with a proof that fits. */
  readonly service?: string
}

/** Follows who takes which seat. */
export interface OwnerCheck {
  note(event: LogEvent): readonly Finding[]
  /** By seat; undefined in a log without a proof, of which there is nothing to say. */
  owners(): readonly SeatOwner[] | undefined
}

/** Of the match as it begins. */
export function createOwnerCheck({ id: match, players: seats }: Pick<Outcome, 'id' | 'players'>): OwnerCheck {
  const owners = new Map<number, SeatOwner>()
  let hasProof = false
  return {
    note(event) {
      if (event.type !== 'seat.taken') return []
      const { seat, name, key, proof } = event.data as unknown as SeatTaken
      // Anything else is a finding of the game's, and changes nothing.
      if (seats[seat]?.name !== null || owners.has(seat)) return []
      hasProof ||= proof !== undefined
      const identity = identityOf({ match, seat, name, key, proof })
      const mark = key === null ? undefined : fingerprint(key)
      owners.set(seat, {
        seat,
        name,
        identity,
        ...(mark === undefined ? {} : { fingerprint: mark }),
        ...(identity === 'proved' ? { service: (proof as SeatProof).service } : {}),
      })
      if (identity !== 'invalid') return []
      return [find(event.seq, 'seat-forged', { seat: { seat } })]
    },
    owners: () =>
      hasProof ? [...owners.values()].toSorted((one, other) => one.seat - other.seat) : undefined,
  }
}

type SeatTaken = Extract<PeopleEvent, { type: 'seat.taken' }>['data']

function identityOf({
  key,
  proof,
  ...claim
}: Pick<SeatTaken, 'seat' | 'name' | 'key' | 'proof'> & { readonly match: string }): SeatOwner['identity'] {
  if (proof === undefined) return key === null ? null : 'claimed'
  return key !== null && isSeatProved({ ...claim, key }, proof) ? 'proved' : 'invalid'
}
