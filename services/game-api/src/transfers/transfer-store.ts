import { timingSafeEqual } from 'node:crypto'
import type { NewTransfer, TransferOffered, TransferStanding, TransferTaken } from '@getaway/client/protocol'
import { ok, type Result } from '@getaway/engine'
import { addressKey } from '../operation/limits/address-key.ts'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'

export type TransferRefusalCode =
  | 'no-transfer'
  | 'no-such-token'
  | 'transfer-asked'
  | 'not-asked'
  | 'too-many-transfers'
  | 'transfers-full'

type OfTransfer<Value> = Result<Value, ServiceRefusal<TransferRefusalCode>>

/** What devices of players hand to each other, encrypted by them; in memory only, and forgotten after a quarter of an hour. */
export interface TransferStore {
  offer(address: string, transfer: NewTransfer): OfTransfer<TransferOffered>
  standing(id: string, secret: string): OfTransfer<TransferStanding>
  /** Lets the device that asked take it. */
  confirm(id: string, secret: string): OfTransfer<undefined>
  withdraw(id: string, secret: string): OfTransfer<undefined>
  /** The first nonce is the only one that this transfer will ever go by. */
  ask(id: string, nonce: string): OfTransfer<undefined>
  /** Null until it is confirmed. It is read once: only a device whose answer was lost may take it again, within a minute. */
  take(id: string, nonce: string): OfTransfer<TransferTaken>
  close(): void
}

export interface TransferStoreOptions {
  readonly keepMs?: number
  readonly retakeMs?: number
  readonly mostOfAnAddress?: number
  readonly most?: number
  readonly now?: () => number
}

interface Transfer {
  readonly address: string
  readonly secretHash: string
  readonly expiresAt: number
  readonly expiry: NodeJS.Timeout
  /** Undefined once it was taken, and the time to take it again is over. */
  ciphertext: string | undefined
  retake: NodeJS.Timeout | undefined
  nonce: string | undefined
  isConfirmed: boolean
  isTaken: boolean
}

const KEEP_MS = 15 * 60 * 1000
const RETAKE_MS = 60 * 1000
/** A class or a hall shares an address. */
const MOST_OF_AN_ADDRESS = 50
/** Some 16 MB at most. */
const MOST = 1_000

export function createTransferStore(options: TransferStoreOptions = {}): TransferStore {
  const { keepMs = KEEP_MS, retakeMs = RETAKE_MS, now = Date.now } = options
  const { mostOfAnAddress = MOST_OF_AN_ADDRESS, most = MOST } = options
  const transfers = new Map<string, Transfer>()

  const forget = (id: string) => {
    clearTimeout(transfers.get(id)?.expiry)
    clearTimeout(transfers.get(id)?.retake)
    transfers.delete(id)
  }
  const countOf = (address: string) =>
    [...transfers.values()].filter((transfer) => transfer.address === address).length
  const ofOwner = (id: string, secret: string): OfTransfer<Transfer> => {
    const transfer = transfers.get(id)
    if (!transfer) return NO_TRANSFER
    return isSame(sha256(secret), transfer.secretHash) ? ok(transfer) : WRONG_SECRET
  }

  return {
    offer(from, { ciphertext }) {
      const address = addressKey(from)
      if (transfers.size >= most) return FULL
      if (countOf(address) >= mostOfAnAddress) return tooMany(mostOfAnAddress)
      const id = newMatchId()
      const secret = newSecret()
      const expiresAt = (now() + keepMs) * 1000
      const expiry = setTimeout(() => transfers.delete(id), keepMs).unref()
      const secretHash = sha256(secret)
      transfers.set(id, {
        address,
        secretHash,
        expiresAt,
        expiry,
        ciphertext,
        retake: undefined,
        nonce: undefined,
        isConfirmed: false,
        isTaken: false,
      })
      return ok({ id, secret, expiresAt })
    },
    standing(id, secret) {
      const found = ofOwner(id, secret)
      if (!found.ok) return found
      const { nonce = null, expiresAt } = found.value
      return ok({ nonce, state: stateOf(found.value), expiresAt })
    },
    confirm(id, secret) {
      const found = ofOwner(id, secret)
      if (!found.ok) return found
      if (found.value.nonce === undefined) return NOT_ASKED
      found.value.isConfirmed = true
      return ok(undefined)
    },
    withdraw(id, secret) {
      const found = ofOwner(id, secret)
      if (!found.ok) return found
      forget(id)
      return ok(undefined)
    },
    ask(id, nonce) {
      const transfer = transfers.get(id)
      if (!transfer) return NO_TRANSFER
      transfer.nonce ??= nonce
      return isSame(transfer.nonce, nonce) ? ok(undefined) : ASKED
    },
    take(id, nonce) {
      const transfer = transfers.get(id)
      if (!transfer) return NO_TRANSFER
      if (transfer.nonce === undefined) return NOT_ASKED
      if (!isSame(transfer.nonce, nonce)) return ASKED
      if (!transfer.isConfirmed) return ok({ ciphertext: null })
      if (transfer.ciphertext === undefined) return NO_TRANSFER
      if (!transfer.isTaken) transfer.retake = setTimeout(() => clear(transfer), retakeMs).unref()
      transfer.isTaken = true
      return ok({ ciphertext: transfer.ciphertext })
    },
    close() {
      for (const id of transfers.keys()) forget(id)
    },
  }
}

function clear(transfer: Transfer): void {
  transfer.ciphertext = undefined
}

function stateOf({ isTaken, isConfirmed, nonce }: Transfer): TransferStanding['state'] {
  if (isTaken) return 'taken'
  if (isConfirmed) return 'confirmed'
  return nonce === undefined ? 'offered' : 'asked'
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const NO_TRANSFER = refuseWith('no-transfer', 'there is no such transfer, or it has expired')
const WRONG_SECRET = refuseWith('no-such-token', 'this token is not valid here')
const ASKED = refuseWith('transfer-asked', 'another device asked for this transfer first')
const NOT_ASKED = refuseWith('not-asked', 'no device has asked for this transfer yet')
const FULL = refuseWith('transfers-full', 'too many transfers are under way at the moment; try again later')
const tooMany = (most: number) =>
  refuseWith('too-many-transfers', `${most} transfers from this address are under way; wait for one to end`)
