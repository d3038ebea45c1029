import { isSeatProved, sha256Hex } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { createOwnPlayer } from './own-player.ts'

const wanted = {
  service: 'http://localhost:3000',
  match: 'm1',
  seat: 1,
  invitation: 'i'.repeat(43),
  token: 't'.repeat(43),
  name: ' Ada ',
}
const full = () => {
  throw new Error('full')
}

function storage(setItem?: () => void) {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: setItem ?? ((name: string, value: string) => void kept.set(name, value)),
  }
}
const playerOn = (kept: ReturnType<typeof storage> | undefined) =>
  createOwnPlayer({ kept, random: () => 0.5 })

describe('the player of this browser', () => {
  it('signs for a seat with a key that stays the same, also after a reload', async () => {
    const kept = storage()
    const player = playerOn(kept)
    expect(player.profile.value).toEqual({ name: undefined, colour: 3, key: undefined })
    const { key = '', name, token, proof } = await player.join(wanted)
    const claim = { match: 'm1', seat: 1, name, key }
    expect(name).toBe('Ada')
    expect(isSeatProved(claim, { ...proof, tokenHash: sha256Hex(token) })).toBe(true)
    expect((await playerOn(kept).join(wanted)).key).toBe(key)
    expect(player.profile.value.key).toBe(key)
  })

  it('keeps name and colour, and hears of what another tab changed', async () => {
    const kept = storage()
    const [player, other] = [playerOn(kept), playerOn(kept)]
    player.change({ name: ' Ada ', colour: 1 })
    player.change({ name: '  ' })
    other.reread()
    expect(other.profile.value).toMatchObject({ name: 'Ada', colour: 1 })
    const { key } = await other.join(wanted)
    expect((await player.join(wanted)).key).toBe(key)
    expect(player.profile.value.name).toBe('Ada')
  })

  it.each([
    ['has no storage', undefined],
    ['has no room', storage(full)],
  ])('is a guest where the browser %s', async (_, kept) => {
    const player = playerOn(kept)
    const { invitation, token } = wanted
    expect(await player.join(wanted)).toEqual({ invitation, token, name: wanted.name })
    expect(player.canBeKept).toBe(false)
    player.change({ name: 'Ada' })
    expect(player.profile.value.name).toBe('Ada')
  })

  it('goes to another browser as a text, and whatever else a file holds is refused', async () => {
    const [player, other] = [playerOn(storage()), playerOn(storage())]
    expect(player.export()).toBeUndefined()
    player.change({ name: 'Ada' })
    const { key } = await player.join(wanted)
    const text = player.export() ?? ''
    expect(await other.import(text)).toBe(true)
    expect(other.profile.value).toEqual({ ...player.profile.value, key })
    const { keys, ...keyless } = JSON.parse(text) as { keys: { public: string } }
    const forged = { ...keyless, keys: { ...keys, public: 'A'.repeat(43) } }
    for (const wrong of ['', '{', '[]', JSON.stringify(keyless), JSON.stringify(forged)])
      expect(await other.import(wrong)).toBe(false)
    expect(other.profile.value.key).toBe(key)
  })
})
