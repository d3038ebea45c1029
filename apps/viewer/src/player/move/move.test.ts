import { type Client, newToken, ServiceError } from '@getaway/client'
import { describe, expect, it, vi } from 'vitest'
import { createOwnTables } from '../../own-tables/own-tables.ts'
import { createOwnPlayer } from '../own-player.ts'
import { decryptText, encryptText, moveCode } from './encrypted.ts'
import { packLuggage, unpackLuggage } from './luggage.ts'
import { moveIn } from './move-in.ts'
import { createMoveInbox, type MoveLink } from './move-link.ts'
import { moveOut } from './move-out.ts'

const no = (code: string) => new ServiceError(409, code, code)
const wait = () => new Promise((resolve) => setTimeout(resolve, 1))

/** One transfer, as the service holds it. */
function memory() {
  let held:
    | { readonly ciphertext: string; nonce: string | null; isConfirmed: boolean; isTaken: boolean }
    | undefined
  const here = () => held ?? fail('no-transfer')
  const fail = (code: string): never => {
    throw no(code)
  }
  return {
    offerTransfer: async ({ ciphertext }: { ciphertext: string }) => {
      held = { ciphertext, nonce: null, isConfirmed: false, isTaken: false }
      return { id: 'm', secret: 's', expiresAt: 0 }
    },
    async readTransfer() {
      const { isTaken, nonce, isConfirmed } = here()
      const asked = nonce === null ? 'offered' : isConfirmed ? 'confirmed' : 'asked'
      return { nonce, state: isTaken ? 'taken' : asked, expiresAt: 0 } as const
    },
    async confirmTransfer() {
      here().isConfirmed = true
    },
    async withdrawTransfer() {
      held = undefined
    },
    async askForTransfer(_: string, { nonce }: { nonce: string }) {
      const transfer = here()
      transfer.nonce ??= nonce
      if (transfer.nonce !== nonce) fail('transfer-asked')
    },
    async takeTransfer() {
      const transfer = here()
      if (!transfer.isConfirmed) return { ciphertext: null }
      transfer.isTaken = true
      return { ciphertext: transfer.ciphertext }
    },
  } satisfies Partial<Client>
}

function linkOf(link: string): MoveLink {
  const inbox = createMoveInbox()
  inbox.take(new URL(link), () => {})
  return inbox.link.value ?? { id: '', key: '' }
}

function storage() {
  const kept = new Map<string, string>()
  const removeItem = (name: string) => void kept.delete(name)
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem,
  }
}
function browser() {
  const player = createOwnPlayer({ kept: storage(), random: () => 0 })
  const tables = createOwnTables({ kept: storage(), tab: storage(), now: () => 1 })
  return { player, tables }
}

