import { expect, it } from 'vitest'
import { formatEmbed, type GuestRoute, parseGuestRoute } from './guest-route.ts'

const parsed = (address: string) => parseGuestRoute(new URL(address, 'http://table'))

const known: [string, GuestRoute][] = [
  ['/overlay/m1', { page: 'overlay', target: 'm1' }],
  ['/overlay/m1/?layout=9:16', { page: 'overlay', target: 'm1' }],
  ['/overlay/spring%20open%2F1', { page: 'overlay', target: 'spring open/1' }],
  ['/embed/m1', { page: 'embed', match: 'm1' }],
  ['/embed/m1?t=1m30s', { page: 'embed', match: 'm1', into: 90_000_000 }],
  ['/embed/m1?picture=2d', { page: 'embed', match: 'm1', isFlat: true }],
  ['/embed/m1?t=soon', { page: 'embed', match: 'm1', badTime: 'soon' }],
  [
    '/embed/m1?round=2&speed=0.5&side=seat-1',
    { page: 'embed', match: 'm1', round: 2, speed: 0.5, side: 'seat-1' },
  ],
]

it.each(known)('%s', (address, route) => {
  expect(parsed(address)).toEqual(route)
})

it.each([
  '/overlay',
  '/overlay/',
  '/embed',
  '/embed/imported/m1',
  '/embed/imported',
  '/embed/file',
  '/overlay/%E0%A4%A',
  '/watch/m1',
  '/',
])('%s is a page like any other', (address) => {
  expect(parsed(address)).toBeUndefined()
})

it('a frame’s address comes back as it was', () => {
  const match = { match: 'a/b', into: 1_500_000, side: 'chaser' }
  expect(formatEmbed(match)).toBe('/embed/a%2Fb?t=1.5s&side=chaser')
  expect(parsed(formatEmbed(match))).toEqual({ page: 'embed', ...match })
})
