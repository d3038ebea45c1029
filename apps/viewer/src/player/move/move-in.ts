import { type Client, newToken, ServiceError } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import { isPassing } from './is-passing.ts'
import type { MoveLink } from './move-link.ts'

export type MoveInState =
  | { readonly stage: 'asking' }
  /** Until the other device confirms the code. */
  | { readonly stage: 'asked'; readonly code: string }
  | { readonly stage: 'taken' }
  /** `gone`: withdrawn or expired; `other`: another device was first; `broken`: not what was sealed. */
  | { readonly stage: 'failed'; readonly why: 'gone' | 'other' | 'broken' | 'fault' }

/** A player comes from another device to this one. */
export interface MoveIn {
  readonly state: ReadonlySignal<MoveInState>
  dispose(): void
}

export interface MoveInDependencies {
  readonly client: Pick<Client, 'askForTransfer' | 'takeTransfer'>
  wait(): Promise<unknown>
  /** Becomes the player of that text; false if it holds none. */
  unpack(text: string): Promise<boolean>
}

const WHY: Readonly<Record<string, 'gone' | 'other'>> = { 'no-transfer': 'gone', 'transfer-asked': 'other' }

export function moveIn({ client, wait, unpack }: MoveInDependencies, { id, key }: MoveLink): MoveIn {
  const state = signal<MoveInState>({ stage: 'asking' })
  let isOpen = true

  /** Another nonce would find the link used: whatever passes is waited for, until the service says that it is over. */
  const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    while (isOpen) {
      try {
        return await ask()
      } catch (error) {
        if (!isPassing(error)) throw error
        await wait()
      }
    }
    return undefined
  }
  const take = async (nonce: string): Promise<string | undefined> => {
    while (isOpen) {
      await wait()
      const taken = await insist(() => client.takeTransfer(id, { nonce }))
      if (taken && taken.ciphertext !== null) return taken.ciphertext
    }
    return undefined
  }
  const run = async () => {
    const { decryptText, moveCode } = await import('./encrypted.ts')
    const nonce = newToken()
    await insist(() => client.askForTransfer(id, { nonce }))
    if (!isOpen) return
    state.value = { stage: 'asked', code: moveCode(key, nonce) }
    const ciphertext = await take(nonce)
    if (ciphertext === undefined) return
    const text = decryptText(ciphertext, key)
    const isHere = text !== undefined && (await unpack(text))
    state.value = isHere ? { stage: 'taken' } : { stage: 'failed', why: 'broken' }
  }

  run().catch((error: unknown) => {
    const why = error instanceof ServiceError ? WHY[error.code] : undefined
    state.value = { stage: 'failed', why: why ?? 'fault' }
  })
  return {
    state,
    dispose() {
      isOpen = false
    },
  }
}