describe('from one device to another', () => {
  it('both show the same code, and once it is confirmed the player is there, with their seats', async () => {
    const [old, young] = [browser(), browser()]
    const seat = { match: 'm1', seat: 0, invitation: newToken(), token: newToken() }
    const { key } = await old.player.join({ ...seat, service: 'http://a', name: 'Ada' })
    old.tables.sit('m1', seat.token)
    const invitations = [{ seat: 1, invitation: 'i' }]
    old.tables.note('m2', { host: 'h', invitations })
    old.tables.note('m3', { host: 'h', isOver: true })
    const client = memory()
    const out = moveOut({ client, origin: 'http://a', wait }, packLuggage(old) ?? '')
    await vi.waitFor(() => expect(out.state.value.stage).toBe('offered'))
    const { link = '' } = out.state.value as { link?: string }
    const into = moveIn({ client, wait, unpack: (text) => unpackLuggage(text, young) }, linkOf(link))
    await vi.waitFor(() => expect(out.state.value.stage).toBe('asked'))
    expect(into.state.value).toEqual(out.state.value)
    await out.confirm()
    await vi.waitFor(() => expect(into.state.value.stage).toBe('taken'))
    await vi.waitFor(() => expect(out.state.value.stage).toBe('taken'))
    expect(young.player.profile.value.key).toBe(key)
    expect(young.tables.keyOf('m1')).toBe(seat.token)
    expect(young.tables.of('m2')).toMatchObject({ host: 'h', invitations, seats: [] })
    expect(young.tables.of('m3')).toBeUndefined()
    out.dispose()
  })

  it('a second device is told that another was first, and a third that nothing is there any more', async () => {
    const client = memory()
    const out = moveOut({ client, origin: 'http://a', wait }, 'text')
    await vi.waitFor(() => expect(out.state.value.stage).toBe('offered'))
    const link = linkOf((out.state.value as { link?: string }).link ?? '')
    const into = () => moveIn({ client, wait, unpack: async () => true }, link)
    const [first, second] = [into(), into()]
    const failed = (why: string) => ({ stage: 'failed', why })
    await vi.waitFor(() => expect(second.state.value).toEqual(failed('other')))
    out.dispose()
    await vi.waitFor(() => expect(first.state.value).toEqual(failed('gone')))
    const third = into()
    await vi.waitFor(() => expect(third.state.value).toEqual(failed('gone')))
  })

  it('answers are lost on their way, and the player comes all the same', async () => {
    const client = memory()
    const loses = <Input extends readonly unknown[], Answer>(ask: (...input: Input) => Promise<Answer>) => {
      let asked = 0
      return async (...input: Input) => {
        const answer = await ask(...input)
        // The first answer, and the first that holds something.
        const isFull = typeof answer === 'object' && answer !== null && 'ciphertext' in answer
        if (++asked === 1 || (isFull && answer.ciphertext !== null && asked < 100)) {
          if (isFull && answer.ciphertext !== null) asked = 100
          throw new TypeError('Failed to fetch')
        }
        return answer
      }
    }
    const askForTransfer = loses(client.askForTransfer)
    const takeTransfer = loses(client.takeTransfer)
    const readTransfer = loses(client.readTransfer)
    const out = moveOut({ client: { ...client, readTransfer }, origin: 'http://a', wait }, 'text')
    await vi.waitFor(() => expect(out.state.value.stage).toBe('offered'))
    const unpack = vi.fn(async () => true)
    const link = linkOf((out.state.value as { link?: string }).link ?? '')
    const into = moveIn({ client: { askForTransfer, takeTransfer }, wait, unpack }, link)
    await vi.waitFor(() => expect(out.state.value.stage).toBe('asked'))
    await out.confirm()
    await vi.waitFor(() => expect(into.state.value.stage).toBe('taken'))
    expect(unpack).toHaveBeenCalledExactlyOnceWith('text')
    await vi.waitFor(() => expect(out.state.value.stage).toBe('taken'))
  })

  it('its time runs out', async () => {
    const client = memory()
    const out = moveOut({ client, origin: 'http://a', wait }, 'text')
    await vi.waitFor(() => expect(out.state.value.stage).toBe('offered'))
    await client.withdrawTransfer()
    await vi.waitFor(() => expect(out.state.value).toEqual({ stage: 'failed', why: 'gone' }))
  })
})

describe('what is sealed', () => {
  const { ciphertext, key } = encryptText('Ada, ♥')

  it('is opened by its key only, and only as it was', () => {
    expect(decryptText(ciphertext, key)).toBe('Ada, ♥')
    expect(decryptText(ciphertext, newToken())).toBeUndefined()
    expect(
      decryptText(
        `${ciphertext.slice(0, 40)}${ciphertext[40] === 'A' ? 'B' : 'A'}${ciphertext.slice(41)}`,
        key,
      ),
    ).toBeUndefined()
    for (const wrong of ['', 'A', '!', 'AAAA']) expect(decryptText(wrong, key)).toBeUndefined()
  })

  it('has a code of six digits, by key and nonce', () => {
    expect(moveCode(key, 'n')).toMatch(/^\d{3} \d{3}$/)
    expect(moveCode('k', 'n')).not.toBe(moveCode('l', 'n'))
  })
})

describe('the address', () => {
  it.each(['#m.short', '#', '#k=secret'])('%s is no link', (hash) => {
    expect(linkOf(`http://a/move${hash}`)).toEqual({ id: '', key: '' })
  })

  it('loses the key at once', () => {
    const inbox = createMoveInbox()
    const clean = vi.fn()
    inbox.take({ pathname: '/move', hash: `#m.${newToken()}` }, clean)
    expect(clean).toHaveBeenCalledWith('/move')
    inbox.take({ pathname: '/play/x', hash: '#k=1' }, clean)
    expect(clean).toHaveBeenCalledTimes(1)
  })
})
