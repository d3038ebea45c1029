import { describe, expect, it } from 'vitest'
import { formatRoute, type PageRoute, parseRoute } from './routes.ts'

const known: [string, Exclude<PageRoute, { page: 'unknown' }>][] = [
  ['/', { page: 'lobby' }],
  ['/rules', { page: 'rules' }],
  ['/rules?game=fugitive', { page: 'rules', game: 'fugitive' }],
  ['/?player=Ada&day=2026-11-18', { page: 'lobby', look: { player: 'Ada', day: '2026-11-18' } }],
  ['/tutorial', { page: 'tutorial' }],
  ['/practice', { page: 'practice' }],
  ['/tutorial?game=fugitive', { page: 'tutorial', game: 'fugitive' }],
  ['/practice?game=fugitive&role=marshal', { page: 'practice', game: 'fugitive', role: 'marshal' }],
  ['/practice?role=chaser&strength=expert', { page: 'practice', role: 'chaser', strength: 'expert' }],
  ['/tv', { page: 'tv' }],
  ['/tv?replays=0', { page: 'tv', hasReplays: false }],
  ['/races/m1', { page: 'races', match: 'm1' }],
  ['/races?event=Cup%202026', { page: 'races', event: 'Cup 2026' }],
  ['/new', { page: 'new' }],
  ['/overlay', { page: 'overlay' }],
  ['/organise', { page: 'organise' }],
  ['/organise/cup-1', { page: 'organise', event: 'cup-1' }],
  ['/organise/cup-1?part=log', { page: 'organise', event: 'cup-1', part: 'log' }],
  ['/event/cup%201', { page: 'event', event: 'cup 1' }],
  ['/overlay?match=m1', { page: 'overlay', match: 'm1' }],
  ['/replay/file', { page: 'file' }],
  ['/replay/file?t=1.5s&side=chaser', { page: 'file', into: 1_500_000, side: 'chaser' }],
  ['/review/m1', { page: 'review', match: 'm1' }],
  ['/review/m1?seat=0', { page: 'review', match: 'm1', seat: 0 }],
  [
    '/review/imported/m1?seat=3&learn=2',
    { page: 'review', match: 'm1', isImported: true, seat: 3, learn: 2 },
  ],
  ['/review/file?seat=1', { page: 'review', isFile: true, seat: 1 }],
  ['/review/m1?seat=1&beside=2-3', { page: 'review', match: 'm1', seat: 1, beside: 'beside=2-3' }],
  ['/audit/m1', { page: 'audit', match: 'm1' }],
  ['/audit/a%2Fb', { page: 'audit', match: 'a/b' }],
  ['/audit/imported/m1', { page: 'audit', match: 'm1', isImported: true }],
  ['/audit/file', { page: 'audit', isFile: true }],
  ['/watch/m1', { page: 'watch', match: 'm1' }],
  ['/play/m1', { page: 'play', match: 'm1' }],
  ['/caster/m1', { page: 'caster', match: 'm1' }],
  ['/watch/a%2Fb', { page: 'watch', match: 'a/b' }],
  ['/watch/m1?t=1m30s', { page: 'watch', match: 'm1', into: 90_000_000 }],
  ['/replay/m1', { page: 'replay', match: 'm1' }],
  ['/replay/imported/m1', { page: 'replay', match: 'm1', isImported: true }],
  ['/replay/imported/m1?t=1.5s', { page: 'replay', match: 'm1', into: 1_500_000, isImported: true }],
  ['/replay/m1?t=1.5s&side=seat-2', { page: 'replay', match: 'm1', into: 1_500_000, side: 'seat-2' }],
  ['/replay/m1?round=2&speed=0.5', { page: 'replay', match: 'm1', round: 2, speed: 0.5 }],
  ['/replay/imported/m1?speed=16', { page: 'replay', match: 'm1', speed: 16, isImported: true }],
  ['/replay/m1?t=1.5s', { page: 'replay', match: 'm1', into: 1_500_000 }],
]

const unknown = [
  '/event',
  '/event/cup/x',
  '/organise/cup/x',
  '/watch',
  '/rules/m1',
  '/watch/',
  '/watch/m1/more',
  '/play',
  '/play/m1/more',
  '/nowhere/m1',
  '/watch/%E0%A4%A',
  '/replay/imported',
  '/replay/imported/m1/x',
  '/replay/file/x',
  '/review',
  '/review/m1/x',
  '/review/imported',
  '/review/file/x',
  '/tv/1',
  '/races',
  '/audit',
  '/audit/imported',
  '/audit/m1/more',
  '/audit/file/more',
  '/races/m1/more',
  '/new/1',
  '/api',
]

const parsed = (address: string) => parseRoute(new URL(address, 'http://table'))

describe('addresses', () => {
  it.each(known)('%s', (address, route) => {
    expect(parsed(address)).toEqual(route)
    expect(formatRoute(route)).toBe(address)
  })

  it.each(unknown)('%s is not known', (address) => {
    expect(parsed(address)).toEqual({ page: 'unknown' })
  })

  it('a question that is none leads to the lobby', () => {
    expect(parsed('/?day=soon')).toEqual({ page: 'lobby' })
  })

  it.each(['t=', 'round=0', 'round=1.5', 'speed=3', 'speed=-2', 'speed=fast', 'side='])(
    '%s is left out',
    (asked) => {
      expect(parsed(`/replay/m1?${asked}`)).toEqual({ page: 'replay', match: 'm1' })
    },
  )

  it.each(['watch', 'replay'] as const)('a bare number of ms opens /%s there, as it always did', (page) => {
    expect(parsed(`/${page}/m1?t=1500`)).toEqual({ page, match: 'm1', into: 1_500_000 })
  })

  it.each(['watch', 'replay'] as const)('what is no time opens /%s all the same, and is told', (page) => {
    for (const text of ['soon', '-1', '1m30'])
      expect(parsed(`/${page}/m1?t=${text}`)).toEqual({ page, match: 'm1', badTime: text })
  })
})
