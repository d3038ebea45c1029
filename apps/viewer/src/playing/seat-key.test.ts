import { expect, it } from 'vitest'
import { createSeatKeys } from './seat-key.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

it('takes the key out of the address, and keeps it over a reload', () => {
  const [kept, addresses] = [storage(), [] as string[]]
  const keys = createSeatKeys(kept)
  keys.take({ pathname: '/play/m1', search: '?x=1', hash: '#k=secret_-1' }, (one) => addresses.push(one))
  expect(addresses).toEqual(['/play/m1?x=1'])
  expect(keys.keyOf('m1')).toBe('secret_-1')
  expect(createSeatKeys(kept).keyOf('m1')).toBe('secret_-1')
  expect(keys.keyOf('m2')).toBeUndefined()
})

it.each([
  { pathname: '/play/m1', search: '', hash: '' },
  { pathname: '/watch/m1', search: '', hash: '#k=secret' },
  { pathname: '/play/m1', search: '', hash: '#k=' },
])('leaves $pathname$hash alone', (place) => {
  const keys = createSeatKeys(undefined)
  keys.take(place, () => {
    throw new Error('not this one')
  })
  expect(keys.keyOf('m1')).toBeUndefined()
})

it('lasts as long as the page where nothing can be stored', () => {
  const keys = createSeatKeys(undefined)
  keys.take({ pathname: '/play/m1', search: '', hash: '#k=secret' }, () => {})
  expect(keys.keyOf('m1')).toBe('secret')
})
