import { expect, test } from 'vitest'
import { ownHosts } from './own-hosts.ts'

const isOwn = ownHosts({ host: 'games.lan', allowedHosts: ['Play.Example'] }, 'Laptop.fritz.box')

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST.',
  'x.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[fe80::1]',
  'laptop:3000',
  'laptop.local:3000',
  'laptop.fritz.box',
  'games.lan:3000',
  'play.example',
  'PLAY.example.:443',
])('%s is this service', (host) => {
  expect(isOwn(host)).toBe(true)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil-localhost',
  'sub.play.example',
  '127.0.0.1.evil.example',
  'laptop.evil.example',
  '',
  'a b',
])('%s is not', (host) => {
  expect(isOwn(host)).toBe(false)
})
