import { type Client, ServiceError } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { isPassing } from './is-passing.ts'
import { formatMoveLink } from './move-link.ts'

export type MoveOutState =
  | { readonly stage: 'offering' }
  | { readonly stage: 'offered'; readonly link: string }
  /** Another device asks; its player compares the code. */
  | { readonly stage: 'asked'; readonly code: string }
  | { readonly stage: 'confirmed' }
  | { readonly stage: 'taken' }
  /** `gone`: it has expired. */
  | { readonly stage: 'failed'; readonly why: 'gone' | 'fault' }

/** A player goes from this device to another one that opens the link. */
export interface MoveOut {
  readonly state: ReadonlySignal<MoveOutState>
  /** The codes are the same: the other device may take the player. */
  confirm(): Promise<void>
  /** What was not confirmed is withdrawn. */
  dispose(): void
}

export interface MoveOutDependencies {
  readonly client: Pick<Client, 'offerTransfer' | 'readTransfer' | 'confirmTransfer' | 'withdrawTransfer'>
  readonly origin: string
  wait(): Promise<unknown>
}

/** Offers the text, encrypted for the holder of the link. */
export function moveOut({ client, origin, wait }: MoveOutDependencies, text: string): MoveOut {
  const state = signal<MoveOutState>({ stage: 'offering' })
  let isOpen = true
  let offer: { readonly id: string; readonly secret: string } | undefined

  const run = async () => {
    const { encryptText, moveCode } = await import('./encrypted.ts')
    const { ciphertext, key } = encryptText(text)
    offer = await client.offerTransfer({ ciphertext })
    const { id, secret } = offer
    if (!isOpen) return withdraw()
    state.value = { stage: 'offered', link: formatMoveLink(origin, { id, key }) }
    while (isOpen && state.value.stage !== 'taken') {
      await wait()
      if (!isOpen) return
      const standing = await client.readTransfer(id, { token: secret }).catch(unlessPassing)
      if (!standing) continue
      const { state: stage, nonce } = standing
      if (stage === 'asked' && nonce !== null) {
        if (state.peek().stage === 'offered') state.value = { stage, code: moveCode(key, nonce) }
      } else if (stage !== 'offered' && stage !== state.peek().stage && stage !== 'asked')
        state.value = { stage }
    }
  }
  const withdraw = () => {
    if (offer) client.withdrawTransfer(offer.id, { token: offer.secret }).catch(() => {})
  }
  const fail = (error: unknown) => {
    const isGone = error instanceof ServiceError && error.code === 'no-transfer'
    if (isOpen) state.value = { stage: 'failed', why: isGone ? 'gone' : 'fault' }
  }

  run().catch(fail)
  return {
    state,
    async confirm() {
      if (!offer) return
      try {
        await client.confirmTransfer(offer.id, { token: offer.secret })
        if (state.peek().stage === 'asked') state.value = { stage: 'confirmed' }
      } catch (error) {
        fail(error)
      }
    },
    dispose() {
      isOpen = false
      // What was confirmed is about to be taken, perhaps again after a lost answer.
      if (!['confirmed', 'taken'].includes(state.peek().stage)) withdraw()
    },
  }
}

/** The other device may ask a moment later as well. */
function unlessPassing(error: unknown): undefined {
  if (!isPassing(error)) throw error
}
